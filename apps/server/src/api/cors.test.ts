import { expect, test } from 'vitest'
import { testApp } from '../test/app.ts'

const { app } = await testApp({ env: { corsOrigins: ['https://app.example.com'] } })

test('only the origins of the configuration may call from a browser', async () => {
  const ask = (origin: string) =>
    app.inject({
      method: 'OPTIONS',
      url: '/api/orders',
      headers: { origin, 'access-control-request-method': 'POST' },
    })
  const allowed = await ask('https://app.example.com')
  expect(allowed.statusCode).toBe(204)
  expect(allowed.headers['access-control-allow-origin']).toBe('https://app.example.com')
  expect(allowed.headers['access-control-allow-headers']).toContain('Idempotency-Key')
  expect(allowed.headers).not.toHaveProperty('access-control-allow-credentials')

  const refused = await ask('https://evil.example')
  expect(refused.headers).not.toHaveProperty('access-control-allow-origin')
  expect(refused.headers['vary']).toContain('Origin')
})

const allowed = { origin: 'https://app.example.com' }
const preflight = { 'access-control-request-method': 'POST' }

test.each(['/api/orders', '/trpc/shop.info'])('a preflight of %s says all that may be sent', async (url) => {
  const answer = await app.inject({ method: 'OPTIONS', url, headers: { ...allowed, ...preflight } })
  expect([answer.statusCode, answer.body]).toEqual([204, ''])
  expect(answer.headers).toMatchObject({
    'access-control-allow-origin': 'https://app.example.com',
    'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
    'access-control-allow-headers': 'Authorization, Content-Type, Idempotency-Key',
    'access-control-expose-headers': 'Location, Retry-After, X-Request-Id, Idempotent-Replayed',
    'access-control-max-age': '600',
    vary: 'Origin',
  })
})

test('an answer may be read by an allowed page, with the headers a client needs', async () => {
  const answer = await app.inject({ url: '/api/products', headers: allowed })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'access-control-allow-origin': 'https://app.example.com',
    'access-control-expose-headers': 'Location, Retry-After, X-Request-Id, Idempotent-Replayed',
  })
  expect(answer.headers).not.toHaveProperty('access-control-allow-methods')
})

test.each([
  'https://evil.example',
  'https://app.example.com.evil.example',
  'https://APP.example.com',
  'null',
])('the origin %s is told nothing, and its preflight is no more than a wrong method', async (origin) => {
  const answers = await Promise.all([
    app.inject({ method: 'OPTIONS', url: '/api/orders', headers: { origin, ...preflight } }),
    app.inject({ url: '/api/products', headers: { origin } }),
  ])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([405, 200])
  for (const { headers } of answers) {
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([])
    expect(headers['vary']).toContain('Origin')
  }
})

test('an OPTIONS that is no preflight is refused as a wrong method', async () => {
  const answer = await app.inject({ method: 'OPTIONS', url: '/api/orders', headers: allowed })
  expect([answer.statusCode, answer.headers['allow']]).toEqual([405, 'POST, GET, HEAD'])
})

test('pages are no part of it', async () => {
  for (const url of ['/', '/catalog', '/healthz']) {
    const answer = await app.inject({ method: 'OPTIONS', url, headers: { ...allowed, ...preflight } })
    expect(answer.statusCode, url).toBe(404)
    expect(answer.headers, url).not.toHaveProperty('access-control-allow-origin')
  }
})

test('a shop that names no origins allows none', async () => {
  const { app: closed } = await testApp()
  const answer = await closed.inject({ url: '/api/products', headers: allowed })
  expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
})
