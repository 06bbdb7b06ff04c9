import * as generalCopy from '@trivet/core/copy/general'

import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { createUser, signIn } from '../../test/factories.ts'
import { restClient } from './test-client.ts'

const { app, database, clock } = await testApp()
const call = restClient(app)

test.each([
  ['a guest', null, 401, generalCopy.authenticationRequired],
  ['a user', {}, 403, generalCopy.adminRequired],
  ['a host', { isHost: true }, 403, generalCopy.adminRequired],
])('the list of accounts is closed to %s', async (_case, fields, status, message) => {
  const token = fields ? await signIn(database, await createUser(database, fields), clock) : undefined
  const answer = await call('GET', '/users', { token })
  expect(answer).toMatchObject({ status, body: { message } })
})

test('an admin sees every account, newest first, without hashes or sessions', async () => {
  const createdAt = new Date('2026-11-30T08:00:00Z')
  const admin = await createUser(database, { isAdmin: true, createdAt })
  const newest = await createUser(database, {
    isHost: true,
    phone: '555',
    createdAt: new Date('2026-12-01T08:00:00Z'),
  })
  const answer = await call('GET', '/users', { token: await signIn(database, admin, clock) })

  expect(answer.status).toBe(200)
  expect(answer.body).toHaveLength(await database.prisma.user.count())
  const dates = Object.values(answer.body).map((user) => (user as { createdAt: string }).createdAt)
  expect(dates).toEqual(dates.toSorted().toReversed())
  expect(answer.body).toContainEqual({
    _id: newest.id,
    name: newest.name,
    email: newest.email,
    phone: '555',
    createdAt: '2026-12-01T08:00:00.000Z',
    isAdmin: false,
    isHost: true,
  })
})

test('an admin whose role was withdrawn is refused at the next request', async () => {
  const admin = await createUser(database, { isAdmin: true })
  const token = await signIn(database, admin, clock)
  expect((await call('GET', '/users', { token })).status).toBe(200)
  await database.prisma.user.update({ where: { id: admin.id }, data: { isAdmin: false } })
  expect((await call('GET', '/users', { token })).status).toBe(403)
})
