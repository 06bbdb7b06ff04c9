import * as accountsCopy from '@trivet/core/copy/accounts'
import * as generalCopy from '@trivet/core/copy/general'
import * as referralsCopy from '@trivet/core/copy/referrals'

import { describe, expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { signIn, testPassword } from '../../test/factories.ts'
import { createGuest } from '../../test/orders.ts'
import { createCode, createHost, createStaff, earn } from '../../test/referrals.ts'
import { restClient } from '../accounts/test-client.ts'

const shop = await testApp()
const { database, clock } = shop
const { prisma } = database
const call = restClient(shop.app)

const hostCalls = [
  ['POST', '/referral/generate'],
  ['GET', '/referral/mycode'],
  ['GET', '/referral/stats'],
  ['POST', '/referral/payout-request'],
  ['GET', '/referral/payouts'],
  ['GET', '/referral/referrals'],
  ['GET', `/referral/payouts/${'a'.repeat(24)}`],
  ['GET', '/users/profile/payout-details'],
  ['PUT', '/users/profile/payout-details'],
] as const
const staffCalls = [
  ['GET', '/referral/admin/referrals'],
  ['GET', '/referral/admin/payouts'],
  ['GET', `/referral/admin/payouts/${'a'.repeat(24)}`],
  ['PUT', '/referral/admin/process-payout/x'],
] as const

describe('who may call what', async () => {
  const guest = await createGuest(shop)
  const host = await createHost(shop)
  const staff = await createStaff(shop)
  const roles = { guest, host, staff }

  test.each([...hostCalls, ...staffCalls])('%s %s is closed without a token', async (method, path) => {
    expect(await call(method, path, { body: method === 'GET' ? undefined : {} })).toMatchObject({
      status: 401,
      body: { message: generalCopy.authenticationRequired },
    })
  })

  test.each(hostCalls)('%s %s is for hosts; staff are none', async (method, path) => {
    const body = method === 'GET' ? undefined : { currentPassword: testPassword }
    const as = async (role: keyof typeof roles) => call(method, path, { token: roles[role].token, body })
    for (const role of ['guest', 'staff'] as const) {
      expect(await as(role)).toMatchObject({ status: 403, body: { message: generalCopy.hostRequired } })
    }
    expect([200, 201, 404, 409]).toContain((await as('host')).status)
  })

  test.each(staffCalls)('%s %s is for staff', async (method, path) => {
    const as = async (role: keyof typeof roles) =>
      call(method, path, {
        token: roles[role].token,
        body: method === 'GET' ? undefined : { status: 'failed' },
      })
    for (const role of ['guest', 'host'] as const) {
      expect(await as(role)).toMatchObject({ status: 403, body: { message: generalCopy.adminRequired } })
    }
    expect([200, 404]).toContain((await as('staff')).status)
  })
})

describe('the figures', () => {
  test('of a new host are zero, over twelve empty months', async () => {
    const host = await createHost(shop)
    const { body } = await call('GET', '/referral/stats', { token: host.token })
    expect(body).toMatchObject({
      totalEarnings: 0,
      pendingCommission: 0,
      pendingPayout: 0,
      requested: 0,
      totalPaidOut: 0,
      totalUsage: 0,
      recentReferrals: [],
    })
    expect(body['monthlyEarnings']).toHaveLength(12)
    expect(body['monthlyEarnings']).toContainEqual({ month: '2026-12', earnings: 0 })
  })

  test('tell day, amount, commission and status of the last referrals, and nothing about a guest', async () => {
    const host = await createHost(shop)
    const { orderId, guest } = await earn(shop, { hostId: host.userId, cents: 945 })
    await prisma.commissionEntry.create({
      data: { at: clock.now(), hostId: host.userId, orderId, from: 'available', cents: 45 },
    })
    await earn(shop, { hostId: host.userId, cents: 500, state: 'pending' })
    await earn(shop, { hostId: host.userId, cents: 77, state: 'pending', status: 'cancelled' })
    const { body } = await call('GET', '/referral/stats', { token: host.token })
    expect(body).toMatchObject({ totalUsage: 2, totalEarnings: 14.77 })
    expect(body['recentReferrals']).toContainEqual({
      date: '2026-12-01T12:00:00.000Z',
      orderAmount: 90,
      commission: 9,
      orderStatus: 'completed',
      isHeld: false,
    })
    expect(body['monthlyEarnings']).toContainEqual({ month: '2026-12', earnings: 14.77 })
    const text = JSON.stringify(body)
    for (const secret of [guest.id, guest.email, guest.name, orderId, 'Barton Springs', 'Austin']) {
      expect(text).not.toContain(secret)
    }
  })

  test('are nobody else’s', async () => {
    const rich = await createHost(shop)
    await earn(shop, { hostId: rich.userId, cents: 945 })
    const other = await createHost(shop)
    const { body } = await call('GET', `/referral/stats?host=${rich.userId}`, { token: other.token })
    expect(body).toMatchObject({ totalEarnings: 0, totalUsage: 0 })
    expect((await call('GET', '/referral/payouts', { token: other.token })).body).toEqual([])
  })
})

describe('where payouts go', () => {
  const bank = { accountHolder: 'Noor Lindqvist', routingNumber: '021000021', accountNumber: '000123456789' }
  const save = (token: string, body: object) =>
    call('PUT', '/users/profile/payout-details', {
      token,
      body: { currentPassword: testPassword, ...body },
    })

  test('is kept, masked on every read, and the host is told of the change', async () => {
    const host = await createHost(shop)
    const saved = await save(host.token, { paypalEmail: 'noor@example.com', bank })
    const masked = {
      paypalEmail: 'n•••@example.com',
      bank: { accountHolder: 'Noor Lindqvist', accountNumber: '••••6789' },
    }
    expect(saved).toMatchObject({ status: 200, body: masked })
    const read = await call('GET', '/users/profile/payout-details', { token: host.token })
    expect(read.body).toEqual(masked)
    expect(await prisma.queuedMail.findMany({ where: { recipient: host.email } })).toMatchObject([
      { template: 'payout-details-changed' },
    ])
    const profile = await call('GET', '/users/profile', { token: host.token })
    for (const secret of [bank.accountNumber, masked.bank.accountNumber, bank.accountHolder]) {
      expect(JSON.stringify(profile.body)).not.toContain(secret)
    }
  })

  test('changes field by field: what is left out stays, null is forgotten', async () => {
    const host = await createHost(shop)
    await save(host.token, { paypalEmail: 'noor@example.com', bank })
    expect((await save(host.token, { paypalEmail: null })).body).toMatchObject({
      paypalEmail: null,
      bank: { accountNumber: '••••6789' },
    })
    expect((await save(host.token, { bank: null })).body).toEqual({ paypalEmail: null, bank: null })
  })

  test.each([
    ['half a bank', { bank: { accountHolder: 'Noor' } }, referralsCopy.routingNumberInvalid],
    [
      'a bank nobody has',
      { bank: { ...bank, routingNumber: '123456789' } },
      referralsCopy.routingNumberInvalid,
    ],
    ['no email', { paypalEmail: 'noor' }, accountsCopy.emailInvalid],
  ])('cannot be %s', async (_case, body, message) => {
    const host = await createHost(shop)
    expect(await save(host.token, body)).toMatchObject({ status: 400, body: { message } })
  })

  test('is told to staff in full while a payout waits, and to nobody after', async () => {
    const host = await createHost(shop)
    const staff = await createStaff(shop)
    await save(host.token, { bank })
    await earn(shop, { hostId: host.userId, cents: 945 })
    const { body: payout } = await call('POST', '/referral/payout-request', {
      token: host.token,
      body: { paymentMethod: 'bankTransfer' },
    })
    expect(payout).toMatchObject({ destination: 'Bank account ••••6789' })
    const asked = async () =>
      (await call('GET', '/referral/admin/payouts', { token: staff.token })).body['payouts']
    expect(await asked()).toMatchObject([{ host: { email: host.email }, payTo: bank, status: 'pending' }])
    await call('PUT', `/referral/admin/process-payout/${String(payout['_id'])}`, {
      token: staff.token,
      body: { status: 'processed' },
    })
    expect(await asked()).toMatchObject([{ payTo: null, status: 'processed' }])
    const written = await database.sql.query(
      `SELECT data::text AS text FROM queued_mails UNION ALL SELECT details::text FROM audit_entries`,
    )
    expect(JSON.stringify(written.rows)).not.toContain(bank.accountNumber)
  })

  test('cannot change under a payout that waits to go there; other details can', async () => {
    const host = await createHost(shop)
    const staff = await createStaff(shop)
    await save(host.token, { paypalEmail: 'noor@example.com', bank })
    await earn(shop, { hostId: host.userId, cents: 945 })
    const asked = { token: host.token, body: { paymentMethod: 'bankTransfer' } }
    const { body: payout } = await call('POST', '/referral/payout-request', asked)

    const another = { ...bank, accountNumber: '000666666666' }
    for (const body of [{ bank: another }, { bank: null }, { bank: { ...bank, accountHolder: 'Mallory' } }]) {
      expect(await save(host.token, body)).toMatchObject({
        status: 409,
        body: { code: 'PAYOUT_DETAILS_IN_USE', message: referralsCopy.payoutDetailsInUse },
      })
    }
    expect((await save(host.token, { paypalEmail: 'else@example.com', bank })).status).toBe(200)

    await call('PUT', `/referral/admin/process-payout/${String(payout['_id'])}`, {
      token: staff.token,
      body: { status: 'failed' },
    })
    expect((await save(host.token, { bank: another })).body).toMatchObject({
      bank: { accountNumber: '••••6666' },
    })
  })
})

describe('the staff’s list of codes', () => {
  test('shows each code with its host, what it brought and the payouts, twenty to a page', async () => {
    const other = await testApp()
    const host = await createHost(other, { name: 'Noor Lindqvist' })
    const staff = await createStaff(other)
    const ask = restClient(other.app)
    await earn(other, { hostId: host.userId, cents: 945 })
    await ask('POST', '/referral/payout-request', { token: host.token, body: {} })
    for (let count = 0; count < 20; count += 1) {
      await createCode(other, { hostId: host.userId, withdrawnAt: other.clock.now() })
    }
    const first = await ask('GET', '/referral/admin/referrals', { token: staff.token })
    expect(first.body).toMatchObject({ page: 1, pages: 2 })
    const second = await ask('GET', '/referral/admin/referrals?pageNumber=2', { token: staff.token })
    const all = [first, second].flatMap(({ body }) => body['referralCodes'] as Record<string, unknown>[])
    expect(all).toHaveLength(21)
    expect(all.filter(({ isActive }) => isActive)).toMatchObject([
      {
        host: { _id: host.userId, name: 'Noor Lindqvist', email: host.email },
        usageCount: 1,
        totalEarnings: 9.45,
        payouts: [{ status: 'pending', amount: 9.45 }],
      },
    ])
    expect(first.body).toMatchObject({ total: 21 })
    const listed = async (query: string) => {
      const { body } = await ask('GET', `/referral/admin/referrals?${query}`, { token: staff.token })
      return (body['referralCodes'] as { state: string; totalEarnings: number }[]).map(
        ({ state, totalEarnings }) => `${state} ${totalEarnings}`,
      )
    }
    expect(await listed('state=active')).toEqual(['active 9.45'])
    expect(await listed('state=expired')).toEqual([])
    expect((await listed('sort=-earned&q=NOOR'))[0]).toBe('active 9.45')
    expect((await listed('sort=earned'))[0]).toBe('withdrawn 0')
    expect(await listed('q=nobody')).toEqual([])

    // a year later nobody can use it, and nothing calls it active
    other.clock.advance(366 * 86_400_000)
    const later = await ask('GET', '/referral/admin/referrals?state=expired', {
      token: await signIn(other.database, { id: staff.userId }, other.clock),
    })
    expect(later.body['referralCodes']).toMatchObject([{ isActive: false, state: 'expired' }])
    other.clock.advance(-366 * 86_400_000)
    expect((await ask('GET', '/referral/admin/referrals?pageNumber=0', { token: staff.token })).status).toBe(
      400,
    )
    expect((await ask('GET', '/referral/admin/payouts?status=lost', { token: staff.token })).status).toBe(400)
  })
})
