import * as accountsCopy from '@trivet/core/copy/accounts'
import type { StaffAccount } from '@trivet/core/contract/accounts'
import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { testNow } from '../../test/clock.ts'
import { createUser, signIn } from '../../test/factories.ts'
import { rentedKitchen } from '../../test/booked.ts'
import { createGuest } from '../../test/orders.ts'
import { createStaff } from '../../test/referrals.ts'
import { restClient, tally } from '../accounts/test-client.ts'

const shop = await testApp()
const { app, database, clock } = shop
const call = restClient(app)
const { book } = rentedKitchen(shop)
const demoted = { isAdmin: false, isHost: false }

async function seen(id: string, token: string) {
  return ((await call('GET', `/admin/users/${id}`, { token })).body as unknown as StaffAccount).updatedAt
}
async function setRoles(id: string, roles: { isAdmin: boolean; isHost: boolean }, token: string) {
  const body = { ...roles, updatedAt: await seen(id, token) }
  return call('PUT', `/admin/users/${id}/roles`, { token, body })
}
async function setDisabled(id: string, isDisabled: boolean, token: string) {
  const body = { isDisabled, updatedAt: await seen(id, token) }
  return call('PUT', `/admin/users/${id}/access`, { token, body })
}
const auditOf = async (id: string) =>
  (
    await database.prisma.auditEntry.findMany({ where: { subject: `user:${id}` }, orderBy: { id: 'asc' } })
  ).map(({ action, details }) => [action, details])

// whoever is left of the tests before signs in no more, except the one admin who has to stay
let admin = await createStaff(shop)
beforeEach(async () => {
  admin = await createStaff(shop)
  await database.prisma.user.updateMany({
    where: { isAdmin: true, id: { not: admin.userId } },
    data: { isAdmin: false },
  })
})

describe('roles', () => {
  test('are given and taken away, and each time the account signs in again', async () => {
    const { userId, token } = await createGuest(shop)
    expect(await setRoles(userId, { isAdmin: false, isHost: true }, admin.token)).toMatchObject({
      status: 200,
      body: { isHost: true, isAdmin: false, sessions: 0 },
    })
    expect((await call('GET', '/users/profile', { token })).status).toBe(401)
    const asHost = await signIn(database, { id: userId }, clock)
    expect((await call('GET', '/referral/stats', { token: asHost })).status).toBe(200)
    await setRoles(userId, demoted, admin.token)
    expect((await call('GET', '/referral/stats', { token: asHost })).status).toBe(401)
    expect(await auditOf(userId)).toEqual([
      ['account.roles-changed', { field: 'isHost', from: false, to: true }],
      ['account.roles-changed', { field: 'isHost', from: true, to: false }],
    ])
  })

  test('that stay as they are end no session', async () => {
    const { userId, token } = await createGuest(shop)
    expect((await setRoles(userId, demoted, admin.token)).status).toBe(200)
    expect((await call('GET', '/users/profile', { token })).status).toBe(200)
    expect(await auditOf(userId)).toEqual([])
  })

  test('are not set over a newer change', async () => {
    const { userId } = await createGuest(shop)
    const updatedAt = await seen(userId, admin.token)
    await database.prisma.user.update({ where: { id: userId }, data: { phone: '1' } })
    const body = { isAdmin: true, isHost: false, updatedAt }
    const answer = await call('PUT', `/admin/users/${userId}/roles`, { token: admin.token, body })
    expect(answer).toMatchObject({ status: 409, body: { message: accountsCopy.accountChanged } })
  })
})

describe('the last admin', () => {
  test('cannot step down, and is told why', async () => {
    const answer = await setRoles(admin.userId, demoted, admin.token)
    expect(answer).toMatchObject({ status: 409, body: { message: accountsCopy.accountLastAdmin } })
    expect((await call('GET', `/admin/users/${admin.userId}`, { token: admin.token })).body).toMatchObject({
      isAdmin: true,
      isLastAdmin: true,
    })
  })

  test('is not the last while another can sign in; a disabled one does not count', async () => {
    const other = await createUser(database, { isAdmin: true, disabledAt: testNow })
    expect((await setRoles(admin.userId, demoted, admin.token)).status).toBe(409)
    await setDisabled(other.id, false, admin.token)
    expect((await setRoles(admin.userId, demoted, admin.token)).status).toBe(200)
    expect(await database.prisma.user.findUnique({ where: { id: admin.userId } })).toMatchObject({
      isAdmin: false,
    })
  })

  test('stays when twenty admins step down at once', async () => {
    const all = [admin, ...(await Promise.all(Array.from({ length: 19 }, () => createStaff(shop))))]
    const bodies = await Promise.all(
      all.map(async ({ userId, token }) => ({ ...demoted, updatedAt: await seen(userId, token) })),
    )
    const answers = await Promise.all(
      all.map(({ userId, token }, n) =>
        call('PUT', `/admin/users/${userId}/roles`, { token, body: bodies[n]! }),
      ),
    )
    expect(tally(answers)[409]).toBe(1)
    expect(await database.prisma.user.count({ where: { isAdmin: true, disabledAt: null } })).toBe(1)
  })

  test('stays when two disable each other, and whoever writes to the database', async () => {
    const other = await createStaff(shop)
    await Promise.all([
      setDisabled(other.userId, true, admin.token),
      setDisabled(admin.userId, true, other.token),
    ])
    const left = await database.prisma.user.findMany({ where: { isAdmin: true, disabledAt: null } })
    expect(left).toHaveLength(1)
    await expect(database.sql.query('UPDATE users SET is_admin = false WHERE is_admin')).rejects.toThrow(
      'last admin',
    )
  })
})

describe('a disabled account', () => {
  test('is signed out and stays out, its orders go on, and it can come back', async () => {
    const { guest, order } = await book()
    expect((await setDisabled(guest.userId, true, admin.token)).body).toMatchObject({
      disabledAt: clock.now().toISOString(),
      orders: { total: 1 },
    })
    expect((await call('GET', '/users/profile', { token: guest.token })).status).toBe(401)
    expect((await call('GET', `/orders/${order._id}`, { token: admin.token })).body).toMatchObject({
      status: 'confirmed',
    })
    expect((await setDisabled(guest.userId, false, admin.token)).body).toMatchObject({ disabledAt: null })
    expect(await auditOf(guest.userId)).toEqual([
      ['account.disabled', { field: 'isDisabled', from: false, to: true }],
      ['account.enabled', { field: 'isDisabled', from: true, to: false }],
    ])
  })

  test('is never the own one', async () => {
    await createStaff(shop)
    const answer = await setDisabled(admin.userId, true, admin.token)
    expect(answer).toMatchObject({ status: 409, body: { message: accountsCopy.accountOwnAccess } })
  })
})
