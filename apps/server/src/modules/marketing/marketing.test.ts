import jsQR from 'jsqr'
import sharp from 'sharp'
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { clothStripes } from './card-cloth.ts'
import { cardFormats, cardLayout, safeMargin, type CardFormat } from './card-layout.ts'

const { app } = await testApp({ env: { publicUrl: 'https://trivet.example' } })
const get = (file: string, code = 'KCHN2345') => app.inject(`/api/referral/marketing/${code}/${file}`)

/** What a phone would read. */
async function scanned(picture: Buffer, width = 600) {
  const { data, info } = await sharp(picture, { density: 300 })
    .resize({ width })
    .flatten({ background: '#fff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data ?? null
}

const link = 'https://trivet.example/?ref=KCHN2345'

describe('the QR code', () => {
  test.each([
    ['qr.svg', 'image/svg+xml'],
    ['qr.png', 'image/png'],
  ])('%s leads to the shop with the code, though our mark lies on it', async (file, contentType) => {
    const answer = await get(file)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe(contentType)
    expect(await scanned(answer.rawPayload)).toBe(link)
  })

  test('of a stay leads to its page', async () => {
    const answer = await get('qr.png?stay=casa-azul-k7m2qd')
    expect(await scanned(answer.rawPayload)).toBe('https://trivet.example/stay/casa-azul-k7m2qd')
  })

  test('is printed without blurred edges: large, and of two colours but for the mark', async () => {
    const { width = 0 } = await sharp((await get('qr.png')).rawPayload).metadata()
    expect(width).toBeGreaterThanOrEqual(1024)
    expect((await get('qr.svg')).body).toContain('#221A20')
  })
})

describe('the listing card', () => {
  test('is a picture of 4 × 6 inches whose code can be scanned', async () => {
    const answer = await get('listing-card.png')
    expect(answer.headers['content-type']).toBe('image/png')
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
      width: 1200,
      height: 1800,
      density: 300,
    })
    expect(await scanned(answer.rawPayload, 900)).toBe(link)
  })

  test.each([
    ['listing-card.pdf', 288, 432],
    ['listing-card-a6.pdf', 297.64, 419.53],
  ])('%s opens, is one page of its size, and says code, saving and address', async (file, width, height) => {
    const answer = await get(file)
    expect(answer.headers['content-type']).toBe('application/pdf')
    const pdf = await getDocumentProxy(new Uint8Array(answer.rawPayload))
    expect(pdf.numPages).toBe(1)
    const [, , pageWidth = 0, pageHeight = 0] = (await pdf.getPage(1)).view
    expect(pageWidth).toBeCloseTo(width, 1)
    expect(pageHeight).toBeCloseTo(height, 1)
    const { text } = await extractText(pdf, { mergePages: true })
    for (const words of ['KCHN2345', '10% off your first order', 'trivet.example/?ref=KCHN2345', 'Trivet']) {
      expect(text).toContain(words)
    }
  })

  test('of a stay names its page', async () => {
    const answer = await get('listing-card.pdf?stay=casa-azul-k7m2qd')
    const { text } = await extractText(new Uint8Array(answer.rawPayload), { mergePages: true })
    expect(text).toContain('trivet.example/stay/casa-azul-k7m2qd')
  })

  test.each(Object.keys(cardFormats) as CardFormat[])('%s keeps away from the edges', (format) => {
    const shop = 'M'.repeat(40)
    const content = { shop, code: 'KCHN2345', link: `${link}${'x'.repeat(60)}`, isStay: false }
    const layout = cardLayout(format, content)
    const boxes = [layout.band, layout.qr, layout.chip, layout.mark, ...clothStripes(layout.band)]
    for (const { x, y, width, height } of boxes) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(safeMargin)
      expect(x + width).toBeLessThanOrEqual(layout.width - safeMargin + 0.01)
      expect(y + height).toBeLessThanOrEqual(layout.height - safeMargin + 0.01)
    }
    for (const { middle, size } of layout.texts) {
      expect(middle + size / 2).toBeLessThanOrEqual(layout.height - safeMargin)
    }
    // the code does not touch what stands under it
    const tops = layout.texts.map(({ middle, size }) => middle - size / 2)
    const bottoms = layout.texts.map(({ middle, size }) => middle + size / 2)
    for (const [line, top] of tops.slice(1).entries()) expect(top).toBeGreaterThanOrEqual(bottoms[line]!)
  })
})

describe('the files', () => {
  test('are drawn for any code of the right form: they tell nothing about which codes there are', async () => {
    expect((await get('qr.svg', 'ZZZZZZZZ')).statusCode).toBe(200)
  })

  test.each([
    ['a code of another form', 'qr.svg', 'kchn2345'],
    ['a short code', 'qr.svg', 'KCHN'],
    ['a file there is not', 'qr.gif', 'KCHN2345'],
    ['a file of the language', 'constructor', 'KCHN2345'],
    ['a stay that is no slug', 'qr.svg?stay=..%2F..', 'KCHN2345'],
    ['two stays', 'qr.svg?stay=a&stay=b', 'KCHN2345'],
    ['a stay without end', `qr.svg?stay=${'a'.repeat(65)}`, 'KCHN2345'],
  ])('are not found for %s', async (_case, file, code) => {
    expect((await get(file, code)).statusCode).toBe(404)
  })

  test('are kept for a day and can be downloaded under a name', async () => {
    const answer = await get('listing-card.png?download=1')
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=86400',
      'content-disposition': 'attachment; filename="trivet-KCHN2345-listing-card.png"',
      'x-content-type-options': 'nosniff',
    })
  })

  test('are only read', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/referral/marketing/KCHN2345/qr.svg',
      payload: {},
    })
    expect(answer.statusCode).toBe(405)
    expect(answer.headers['allow']).toBe('GET, HEAD')
  })

  test('are made in turn: a crowd waits or is sent away, and the shop goes on', async () => {
    const codes = Array.from(
      { length: 40 },
      (_, index) => `ZZZZZZ${String(index + 22).replaceAll(/[01]/g, 'A')}`,
    )
    const answers = await Promise.all(codes.map((code) => get('qr.png', code)))
    const statuses = new Set(answers.map(({ statusCode }) => statusCode))
    expect([...statuses].toSorted()).toEqual([200, 503])
    expect(answers.find(({ statusCode }) => statusCode === 503)?.headers['retry-after']).toBe('1')
  })
})
