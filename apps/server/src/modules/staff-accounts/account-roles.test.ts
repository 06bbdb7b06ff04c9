import * as accountsCopy from '@trivet/core/copy/accounts'
import type { StaffAccount } from '@trivet/core/contract/accounts'
import type { StaffRole } from '@trivet/core/staff'
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
const demoted = { staffRole: null, isHost: false }

async function seen(id: string, token: string) {
  return ((await call('GET', `/admin/users/${id}`, { token })).body as unknown as StaffAccount).updatedAt
}
async function setRoles(id: string, roles: { staffRole: StaffRole | null; isHost: boolean }, token: string) {
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

// whoever is left of the tests before is no owner any more, except the one who has to stay
let owner = await createStaff(shop)
beforeEach(async () => {
  owner = await createStaff(shop)
  await database.prisma.user.updateMany({
    where: { staffRole: 'owner', id: { not: owner.userId } },
    data: { staffRole: null },
  })
})

describe('roles', () => {
  test('are given to nobody whose address is not proven: whoever opened the account may be anybody', async () => {
    const { userId } = await createGuest(shop)
    await database.prisma.user.update({ where: { id: userId }, data: { emailProvenAt: null } })
    expect(await setRoles(userId, { staffRole: 'owner', isHost: false }, owner.token)).toMatchObject({
      status: 409,
      body: { code: 'ACCOUNT_EMAIL_UNPROVEN', message: accountsCopy.accountEmailUnproven },
    })
    expect((await setRoles(userId, { staffRole: null, isHost: true }, owner.token)).status).toBe(200)
  })

  test('end what support asked for before them: another address, and links for it and for a password', async () => {
    const { userId, email } = await createGuest(shop)
    const support = await createStaff(shop, { staffRole: 'support' })
    const body = { name: 'Sol', email: 'sols.own@example.com', updatedAt: await seen(userId, owner.token) }
    expect((await call('PUT', `/admin/users/${userId}`, { token: support.token, body })).status).toBe(200)
    await call('POST', '/users/forgot-password', { body: { email } })
    expect((await setRoles(userId, { staffRole: 'manager', isHost: false }, owner.token)).status).toBe(200)
    expect(await database.prisma.user.findUniqueOrThrow({ where: { id: userId } })).toMatchObject({
      email,
      newEmail: null,
    })
    expect(await database.prisma.emailLink.count({ where: { userId, usedAt: null } })).toBe(0)
    expect(await database.prisma.resetToken.count({ where: { userId, usedAt: null } })).toBe(0)
  })

  test('are given and taken away, and each time the account signs in again', async () => {
    const { userId, token } = await createGuest(shop)
    expect(await setRoles(userId, { staffRole: null, isHost: true }, owner.token)).toMatchObject({
      status: 200,
      body: { isHost: true, staffRole: null, sessions: 0 },
    })
    expect((await call('GET', '/users/profile', { token })).status).toBe(401)
    const asHost = await signIn(database, { id: userId }, clock)
    expect((await call('GET', '/referral/stats', { token: asHost })).status).toBe(200)
    await setRoles(userId, demoted, owner.token)
    expect((await call('GET', '/referral/stats', { token: asHost })).status).toBe(401)
    expect(await auditOf(userId)).toEqual([
      ['account.roles-changed', { field: 'isHost', from: false, to: true }],
      ['account.roles-changed', { field: 'isHost', from: true, to: false }],
    ])
  })

  test('that stay as they are end no session', async () => {
    const { userId, token } = await createGuest(shop)
    expect((await setRoles(userId, demoted, owner.token)).status).toBe(200)
    expect((await call('GET', '/users/profile', { token })).status).toBe(200)
    expect(await auditOf(userId)).toEqual([])
  })

  test('are not set over a newer change', async () => {
    const { userId } = await createGuest(shop)
    const updatedAt = await seen(userId, owner.token)
    await database.prisma.user.update({ where: { id: userId }, data: { phone: '1' } })
    const body = { staffRole: 'driver', isHost: false, updatedAt }
    const answer = await call('PUT', `/admin/users/${userId}/roles`, { token: owner.token, body })
    expect(answer).toMatchObject({ status: 409, body: { message: accountsCopy.accountChanged } })
  })
})

describe('staff roles', () => {
  test('are given by an owner alone, from what they were to what they are', async () => {
    const { userId } = await createGuest(shop)
    expect(await setRoles(userId, { staffRole: 'driver', isHost: false }, owner.token)).toMatchObject({
      status: 200,
      body: { staffRole: 'driver', isAdmin: true },
    })
    await setRoles(userId, { staffRole: 'warehouse', isHost: false }, owner.token)
    expect(await auditOf(userId)).toEqual([
      ['account.roles-changed', { field: 'staffRole', from: null, to: 'driver' }],
      ['account.roles-changed', { field: 'staffRole', from: 'driver', to: 'warehouse' }],
    ])
    const manager = await createStaff(shop, { staffRole: 'manager' })
    const answer = await setRoles(userId, { staffRole: 'owner', isHost: false }, manager.token)
    expect(answer).toMatchObject({ status: 403, body: { code: 'PERMISSION_REQUIRED' } })
  })

  test.each(['admin', '', 5])('there is none called %s', async (staffRole) => {
    const { userId } = await createGuest(shop)
    const body = { staffRole, isHost: false, updatedAt: await seen(userId, owner.token) }
    expect((await call('PUT', `/admin/users/${userId}/roles`, { token: owner.token, body })).status).toBe(400)
  })

  test('keep the account of staff from everybody who may not say who is staff', async () => {
    const support = await createStaff(shop, { staffRole: 'support' })
    const updatedAt = await seen(owner.userId, owner.token)
    const edited = { name: 'Mallory', email: 'mallory@example.com', updatedAt }
    const tries = [
      call('PUT', `/admin/users/${owner.userId}`, { token: support.token, body: edited }),
      call('PUT', `/admin/users/${owner.userId}/access`, {
        token: support.token,
        body: { isDisabled: true, updatedAt },
      }),
      call('POST', `/admin/users/${owner.userId}/sign-out`, { token: support.token, body: {} }),
      call('POST', `/admin/users/${owner.userId}/reset-link`, { token: support.token, body: {} }),
    ]
    for (const answer of await Promise.all(tries)) {
      expect(answer).toMatchObject({ status: 404, body: { code: 'ACCOUNT_NOT_FOUND' } })
    }
    const guest = await createGuest(shop)
    expect((await setDisabled(guest.userId, true, support.token)).status).toBe(200)
  })

  test('are the owner’s alone to a server of the version before, whichever of the two it writes', async () => {
    const flag = async (id: string) => {
      const { isAdmin, staffRole } = await database.prisma.user.findUniqueOrThrow({ where: { id } })
      return [isAdmin, staffRole]
    }
    const { userId } = await createStaff(shop, { staffRole: 'driver' })
    expect(await flag(userId)).toEqual([false, 'driver'])
    await database.sql.query('UPDATE users SET is_admin = true WHERE id = $1', [userId])
    expect(await flag(userId)).toEqual([true, 'owner'])
    await database.sql.query('UPDATE users SET is_admin = false WHERE id = $1', [userId])
    expect(await flag(userId)).toEqual([false, null])
  })

  test('of two owners who demote each other at once one stays', async () => {
    const other = await createStaff(shop)
    const manager = { staffRole: 'manager', isHost: false } as const
    const [ofOwner, ofOther] = await Promise.all([
      seen(owner.userId, owner.token),
      seen(other.userId, owner.token),
    ])
    const answers = await Promise.all([
      call('PUT', `/admin/users/${other.userId}/roles`, {
        token: owner.token,
        body: { ...manager, updatedAt: ofOther },
      }),
      call('PUT', `/admin/users/${owner.userId}/roles`, {
        token: other.token,
        body: { ...manager, updatedAt: ofOwner },
      }),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await database.prisma.user.count({ where: { staffRole: 'owner' } })).toBe(1)
  })
})

describe('the last owner', () => {
  test('cannot step down, and is told why', async () => {
    const answer = await setRoles(owner.userId, demoted, owner.token)
    expect(answer).toMatchObject({ status: 409, body: { message: accountsCopy.accountLastOwner } })
    expect((await call('GET', `/admin/users/${owner.userId}`, { token: owner.token })).body).toMatchObject({
      staffRole: 'owner',
      isLastOwner: true,
    })
  })

  test('is not the last while another can sign in; a disabled one does not count', async () => {
    const other = await createUser(database, { staffRole: 'owner', disabledAt: testNow })
    expect((await setRoles(owner.userId, demoted, owner.token)).status).toBe(409)
    await setDisabled(other.id, false, owner.token)
    expect((await setRoles(owner.userId, demoted, owner.token)).status).toBe(200)
    expect(await database.prisma.user.findUnique({ where: { id: owner.userId } })).toMatchObject({
      staffRole: null,
    })
  })

  test('stays when twenty owners step down at once', async () => {
    const all = [owner, ...(await Promise.all(Array.from({ length: 19 }, () => createStaff(shop))))]
    const bodies = await Promise.all(
      all.map(async ({ userId, token }) => ({ ...demoted, updatedAt: await seen(userId, token) })),
    )
    const answers = await Promise.all(
      all.map(({ userId, token }, n) =>
        call('PUT', `/admin/users/${userId}/roles`, { token, body: bodies[n]! }),
      ),
    )
    expect(tally(answers)[409]).toBe(1)
    expect(await database.prisma.user.count({ where: { staffRole: 'owner', disabledAt: null } })).toBe(1)
  })

  test('stays when two disable each other, and whoever writes to the database', async () => {
    const other = await createStaff(shop)
    await Promise.all([
      setDisabled(other.userId, true, owner.token),
      setDisabled(owner.userId, true, other.token),
    ])
    const left = await database.prisma.user.findMany({ where: { staffRole: 'owner', disabledAt: null } })
    expect(left).toHaveLength(1)
    for (const set of ['staff_role = NULL', "staff_role = 'manager'", 'is_admin = false']) {
      await expect(database.sql.query(`UPDATE users SET ${set} WHERE is_admin`)).rejects.toThrow('last admin')
    }
  })
})

describe('a disabled account', () => {
  test('is signed out and stays out, its orders go on, and it can come back', async () => {
    const { guest, order } = await book()
    expect((await setDisabled(guest.userId, true, owner.token)).body).toMatchObject({
      disabledAt: clock.now().toISOString(),
      orders: { total: 1 },
    })
    expect((await call('GET', '/users/profile', { token: guest.token })).status).toBe(401)
    expect((await call('GET', `/orders/${order._id}`, { token: owner.token })).body).toMatchObject({
      status: 'confirmed',
    })
    expect((await setDisabled(guest.userId, false, owner.token)).body).toMatchObject({ disabledAt: null })
    expect(await auditOf(guest.userId)).toEqual([
      ['account.disabled', { field: 'isDisabled', from: false, to: true }],
      ['account.enabled', { field: 'isDisabled', from: true, to: false }],
    ])
  })

  test('is never the own one', async () => {
    await createStaff(shop)
    const answer = await setDisabled(owner.userId, true, owner.token)
    expect(answer).toMatchObject({ status: 409, body: { message: accountsCopy.accountOwnAccess } })
  })
})
