import * as generalCopy from '@trivet/core/copy/general'
import { expect, test } from 'vitest'
import { testApp } from '../test/app.ts'
import { toyRouter } from '../test/toy-router.ts'

// as Chromium and Firefox ask for a page
const accept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'

test('who opens a page while the server stops is told in a page, which opens it in a moment', async () => {
  const { app } = await testApp({ router: toyRouter })
  const asked = Promise.withResolvers<void>()
  app.addHook('preClose', () => asked.promise)
  const origin = await app.listen({ port: 0 })
  const closed = app.close()

  for (const path of ['/catalog?date=2026-12-01', '/admin/orders', '/apis']) {
    const page = await fetch(`${origin}${path}`, { headers: { accept } })
    expect(page.status).toBe(503)
    expect(page.headers.get('retry-after')).toBe('5')
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    const html = await page.text()
    expect(html).toContain(`<h1>${generalCopy.oneMoment}</h1>`)
    expect(html).toContain(generalCopy.opensByItself)
    expect(html).toContain('<meta http-equiv="refresh" content="5" />')
  }
  for (const path of ['/api/toys/top', '/trpc/toys.top', '/trpc?batch=1']) {
    const call = await fetch(`${origin}${path}`, { headers: { accept } })
    expect(call.status).toBe(503)
    expect(call.headers.get('content-type')).toContain('application/json')
    await call.text()
  }
  asked.resolve()
  await closed
})

test('who tries too many links reads so in a page, which does not try again by itself', async () => {
  const { app } = await testApp({ env: { rateLimits: true } })
  const open = () => app.inject({ url: `/trip/${'x'.repeat(43)}`, headers: { accept } })
  for (let wrong = 0; wrong < 20; wrong += 1) await open()

  const page = await open()
  expect(page.statusCode).toBe(429)
  expect(Number(page.headers['retry-after'])).toBeGreaterThan(0)
  expect(page.body).toContain(`<h1>${generalCopy.tooManyRequests}</h1>`)
  expect(page.body).not.toContain('http-equiv')
})

test('an address that cannot be read is not found, in a page', async () => {
  const { app } = await testApp()
  const page = await app.inject({ url: '/catalog/%zz', headers: { accept } })
  expect(page.statusCode).toBe(404)
  expect(page.body).toContain(`<h1>${generalCopy.notFound}</h1>`)
})
