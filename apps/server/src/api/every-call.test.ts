import * as catalogCopy from '@trivet/core/copy/catalog'
import * as generalCopy from '@trivet/core/copy/general'

import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { testApp } from '../test/app.ts'
import { createUser, signIn } from '../test/factories.ts'
import { toyRouter } from '../test/toy-router.ts'

const { app, database, clock } = await testApp({ router: toyRouter })
const user = await createUser(database)
const token = await signIn(database, user, clock)
const bearer = { authorization: `Bearer ${token}` }

const get = (url: string, headers = {}) => app.inject({ url, headers })
const post = (url: string, body: unknown, headers: Record<string, string> = bearer) =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  })

describe('answers', () => {
  test('a success has the status of its endpoint, and what the use case put into the headers', async () => {
    const answer = await post('/api/toys', { name: 'Kettle' })
    expect(answer.statusCode).toBe(201)
    expect(answer.headers['location']).toBe('/api/toys/1')
    expect(answer.json()).toEqual({ name: 'Kettle' })
  })

  test('an answer without content has no body', async () => {
    const answer = await app.inject({ method: 'DELETE', url: '/api/toys/1', headers: bearer })
    expect(answer.statusCode).toBe(204)
    expect(answer.body).toBe('')
  })

  test('a fixed path is not taken for an id', async () => {
    expect((await get('/api/toys/top')).json()).toEqual({ top: true })
    expect((await get('/api/toys/bottom')).json()).toEqual({ id: 'bottom' })
  })

  test('the id in the path wins over one in the body', async () => {
    const answer = await app.inject({
      method: 'PUT',
      url: '/api/toys/7',
      headers: bearer,
      payload: { id: '8', name: 'Pan' },
    })
    expect(answer.json()).toEqual({ id: '7', name: 'Pan' })
  })

  test('HEAD answers as GET, without the body', async () => {
    const answer = await app.inject({ method: 'HEAD', url: '/api/toys/top' })
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toBe('')
  })

  test.each([
    '/api/toys/top',
    '/api/toys/missing',
    '/api/nowhere',
    '/api/toys/%zz',
    '/trpc/toys.top',
    '/healthz',
    '/elsewhere',
  ])('%s carries the security headers and its request id', async (url) => {
    const { headers } = await get(url)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    })
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    expect(headers).not.toHaveProperty('x-powered-by')
    expect(headers).not.toHaveProperty('server')
  })

  test('a request id of the client is not taken over', async () => {
    const { headers } = await get('/api/toys/top', { 'x-request-id': 'mine' })
    expect(headers['x-request-id']).not.toBe('mine')
  })

  test('long answers are compressed for those who can read it', async () => {
    expect((await get('/api/toys/large', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe(
      'gzip',
    )
    expect((await get('/trpc/toys.large', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe(
      'gzip',
    )
    expect((await get('/api/toys/top', { 'accept-encoding': 'gzip' })).headers).not.toHaveProperty(
      'content-encoding',
    )
  })
})

describe('errors', () => {
  test('an error is a message, a code and the request id', async () => {
    const answer = await get('/api/toys/missing')
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(answer.json()).toEqual({
      message: catalogCopy.productNotFound,
      code: 'PRODUCT_NOT_FOUND',
      requestId: answer.headers['x-request-id'],
    })
  })

  test('wrong fields are listed, and the first one speaks', async () => {
    const answer = await post('/api/toys', {})
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({
      message: 'A toy needs a name',
      code: 'INVALID_INPUT',
      errors: [{ path: 'name', message: 'A toy needs a name' }],
    })
  })

  test('details go with the error that has them', async () => {
    expect((await get('/api/toys/prices')).json()).toMatchObject({
      code: 'PRICES_CHANGED',
      details: { total: 70.12 },
    })
  })

  test.each(['/api/toys/broken', '/api/toys/wrong-output', '/trpc/toys.broken', '/trpc/toys.wrongOutput'])(
    '%s tells nothing of what nobody expected',
    async (url) => {
      const answer = await get(url)
      expect(answer.statusCode).toBe(500)
      expect(answer.body).toContain(generalCopy.errorOccurred)
      for (const secret of ['relation', '10.0.0.1', 'passwordHash', 'secret', 'stack', 'zod', 'expected']) {
        expect(answer.body).not.toContain(secret)
      }
    },
  )

  test.each([
    ['GET', '/api/nowhere'],
    ['POST', '/api/nowhere'],
    ['GET', '/api/toys/%zz'],
    ['GET', '/api/toys/%'],
    ['GET', `/api/toys/${'x'.repeat(600)}`],
    ['GET', '/trpc/nowhere'],
    ['GET', '/trpc/__proto__'],
    ['POST', '/elsewhere'],
  ] as const)('%s %s is not found', async (method, url) => {
    const answer = await app.inject({ method, url })
    expect(answer.statusCode).toBe(404)
    expect(answer.body).toContain(generalCopy.notFound)
  })

  test.each([
    ['DELETE', '/api/toys', 'GET, HEAD, POST'],
    ['PATCH', '/api/toys/1', 'GET, HEAD, PUT, DELETE'],
    ['POST', '/api/toys/top', 'GET, HEAD'],
    ['POST', '/api/toys/all', 'GET, HEAD'],
    ['DELETE', '/api/toys/all', 'GET, HEAD'],
    ['OPTIONS', '/api/toys/top', 'GET, HEAD'],
    ['DELETE', '/trpc/toys.top', 'GET, POST'],
  ] as const)('%s %s is not allowed, and the answer says what is', async (method, url, allow) => {
    const answer = await app.inject({ method, url })
    expect(answer.statusCode).toBe(405)
    expect(answer.headers['allow']).toBe(allow)
  })
})

describe('bodies', () => {
  test.each([
    ['a syntax error', '{"name":'],
    ['a list', '[]'],
    ['a text', '"name"'],
    ['null', 'null'],
  ])('%s is not a body', async (_case, body) => {
    const answer = await post('/api/toys', body)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ message: generalCopy.invalidJson, code: 'INVALID_JSON' })
  })

  test('a body over 100 KiB is too large', async () => {
    const fits = await post('/api/toys/echo', { text: 'x'.repeat(100 * 1024 - 11) })
    const tooLarge = await post('/api/toys/echo', { text: 'x'.repeat(100 * 1024 - 10) })
    expect([fits.statusCode, tooLarge.statusCode]).toEqual([200, 413])
    expect((await post('/trpc/toys.echo', { text: 'x'.repeat(100 * 1024) })).statusCode).toBe(413)
  })

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
  ])('a body of %s is not JSON', async (type) => {
    for (const url of ['/api/toys', '/trpc/toys.create']) {
      expect((await post(url, '{"name":"Kettle"}', { ...bearer, 'content-type': type })).statusCode).toBe(415)
    }
  })

  test.each([
    ['garbage', 415],
    ['gzip, gzip', 415],
    ['gzip', 400],
    ['br', 400],
    ['identity', 201],
  ])('a body that claims to be encoded as %s and is not', async (encoding, status) => {
    for (const url of ['/api/toys', '/trpc/toys.create']) {
      const answer = await post(url, '{"name":"Kettle"}', { ...bearer, 'content-encoding': encoding })
      expect(answer.statusCode).toBe(status === 201 && url.startsWith('/trpc') ? 200 : status)
    }
  })

  test('a body that is encoded as it says is read', async () => {
    const payload = gzipSync('{"name":"Kettle"}')
    const headers = { ...bearer, 'content-type': 'application/json', 'content-encoding': 'gzip' }
    const answer = await app.inject({ method: 'POST', url: '/api/toys', headers, payload })
    expect(answer.json()).toEqual({ name: 'Kettle' })
  })

  const nested = (depth: number) => JSON.parse(`${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`)

  test.each([
    ['__proto__', '{"text":"x","__proto__":{"isAdmin":true}}'],
    ['__proto__ further in', '{"text":"x","a":[{"__proto__":{}}]}'],
    ['constructor.prototype', '{"text":"x","constructor":{"prototype":{"isAdmin":true}}}'],
    ['nesting over 10', JSON.stringify({ text: 'x', a: nested(10) })],
    ['50,000 brackets', `{"text":"x","a":${'['.repeat(50_000)}${']'.repeat(50_000)}}`],
    ['U+0000', '{"text":"\\u0000"}'],
    ['half a surrogate pair', '{"text":"\\ud83d"}'],
    ['minus zero', '{"text":"x","a":-0}'],
  ])('%s is refused at both endpoints', async (_case, body) => {
    for (const url of ['/api/toys/echo', '/trpc/toys.echo']) {
      expect((await post(url, body)).statusCode).toBe(400)
    }
  })

  test('nesting of 10 is fine', async () => {
    expect((await post('/api/toys/echo', { text: 'x', a: nested(9) })).statusCode).toBe(200)
  })

  test('a number is no text, and a text no number', async () => {
    expect((await post('/api/toys/echo', { text: 5 })).statusCode).toBe(400)
    expect((await post('/api/toys', { name: 'Kettle', price: '5' })).statusCode).toBe(400)
    expect((await post('/api/toys', '{"name":"Kettle","price":1e400}')).statusCode).toBe(400)
  })

  test('an empty body with a JSON header is an empty object', async () => {
    expect((await post('/api/toys', '')).json()).toMatchObject({ message: 'A toy needs a name' })
  })
})

