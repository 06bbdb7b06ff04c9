import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { request, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { text as bodyOf } from 'node:stream/consumers'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { testApp } from '../test/app.ts'
import { openTestDatabase, testDatabaseUrl } from '../test/database.ts'
import { toyRouter } from '../test/toy-router.ts'
import { applePayAddress } from './apple-pay-file.ts'

const builds = join(import.meta.dirname, '../test/builds')
const built = {
  router: toyRouter,
  builds: { shop: join(builds, 'shop'), admin: join(builds, 'admin') },
}
const { app, clock } = await testApp(built)
const origin = await app.listen({ port: 0 })

const get = (url: string, headers = {}) => app.inject({ url, headers })
/** Over a real connection: inject() would read the address as a browser does. */
const getRaw = (path: string) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    request(origin, { path }, resolve).on('error', reject).end()
  })
const renderOf = (body: string) => /render (\d+)/.exec(body)?.[1]

test('a page is rendered here, and its loader reaches the procedures without a request', async () => {
  const answer = await get('/toy')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(answer.body).toContain('{"id":"kettle"}')
})

test.each([
  ['//', '/'],
  ['///', '/'],
  ['/\\', '/'],
  ['//evil.example/toy?a=1', '/evil.example/toy'],
  ['/\\evil.example//toy', '/evil.example//toy'],
  ['//a:99999/toy', '/a:99999/toy'],
])('%s is no page: it leads to %s of this site', async (url, location) => {
  const answer = await getRaw(url)
  answer.resume()
  expect(answer.statusCode).toBe(301)
  expect(answer.headers['location']).toBe(location)
})

test.each(['http://evil.example', 'HTTPS://user:pw@evil.example:99999', 'ftp://[::1', 'http://'])(
  'a page of %s is the one of its path here, whatever site is named',
  async (site) => {
    const answer = await getRaw(`${site}/toy`)
    expect(answer.statusCode).toBe(200)
    expect(renderOf(await bodyOf(answer))).toBe(renderOf((await get('/toy')).body))
    const bare = await getRaw(`${site}?a=1`)
    expect(await bodyOf(bare)).toContain(' of /</p>')
  },
)

