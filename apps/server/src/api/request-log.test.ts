import { join } from 'node:path'
import { once } from 'node:events'
import { connect } from 'node:net'
import type { InjectOptions } from 'fastify'
import { expect, test } from 'vitest'
import { createLogger } from '../platform/logger.ts'
import { testApp } from '../test/app.ts'
import { createUser, signIn } from '../test/factories.ts'
import { toyRouter } from '../test/toy-router.ts'

const lines: string[] = []
const logger = createLogger('info', { write: (line) => void lines.push(line) })
const builds = join(import.meta.dirname, '../test/builds')
const { app, database, clock } = await testApp({
  router: toyRouter,
  logger,
  builds: { shop: join(builds, 'shop'), admin: join(builds, 'admin') },
})
const user = await createUser(database)
const token = await signIn(database, user, clock)
const headers = { authorization: `Bearer ${token}` }

/** The lines written while one request was answered. */
async function logOf(request: InjectOptions) {
  lines.length = 0
  const answer = await app.inject(request)
  return {
    answer,
    text: lines.join(''),
    entries: lines.map((line): Record<string, unknown> => JSON.parse(line)),
  }
}

test('a request is one line: when, which, where, how it ended and who asked', async () => {
  const { answer, entries } = await logOf({
    method: 'POST',
    url: '/api/toys?x=1',
    headers,
    payload: { name: 'Kettle' },
  })
  expect(entries).toEqual([
    {
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      requestId: answer.headers['x-request-id'],
      method: 'POST',
      route: '/api/toys',
      status: 201,
      ms: expect.any(Number),
      userId: user.id,
    },
  ])
})

test('a tRPC request names its procedure', async () => {
  const { entries } = await logOf({ url: '/trpc/toys.top' })
  expect(entries).toMatchObject([
    { route: '/trpc/:procedure', procedure: 'toys.top', status: 200, userId: null },
  ])
})

test('a script that a browser keeps is no line', async () => {
  const { answer, entries } = await logOf({ url: '/assets/app-1a2b3c.js' })
  expect(answer.statusCode).toBe(200)
  expect(entries).toEqual([])
  expect((await logOf({ url: '/assets/gone-1a2b3c.js' })).entries).toHaveLength(1)
})

test('neither token, nor body, nor query is written down', async () => {
  const payload = { name: 'swordfish', password: 'swordfish' }
  for (const url of ['/api/toys?secret=swordfish', '/trpc/toys.create?secret=swordfish']) {
    const { text } = await logOf({ method: 'POST', url, headers, payload })
    expect(text).not.toContain('swordfish')
    expect(text).not.toContain(token)
  }
})

test('a logged secret is cut out of the line, also one level down', () => {
  lines.length = 0
  logger.info({
    password: 'swordfish',
    body: { token: 'swordfish', name: 'Ana' },
    req: { headers: { authorization: 'swordfish' } },
  })
  expect(lines.join('')).not.toContain('swordfish')
  expect(lines.join('')).toContain('Ana')
})

test('what nobody expected is written down whole', async () => {
  for (const url of ['/api/toys/broken', '/trpc/toys.broken']) {
    const { text, entries } = await logOf({ url })
    expect(text).toContain('10.0.0.1')
    expect(entries.map(({ level }) => level)).toEqual(['error', 'info'])
  }
})

test('fields that would give rights are noted by name, without their values, and dropped', async () => {
  const payload = { name: 'Kettle', price: 5, isAdmin: 'swordfish', _id: '1', nickname: 'x' }
  for (const url of ['/api/toys', '/trpc/toys.create']) {
    const { answer, text, entries } = await logOf({ method: 'POST', url, headers, payload })
    expect(answer.body).not.toContain('isAdmin')
    expect(entries).toContainEqual(
      expect.objectContaining({
        event: 'security.mass_assignment',
        userId: user.id,
        path: 'toys.create',
        fields: ['isAdmin', '_id'],
      }),
    )
    expect(text).not.toContain('swordfish')
  }
})

test('the id in the path of a call is no such field', async () => {
  const { entries } = await logOf({ method: 'PUT', url: '/api/toys/7', headers, payload: { name: 'Pan' } })
  expect(entries).toHaveLength(1)
})

test('a refused role is a line of the security log', async () => {
  const { entries } = await logOf({ url: '/api/toys/all', headers })
  expect(entries).toContainEqual(expect.objectContaining({ event: 'security.forbidden', userId: user.id }))
})

test('a client that hangs up in the middle of its request is no error of the database', async () => {
  const origin = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  lines.length = 0
  const socket = connect(Number(origin.port), origin.hostname)
  const head = ['POST /api/toys HTTP/1.1', 'Host: x', 'Content-Type: application/json', 'Content-Length: 99']
  socket.write(`${head.join('\r\n')}\r\n\r\n{"name":`)
  const [request] = await once(app.server, 'request')
  const closed = once(request, 'close')
  socket.resetAndDestroy()
  await closed.catch(() => {})
  await new Promise(setImmediate)
  expect(lines.join('')).not.toMatch(/"level":"(warn|error)"/)
})