describe('queries', () => {
  test('whole numbers of a query are numbers', async () => {
    expect((await get('/api/toys?pageNumber=3&keyword=12')).json()).toEqual({ pageNumber: 3, keyword: '12' })
  })

  test.each(['0', '-1', 'abc', '1.5', '1e9', '01', '1000000', '%20'])(
    'pageNumber=%s is refused',
    async (number) => {
      expect((await get(`/api/toys?pageNumber=${number}`)).statusCode).toBe(400)
    },
  )

  test.each(['keyword=a&keyword=b', 'keyword[contains]=x', 'keyword[]=x', 'keyword=%00'])(
    '?%s is refused',
    async (query) => {
      expect((await get(`/api/toys?${query}`)).statusCode).toBe(400)
    },
  )

  test('a number sent as text over tRPC stays text', async () => {
    expect((await get(`/trpc/toys.list?input=${encodeURIComponent('{"pageNumber":"3"}')}`)).statusCode).toBe(
      400,
    )
  })
})

describe('tRPC', () => {
  const shapeOf = (answer: { json(): { error: { message: string; data: object } } }) => answer.json().error

  test('an error carries the code of the table, the request id and a message fit to show', async () => {
    const answer = await get(`/trpc/toys.byId?input=${encodeURIComponent('{"id":"missing"}')}`)
    expect(answer.statusCode).toBe(404)
    expect(shapeOf(answer)).toMatchObject({
      message: catalogCopy.productNotFound,
      data: {
        code: 'NOT_FOUND',
        httpStatus: 404,
        errorCode: 'PRODUCT_NOT_FOUND',
        requestId: answer.headers['x-request-id'],
      },
    })
  })

  test('the first wrong field speaks here too', async () => {
    expect(shapeOf(await post('/trpc/toys.create', {}))).toMatchObject({
      message: 'A toy needs a name',
      data: { errorCode: 'INVALID_INPUT', errors: [{ path: 'name', message: 'A toy needs a name' }] },
    })
  })

  test('an unexpected error has no code of ours', async () => {
    expect(shapeOf(await get('/trpc/toys.broken')).data).toMatchObject({ httpStatus: 500, errorCode: null })
  })

  test('ten calls fit into a batch, eleven do not', async () => {
    const batch = (size: number) =>
      get(`/trpc/${Array(size).fill('toys.top').join(',')}?batch=1&input=%7B%7D`)
    expect((await batch(10)).json()).toHaveLength(10)
    expect((await batch(11)).statusCode).toBe(400)
  })

  test('a mutation is not reached by GET', async () => {
    expect((await get('/trpc/toys.echo?input=%7B%22text%22%3A%22x%22%7D')).statusCode).toBe(405)
  })

  test('broken JSON is called so', async () => {
    expect(shapeOf(await post('/trpc/toys.echo', '{'))).toMatchObject({ message: generalCopy.invalidJson })
    expect((await get('/trpc/toys.byId?input=%7B')).statusCode).toBe(400)
  })
})
