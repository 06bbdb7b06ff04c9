import type * as Argon2 from '@node-rs/argon2'
import * as generalCopy from '@trivet/core/copy/general'
import { verify } from '@node-rs/argon2'

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { testApp, testClock } from '../../test/app.ts'
import { openTestDatabase, testDatabaseUrl } from '../../test/database.ts'
import { createUser, testPassword } from '../../test/factories.ts'
import { restClient, tally } from './test-client.ts'

vi.mock('@node-rs/argon2', async (original) => {
  const argon2 = await original<typeof Argon2>()
  return { ...argon2, verify: vi.fn(argon2.verify) }
})
beforeEach(() => database.prisma.rateLimit.deleteMany())
afterEach(() => vi.mocked(verify).mockClear())

const url = await testDatabaseUrl()
const clock = testClock()

async function server() {
  const database = openTestDatabase(url)
  const { app } = await testApp({ database, clock, env: { rateLimits: true } })
  return { database, app }
}

const servers = await Promise.all([server(), server(), server(), server()])
const [{ database }] = servers
const calls = servers.map(({ app }) => restClient(app))

let turn = 0
/** Each call reaches the next server, as behind a load balancer. */
function login(email: string, password: string, address = '198.51.100.1') {
  turn += 1
  const call = calls[turn % calls.length]!
  return call('POST', '/users/login', { body: { email, password }, address })
}

const wrong = 'wrong password'

async function fail(email: string, { times, from }: { times: number; from?: string }) {
  for (let count = 0; count < times; count += 1) expect((await login(email, wrong, from)).status).toBe(401)
}

describe('guesses at one account', () => {
  test('five failures are free, then the wait doubles from one second to fifteen minutes', async () => {
    const user = await createUser(database)
    await fail(user.email, { times: 5 })

    const waits: number[] = []
    for (let failures = 5; failures < 17; failures += 1) {
      const from = `198.51.100.${failures}`
      const early = await login(user.email, wrong, from)
      expect(early).toMatchObject({ status: 429, body: { message: generalCopy.tooManyRequests } })
      waits.push(Number(early.headers['retry-after']))
      clock.advance(waits.at(-1)! * 1000)
      await fail(user.email, { times: 1, from })
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900])
  })

  test('a throttled attempt does not reach the password, even if it is the right one', async () => {
    const user = await createUser(database)
    await fail(user.email, { times: 5 })
    vi.mocked(verify).mockClear()
    expect((await login(user.email, testPassword)).status).toBe(429)
    expect(verify).not.toHaveBeenCalled()
  })

  test('a throttled attempt does not make the wait longer', async () => {
    const user = await createUser(database)
    await fail(user.email, { times: 5 })
    for (let count = 0; count < 5; count += 1) expect((await login(user.email, wrong)).status).toBe(429)
    clock.advance(1000)
    expect((await login(user.email, testPassword)).status).toBe(200)
  })

  test('a success begins the count anew', async () => {
    const user = await createUser(database)
    await fail(user.email, { times: 4 })
    expect((await login(user.email, testPassword)).status).toBe(200)
    await fail(user.email, { times: 5 })
    expect((await login(user.email, wrong)).status).toBe(429)
  })

  test('letter case and spaces do not make another account of it', async () => {
    const user = await createUser(database)
    await fail(user.email, { times: 3 })
    await fail(` ${user.email.toUpperCase()} `, { times: 2 })
    expect((await login(user.email, wrong)).status).toBe(429)
  })

  test('an unknown email is throttled like a known one', async () => {
    await fail('nobody@example.com', { times: 5 })
    const throttled = await login('nobody@example.com', wrong)
    expect(throttled).toMatchObject({ status: 429, headers: { 'retry-after': '1' } })
  })

  test('200 parallel guesses at four servers from as many addresses reach the password five times', async () => {
    const user = await createUser(database)
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) => login(user.email, wrong, `10.0.0.${index}`)),
    )
    expect(tally(answers)).toEqual({ 401: 5, 429: 195 })
    expect(verify).toHaveBeenCalledTimes(5)
  })
})

describe('an address an account signed in from before', () => {
  test('keeps its own budget when strangers used up the others', async () => {
    const user = await createUser(database)
    expect((await login(user.email, testPassword, '192.0.2.1')).status).toBe(200)
    await fail(user.email, { times: 5, from: '198.51.100.66' })
    expect((await login(user.email, wrong, '198.51.100.66')).status).toBe(429)

    expect((await login(user.email, testPassword, '192.0.2.1')).status).toBe(200)
    // and the stranger's count is not forgiven by it
    expect((await login(user.email, wrong, '198.51.100.66')).status).toBe(429)
  })

  test('has five free failures of its own, not endless ones', async () => {
    const user = await createUser(database)
    await login(user.email, testPassword, '192.0.2.2')
    await fail(user.email, { times: 5, from: '192.0.2.2' })
    expect((await login(user.email, wrong, '192.0.2.2')).status).toBe(429)
  })

  test('is known for this account only', async () => {
    const [user, other] = [await createUser(database), await createUser(database)]
    await login(other.email, testPassword, '192.0.2.3')
    await fail(user.email, { times: 5 })
    expect((await login(user.email, testPassword, '192.0.2.3')).status).toBe(429)
  })

  test('is forgotten after 90 days away, at the next sign-in from elsewhere', async () => {
    const user = await createUser(database)
    await login(user.email, testPassword, '192.0.2.4')
    clock.advance(91 * 24 * 3_600_000)
    await login(user.email, testPassword, '192.0.2.5')
    const known = await database.prisma.signInAddress.findMany({ where: { userId: user.id } })
    expect(known.map(({ address }) => address)).toEqual(['192.0.2.5'])
  })
})

describe('guesses from one address', () => {
  test('thirty failures in fifteen minutes are the end, whatever the accounts', async () => {
    const from = '203.0.113.30'
    for (let count = 0; count < 30; count += 1) await fail(`guess-${count}@example.com`, { times: 1, from })
    const throttled = await login('guess-31@example.com', wrong, from)
    expect(throttled).toMatchObject({ status: 429, headers: { 'retry-after': '900' } })
    expect((await login('guess-31@example.com', wrong, '203.0.113.31')).status).toBe(401)

    clock.advance(15 * 60_000)
    expect((await login('guess-31@example.com', wrong, from)).status).toBe(401)
  })

  test('sign-ins that succeed are no failures, so an office may share an address', async () => {
    const user = await createUser(database)
    for (let count = 0; count < 35; count += 1) {
      expect((await login(user.email, testPassword, '203.0.113.32')).status).toBe(200)
    }
  })

  test('of 1,000 guesses over four servers at most 35 reach the password', async () => {
    const answers = await Promise.all(
      Array.from({ length: 1000 }, (_, index) => login(`crowd-${index}@example.com`, wrong, '203.0.113.33')),
    )
    expect(vi.mocked(verify).mock.calls.length).toBeLessThanOrEqual(35)
    expect(tally(answers)).toEqual({ 401: 30, 429: 970 })
  })
})
