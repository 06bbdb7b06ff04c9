import { expect, test } from 'vitest'
import { testClock } from '../test/clock.ts'
import { testDatabase } from '../test/database.ts'
import { createUser, signIn } from '../test/factories.ts'
import { sweep } from './housekeeping.ts'

test('counters and sessions that are over are swept, running ones stay', async () => {
  const database = await testDatabase()
  const { prisma, sql } = database
  const clock = testClock()
  const user = await createUser(database)
  await signIn(database, user, clock)
  const now = clock.now()
  const later = new Date(now.getTime() + 60_000)
  const earlier = new Date(now.getTime() - 60_000)
  await prisma.rateLimit.createMany({
    data: [
      { key: 'running', hits: 1, resetsAt: later },
      { key: 'over', hits: 1, resetsAt: earlier },
      { key: 'over but still blocking', hits: 9, resetsAt: earlier, blockedUntil: later },
    ],
  })

  await sweep({ sql, clock })
  const kept = await prisma.rateLimit.findMany({ orderBy: { key: 'asc' } })
  expect(kept.map(({ key }) => key)).toEqual(['over but still blocking', 'running'])
  expect(await prisma.session.count()).toBe(1)

  clock.advance(8 * 86_400_000)
  await sweep({ sql, clock })
  expect(await prisma.session.count()).toBe(0)
})
