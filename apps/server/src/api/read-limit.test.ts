import * as generalCopy from '@trivet/core/copy/general'

import { expect, test } from 'vitest'
import { testApp } from '../test/app.ts'
import { toyRouter } from '../test/toy-router.ts'

const { app, clock } = await testApp({
  router: toyRouter,
  env: { rateLimits: true, trustedProxies: ['10.0.0.1'] },
})

async function read(times: number, remoteAddress: string, { url = '/api/toys/top', headers = {} } = {}) {
  const answers = []
  for (let count = 0; count < times; count += 1)
    answers.push(await app.inject({ url, remoteAddress, headers }))
  return answers
}

test('an address may read 300 times a minute, whichever endpoint it takes', async () => {
  const first = [
    ...(await read(200, '192.0.2.1')),
    ...(await read(100, '192.0.2.1', { url: '/trpc/toys.top' })),
  ]
  expect(first.every(({ statusCode }) => statusCode === 200)).toBe(true)
  clock.advance(15_500)

  for (const url of ['/api/toys/top', '/trpc/toys.top']) {
    const [refused] = await read(1, '192.0.2.1', { url })
    expect(refused?.statusCode).toBe(429)
    expect(refused?.headers['retry-after']).toBe('45')
    expect(refused?.body).toContain(generalCopy.tooManyRequests)
  }
  expect((await read(1, '192.0.2.2'))[0]?.statusCode).toBe(200)

  clock.advance(45_000)
  expect((await read(1, '192.0.2.1'))[0]?.statusCode).toBe(200)
})

test.each([
  [',', '192.0.2.3'],
  ['%2C', '192.0.2.5'],
  ['%2c', '192.0.2.6'],
])('a batch of ten is ten reads, joined by %s', async (comma, address) => {
  const url = `/trpc/${Array(10).fill('toys.top').join(comma)}?batch=1&input=%7B%7D`
  const statuses = (await read(31, address, { url })).map(({ statusCode }) => statusCode)
  expect(statuses).toEqual([...Array(30).fill(200), 429])
})

test('only a trusted proxy may say who the client is', async () => {
  const forwarded = { headers: { 'x-forwarded-for': '198.51.100.7' } }
  await read(300, '10.0.0.1', forwarded)
  expect((await read(1, '10.0.0.1', forwarded))[0]?.statusCode).toBe(429)
  expect((await read(1, '10.0.0.1', { headers: { 'x-forwarded-for': '198.51.100.8' } }))[0]?.statusCode).toBe(
    200,
  )
  // someone else only claims to forward
  expect((await read(1, '203.0.113.9', forwarded))[0]?.statusCode).toBe(200)
})

test('pages and health are not counted', async () => {
  const answers = await read(301, '192.0.2.4', { url: '/healthz' })
  expect(answers.at(-1)?.statusCode).toBe(200)
})