test('a form that is sent before its scripts are there leads back to its page, and never to another site', async () => {
  const send = (url: string, accept: string) =>
    app.inject({
      method: 'POST',
      url,
      headers: { accept, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'password=a+pan',
    })
  const answer = await send('/toy?token=abc', 'text/html,application/xhtml+xml')
  expect([answer.statusCode, answer.headers['location']]).toEqual([303, '/toy?token=abc'])
  expect((await send('//evil.example/toy', 'text/html')).headers['location']).toBe('/evil.example/toy')
  expect((await send('/toy', 'application/json')).statusCode).toBe(404)
})

test('its policy allows its own inline scripts by their hash, and no others', async () => {
  const answer = await get('/toy')
  const script = /<script>(.*?)<\/script>/.exec(answer.body)?.[1] ?? ''
  const policy = String(answer.headers['content-security-policy'])
  expect(policy).toContain(
    `script-src 'self' 'sha256-${createHash('sha256').update(script).digest('base64')}';`,
  )
  expect(policy).toContain("default-src 'self'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain('unsafe')
})

test.each(['<script>steal()</script>', '<script nonce="guessed">steal()</script>'])(
  'a text that got into a page unescaped, such as %s, does not run',
  async (text) => {
    const answer = await get(`/toy?unescaped=${encodeURIComponent(text)}`)
    expect(answer.body).toContain(text)
    expect(answer.headers['content-security-policy']).toBe(
      (await get('/toy')).headers['content-security-policy'],
    )
  },
)

test('what marks a page’s own scripts while it is rendered is told to nobody', async () => {
  expect((await get('/toy')).body).not.toContain('nonce')
})

test('only a shop that charges cards lets the payment providers in, and nobody else', async () => {
  const closed = await get('/toy')
  expect(closed.headers['cross-origin-opener-policy']).toBe('same-origin')
  expect(closed.headers['content-security-policy']).not.toMatch(/stripe|paypal|frame-src/)

  const applePayFile = import.meta.filename
  const keys = { secretKey: 'sk', publishableKey: 'pk', webhookSecret: 'whsec', applePayFile }
  const paypal = { clientId: 'client', clientSecret: 'secret', webhookId: 'WH-1' }
  const live = await testApp({ ...built, env: { payments: 'live', providers: { stripe: keys, paypal } } })
  const answer = await live.app.inject('/toy')
  const policy = String(answer.headers['content-security-policy'])
  const sites = policy.match(/https:\/\/[^ ;]+/g) ?? []
  expect([...new Set(sites)].toSorted()).toEqual([
    'https://*.js.stripe.com',
    'https://*.link.com',
    'https://*.stripe.com',
    'https://api.stripe.com',
    'https://hooks.stripe.com',
    'https://js.stripe.com',
    'https://link.com',
    'https://www.paypal.com',
    'https://www.paypalobjects.com',
  ])
  expect(policy).not.toContain('unsafe')
  expect(answer.headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups')
  expect((await live.app.inject('/api/shop')).body).not.toMatch(/sk|whsec|secret/)
  expect((await live.app.inject(applePayAddress)).body).toBe(readFileSync(applePayFile, 'utf8'))
  expect((await get(applePayAddress)).headers['content-type']).toContain('html')
})

test('a public page is rendered once in five seconds, then renewed behind the next visitor', async () => {
  const first = renderOf((await get('/fresh')).body)
  clock.advance(5_000)
  expect(renderOf((await get('/fresh')).body)).toBe(first)
  clock.advance(1)
  expect(renderOf((await get('/fresh')).body)).toBe(first)
  await new Promise((done) => setTimeout(done, 50))
  expect(renderOf((await get('/fresh')).body)).not.toBe(first)
})

test('a page that nobody saw for more than a minute is rendered anew', async () => {
  const first = renderOf((await get('/old')).body)
  clock.advance(65_001)
  expect(renderOf((await get('/old')).body)).not.toBe(first)
})

test('twenty visitors at once cost one render', async () => {
  const pages = await Promise.all(Array.from({ length: 20 }, () => get('/crowd')))
  expect(new Set(pages.map(({ body }) => renderOf(body))).size).toBe(1)
})

test('the query makes another page', async () => {
  expect((await get('/list?page=1')).body).not.toBe((await get('/list?page=2')).body)
})

test.each([
  ['/placed?zip=78704', '/placed'],
  ['/placed?page=1&zip=78704', '/placed?page=1'],
  ['/placed?zip=78704&page=2&zip=80202', '/placed?page=2&zip=10001'],
])('the place makes no other page: %s and %s', async (one, other) => {
  expect((await get(one)).body).toBe((await get(other)).body)
  expect((await get(one)).body).not.toContain('zip')
})

test.each(['/private', '/gone'])('%s is never kept', async (url) => {
  expect(renderOf((await get(url)).body)).not.toBe(renderOf((await get(url)).body))
})

test('nothing a visitor sends gets into a page', async () => {
  const answer = await get('/cookies', { cookie: 'name=swordfish', host: 'evil.example' })
  expect(answer.body).not.toContain('swordfish')
})

test('a page that lacks some of its data is rendered anew for the next visitor', async () => {
  const first = await get('/partly')
  expect(first.headers['cache-control']).toBe('public, no-store')
  expect(renderOf((await get('/partly')).body)).not.toBe(renderOf(first.body))
})

test('a page that does not exist keeps its status', async () => {
  expect((await get('/gone')).statusCode).toBe(404)
})

test('without its database a page says when to come back, and nobody keeps it', async () => {
  const url = new URL(await testDatabaseUrl())
  url.port = '1'
  const database = openTestDatabase(url.href)
  vi.spyOn(console, 'error').mockImplementationOnce(() => {})
  const away = await testApp({ ...built, database })
  const answer = await away.app.inject('/stored')
  expect(answer.statusCode).toBe(503)
  expect(answer.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' })
  await database.close()
})

test('a page that broke for another reason promises nothing', async () => {
  vi.spyOn(console, 'error').mockImplementationOnce(() => {})
  const answer = await get('/broken')
  expect(answer.statusCode).toBe(500)
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.headers).not.toHaveProperty('retry-after')
})

test('a visitor who has the page is told so', async () => {
  const { headers } = await get('/held')
  const again = await get('/held', { 'if-none-match': headers['etag'] })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test('a long page comes compressed to those who can read it', async () => {
  expect((await get('/x?long', { 'accept-encoding': 'gzip, br' })).headers).toMatchObject({
    'content-encoding': 'gzip',
    vary: 'Accept-Encoding',
  })
  expect((await get('/x?long')).headers).not.toHaveProperty('content-encoding')
})

test.each([
  ['/assets/app-1a2b3c.js', 'public, max-age=31536000, immutable'],
  ['/humans.txt', 'public, max-age=3600'],
  ['/admin/assets/app-4d5e6f.js', 'public, max-age=31536000, immutable'],
])('the file %s is served', async (url, caching) => {
  const answer = await get(url)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['cache-control']).toBe(caching)
})

test.each([
  '/assets/app-gone.js',
  '/favicon.ico',
  '/admin/assets/gone.js',
  '/assets/..%2f..%2fserver%2findex.js',
  '/assets/',
  '/assets//app-1a2b3c.js',
  '/assets//x',
  '/assets/a/b',
  '/assets/%00',
  '/admin/assets/',
  '/admin/assets//x',
  '/server/index.js',
])('the file %s is not there, and no page is rendered to say so', async (url) => {
  const answer = await get(url)
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toMatchObject({ code: 'NOT_FOUND' })
})

test.each([{ range: 'bytes=9999999-' }, { 'if-match': '"x"' }])(
  'a file that cannot be had as asked for, %j, is refused',
  async (headers) => {
    for (const url of ['/assets/app-1a2b3c.js', '/humans.txt', '/api/docs/files/swagger-ui.css']) {
      const { statusCode, headers: answered } = await get(url, headers)
      expect([url, statusCode]).toEqual([url, 400])
      expect(answered).not.toMatchObject({ 'cache-control': expect.stringMatching(/public|max-age/) })
    }
  },
)

test('every address of the admin is its one page', async () => {
  for (const url of ['/admin/', '/admin/orders/1?tab=2', '/admin/login']) {
    const answer = await get(url)
    expect(answer.body).toContain('Trivet admin')
    expect(answer.headers['cache-control']).toBe('no-cache')
    expect(answer.headers['content-security-policy']).toContain("script-src 'self';")
  }
  expect((await get('/admin')).headers['location']).toBe('/admin/')
})

test('a file that the build has compressed is sent so to those who can read it', async () => {
  const brotli = await get('/assets/app-1a2b3c.js', { 'accept-encoding': 'gzip, br' })
  expect(brotli.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'application/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  const plain = await get('/assets/app-1a2b3c.js')
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body)
  expect((await get('/assets/app-1a2b3c.js.br')).statusCode).toBe(404)
})

test('the API keeps its own addresses', async () => {
  expect((await get('/api/nowhere')).json()).toMatchObject({ code: 'NOT_FOUND' })
  expect((await get('/trpc/nowhere')).statusCode).toBe(404)
})

test('without a build the shop says what to do', async () => {
  const bare = await testApp({ router: toyRouter })
  for (const url of ['/', '/admin/']) {
    const answer = await bare.app.inject({ url })
    expect(answer.statusCode).toBe(503)
    expect(answer.body).toContain('npm run build')
  }
})
