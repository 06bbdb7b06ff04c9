import { expect, test } from 'vitest'
import { testClock } from './test/clock.ts'
import { testDatabase } from './test/database.ts'
import { createUser, signIn } from './test/factories.ts'
import { keepHouse } from './housekeeping.ts'

test('what is over is swept away, what still holds stays', async () => {
  const database = await testDatabase()
  const { prisma, sql } = database
  const clock = testClock('2026-12-08T12:00:00Z')
  const user = await createUser(database)
  const at = (day: string) => new Date(`2026-12-${day}T12:00:00Z`)
  const key = (name: string, day: string) => ({
    userId: user.id,
    key: name,
    requestHash: 'x',
    createdAt: at(day),
  })
  await prisma.idempotencyKey.createMany({ data: [key('old', '01'), key('fresh', '02')] })
  await prisma.idempotencyKey.update({
    where: { userId_key: { userId: user.id, key: 'old' } },
    data: { createdAt: new Date(at('01').getTime() - 1) },
  })
  await prisma.resetToken.createMany({
    data: [
      { id: 'over', userId: user.id, expiresAt: at('07') },
      { id: 'open', userId: user.id, expiresAt: at('09') },
    ],
  })
  const challenge = (letter: string, day: string) => ({ id: letter.repeat(64), expiresAt: at(day) })
  await prisma.passkeyChallenge.createMany({ data: [challenge('a', '07'), challenge('b', '09')] })
  await prisma.rateLimit.createMany({
    data: [
      { key: 'over', hits: 1, resetsAt: at('07') },
      { key: 'blocked', hits: 1, resetsAt: at('07'), blockedUntil: at('09') },
      { key: 'open', hits: 1, resetsAt: at('09') },
    ],
  })
  await signIn(database, user, testClock(at('07')))
  await prisma.session.create({
    data: { id: 'over', userId: user.id, expiresAt: at('07'), endsAt: at('20') },
  })

  await keepHouse({ sql, clock })

  const names = async (rows: Promise<{ key: string }[]>) => (await rows).map((row) => row.key).sort()
  expect(await names(prisma.idempotencyKey.findMany())).toEqual(['fresh'])
  expect(await names(prisma.rateLimit.findMany())).toEqual(['blocked', 'open'])
  expect((await prisma.resetToken.findMany()).map((token) => token.id)).toEqual(['open'])
  expect((await prisma.passkeyChallenge.findMany()).map(({ id }) => id)).toEqual(['b'.repeat(64)])
  expect(await prisma.session.count()).toBe(1)
})
