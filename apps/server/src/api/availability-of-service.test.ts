import * as generalCopy from '@trivet/core/copy/general'
import { connect } from 'node:net'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { text } from 'node:stream/consumers'

import { expect, onTestFinished, test, vi } from 'vitest'
import { testApp } from '../test/app.ts'
import { openTestDatabase, testDatabaseUrl } from '../test/database.ts'
import { toyRouter } from '../test/toy-router.ts'

test('text that PostgreSQL cannot store is the caller’s mistake', async () => {
  const { app } = await testApp({ router: toyRouter })
  for (const url of ['/api/toys/unsafe', '/trpc/toys.unsafe']) {
    expect((await app.inject({ url })).statusCode).toBe(400)
  }
})

test('without its database the server lives, is not ready, and says when to come back', async () => {
  const url = new URL(await testDatabaseUrl())
  url.port = '1'
  const away = openTestDatabase(url.href)
  const { app } = await testApp({ router: toyRouter, database: away })
  expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200)
  for (const address of [
    '/readyz',
    '/api/toys/find?name=x',
    '/trpc/toys.find?input=%7B%22name%22%3A%22x%22%7D',
  ]) {
    const answer = await app.inject({ url: address })
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBe('5')
    expect(answer.body).not.toContain('ECONNREFUSED')
  }
  await away.close()
})

test('a closing server refuses new work politely', async () => {
  const { app } = await testApp({ router: toyRouter })
  await app.listen({ port: 0 })
  const origin = app.listeningOrigin
  expect((await fetch(`${origin}/healthz`)).status).toBe(200)
  await app.close()
  await expect(fetch(`${origin}/healthz`)).rejects.toThrow()
})

test('a server that cannot keep up says when to come back, but is alive', async () => {
  reportEventLoopDelay(2000)
  const { app } = await testApp({ router: toyRouter, busyAfterMs: 1000 })
  await app.ready()

  // the delay is read once a second
  await expect.poll(async () => (await app.inject('/api/toys/top')).statusCode, { timeout: 15_000 }).toBe(503)
  const refused = await app.inject('/api/toys/top')
  expect(refused.headers['retry-after']).toBe('5')
  expect((await app.inject('/healthz')).statusCode).toBe(200)
})

test('a request while the server stops is refused in the form of every error, and asked to come back', async () => {
  const { app } = await testApp({ router: toyRouter })
  const asked = Promise.withResolvers<void>()
  app.addHook('preClose', () => asked.promise)
  const origin = await app.listen({ port: 0 })
  const closed = app.close()
  for (const path of ['/api/toys/top', '/readyz', '/toy']) {
    const refused = await fetch(`${origin}${path}`)
    expect(refused.status).toBe(503)
    expect(refused.headers.get('retry-after')).toBe('5')
    expect(await refused.json()).toMatchObject({ code: 'UNAVAILABLE', requestId: expect.any(String) })
  }
  asked.resolve()
  await closed
})

test('what is no HTTP is answered in the form of every error', async () => {
  const { app } = await testApp({ router: toyRouter })
  await app.listen({ port: 0 })
  const { port } = new URL(app.listeningOrigin)
  const socket = connect(Number(port), '127.0.0.1')
  socket.end('FOO /api/toys/top HTTP/1.1\r\nHost: x\r\n\r\n')
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
  expect(head).toContain('400 Bad Request')
  expect(JSON.parse(body)).toMatchObject({ message: generalCopy.invalidInput, requestId: expect.any(String) })
})

/** From now on every measurement of the delay says this: a real delay would depend on how busy the machine is. */
function reportEventLoopDelay(milliseconds: number) {
  const histogram: object = Object.getPrototypeOf(monitorEventLoopDelay())
  const mean = vi.spyOn(histogram as { mean: number }, 'mean', 'get').mockReturnValue(milliseconds * 1e6)
  onTestFinished(() => mean.mockRestore())
}
