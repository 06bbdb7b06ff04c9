import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { createUser, testPassword } from '../../test/factories.ts'
import { restClient, tally } from './test-client.ts'

const { app, database, clock } = await testApp()
const call = restClient(app)
const address = '192.0.2.7'

const signIn = (email: string, password = testPassword) =>
  call('POST', '/users/login', { body: { email, password }, address })
const logOf = (id: string) =>
  database.prisma.auditEntry.findMany({
    where: { subject: `user:${id}` },
    select: { actorId: true, action: true, details: true },
    orderBy: { id: 'asc' },
  })

test('a sign-in of a member of staff is in the audit log, nobody else’s is', async () => {
  const staff = await createUser(database, { isAdmin: true })
  const host = await createUser(database, { isHost: true })
  expect((await signIn(staff.email)).status).toBe(200)
  expect((await signIn(host.email)).status).toBe(200)
  expect(await logOf(staff.id)).toEqual([
    { actorId: staff.id, action: 'account.signed-in', details: { address } },
  ])
  expect(await logOf(host.id)).toEqual([])
})

test('of failed sign-ins of staff each fifth is told, and the count begins anew after fifteen minutes', async () => {
  const staff = await createUser(database, { isAdmin: true })
  const fail = async (times: number) => {
    for (let count = 0; count < times; count += 1) {
      expect((await signIn(staff.email, 'wrong password')).status).toBe(401)
    }
  }
  const told = (failures: number) => ({
    actorId: null,
    action: 'account.sign-in-failed',
    details: { failures, minutes: 15, address },
  })
  await fail(4)
  expect(await logOf(staff.id)).toEqual([])
  await fail(6)
  expect(await logOf(staff.id)).toEqual([told(5), told(10)])
  clock.advance(15 * 60_000)
  await fail(4)
  expect(await logOf(staff.id)).toHaveLength(2)
})

test('five wrong passwords at once are one entry', async () => {
  const staff = await createUser(database, { isAdmin: true })
  const answers = await Promise.all(Array.from({ length: 5 }, () => signIn(staff.email, 'wrong password')))
  expect(tally(answers)).toEqual({ 401: 5 })
  expect(await logOf(staff.id)).toHaveLength(1)
})

test('failed sign-ins of guests and of unknown emails are in no log', async () => {
  const before = await database.prisma.auditEntry.count()
  const guest = await createUser(database)
  for (const email of [guest.email, 'nobody@example.com']) {
    for (let count = 0; count < 5; count += 1)
      expect((await signIn(email, 'wrong password')).status).toBe(401)
  }
  expect(await database.prisma.auditEntry.count()).toBe(before)
})
