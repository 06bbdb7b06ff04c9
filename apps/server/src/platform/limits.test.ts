import { expect, test } from 'vitest'
import { AppError } from '../api/app-error.ts'
import { testClock } from '../test/clock.ts'
import { testDatabase } from '../test/database.ts'
import { createLimits } from './limits.ts'

const database = await testDatabase()
const clock = testClock()
const limits = createLimits({ sql: database.sql, clock, enabled: true })

test('twenty hits at once are counted as twenty', async () => {
  const limit = { key: 'test:at-once', max: 12, windowSeconds: 60 }
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => limits.count(limit)))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(12)
  const counter = await database.prisma.rateLimit.findUniqueOrThrow({ where: { key: limit.key } })
  expect(counter.hits).toBe(20)
})

test('a refused hit says how many seconds are left', async () => {
  const limit = { key: 'test:retry-after', max: 1, windowSeconds: 60 }
  await limits.count(limit)
  clock.advance(20_500)
  const refusal = await limits.count(limit).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(AppError)
  expect(refusal).toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 40 })
})

test('a new window starts when the old one is over', async () => {
  const limit = { key: 'test:window', max: 1, windowSeconds: 60 }
  await limits.count(limit)
  clock.advance(60_000)
  await expect(limits.count(limit)).resolves.toBeUndefined()
})

test('limits that are off count nothing', async () => {
  const off = createLimits({ sql: database.sql, clock, enabled: false })
  const limit = { key: 'test:off', max: 1, windowSeconds: 60 }
  await off.count(limit)
  await off.count(limit)
  expect(await database.prisma.rateLimit.findUnique({ where: { key: limit.key } })).toBeNull()
})
