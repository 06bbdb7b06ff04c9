import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { createGuest } from '../../test/orders.ts'
import { restClient, tally } from './test-client.ts'

const shop = await testApp()
const call = restClient(shop.app)
const become = (token?: string, body: object = {}) =>
  call('PUT', '/users/profile/become-host', { token, body })

test('a user becomes a host and stays signed in', async () => {
  const guest = await createGuest(shop)
  expect(await become(guest.token)).toMatchObject({ status: 200, body: { _id: guest.userId, isHost: true } })
  expect((await call('GET', '/users/profile', { token: guest.token })).body).toMatchObject({ isHost: true })
  expect((await call('POST', '/referral/generate', { token: guest.token })).status).toBe(201)
})

test('the body changes nothing else, and the call works without one', async () => {
  const guest = await createGuest(shop)
  const answer = await become(guest.token, { isAdmin: true, name: 'Root', _id: 'a'.repeat(24) })
  expect(answer.body).toMatchObject({ _id: guest.userId, name: 'Ana Alvarez', isAdmin: false, isHost: true })
  expect((await call('PUT', '/users/profile/become-host', { token: guest.token })).status).toBe(200)
})

test('twenty at once make one host, noted once', async () => {
  const guest = await createGuest(shop)
  const answers = await Promise.all(Array.from({ length: 20 }, () => become(guest.token)))
  expect(tally(answers)).toEqual({ 200: 20 })
  const notes = await shop.database.prisma.auditEntry.findMany({
    where: { subject: `user:${guest.userId}` },
  })
  expect(notes).toMatchObject([{ action: 'account.became-host', actorId: guest.userId }])
})

test('nobody becomes a host without an account', async () => {
  expect((await become()).status).toBe(401)
})
