import sharp from 'sharp'
import { expect, test } from 'vitest'
import { AppError } from '../api/app-error.ts'
import { maxPictureBytes, takePicture } from './picture-upload.ts'

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a0522d' } })

const codeOf = (bytes: Uint8Array) =>
  takePicture(bytes).then(
    () => 'taken',
    (error: unknown) => (error instanceof AppError ? error.code : error),
  )

test.each(['jpeg', 'png', 'webp', 'avif'] as const)('a %s becomes a WebP of ours', async (format) => {
  const { bytes, width, height } = await takePicture(await blank(60, 40).toFormat(format).toBuffer())
  expect([width, height]).toEqual([60, 40])
  expect((await sharp(bytes).metadata()).format).toBe('webp')
})

test('a picture held upright comes out upright, and tells no longer where it was taken', async () => {
  const bytes = await blank(60, 40)
    .withExif({ IFD0: { Copyright: 'Ana', Orientation: '6' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const taken = await takePicture(bytes)
  const { width, height, exif, orientation } = await sharp(taken.bytes).metadata()
  expect([width, height, exif, orientation]).toEqual([40, 60, undefined, undefined])
})

test('what is hidden behind a picture stays behind', async () => {
  const script = '<html><script>alert(1)</script></html>'
  const polyglot = Buffer.concat([await blank(30, 30).jpeg().toBuffer(), Buffer.from(script)])
  const { bytes } = await takePicture(polyglot)
  expect(bytes.includes('script')).toBe(false)
})

test('a very large picture is made smaller', async () => {
  const { width, height } = await takePicture(await blank(4000, 1000).jpeg().toBuffer())
  expect([width, height]).toEqual([2400, 600])
})

test.each([
  ['a page called a picture', '<!doctype html><script>alert(1)</script>'],
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['a GIF', 'GIF89a\x01\x00\x01\x00'],
  ['a document', '%PDF-1.7'],
  ['the head of a JPEG with a page behind it', '\xff\xd8\xff<html></html>'],
  ['nothing', ''],
])('refuses %s', async (_case, text) => {
  expect(await codeOf(Buffer.from(text, 'latin1'))).toBe('PICTURE_UNREADABLE')
})

test('refuses half a picture', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const whole = await sharp({ create: { width: 200, height: 200, channels: 3, noise, background: '#fff' } })
    .jpeg()
    .toBuffer()
  expect(await codeOf(whole.subarray(0, whole.length / 2))).toBe('PICTURE_UNREADABLE')
})

test('refuses a small file that would unpack to more than 40 megapixels', async () => {
  const bomb = await blank(8001, 5001).png({ compressionLevel: 9 }).toBuffer()
  expect(bomb.length).toBeLessThan(maxPictureBytes)
  expect(await codeOf(bomb)).toBe('PICTURE_TOO_MANY_PIXELS')
})

test('refuses more than 5 MiB', async () => {
  expect(await codeOf(Buffer.alloc(maxPictureBytes + 1))).toBe('PICTURE_TOO_LARGE')
})
