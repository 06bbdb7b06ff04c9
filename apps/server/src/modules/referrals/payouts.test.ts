import * as accountsCopy from '@trivet/core/copy/accounts'
import * as generalCopy from '@trivet/core/copy/general'
import * as paymentsCopy from '@trivet/core/copy/payments'
import * as referralsCopy from '@trivet/core/copy/referrals'

import { beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import type { Guest } from '../../test/orders.ts'
import { createHost, createStaff, earn } from '../../test/referrals.ts'
import { restClient, tally, type Call } from '../accounts/test-client.ts'

const shop = await testApp()
const { database, clock } = shop
const { prisma } = database
const call = restClient(shop.app)
const staff = await createStaff(shop)

const request = (host: Guest, body: object = {}) =>
  call('POST', '/referral/payout-request', { token: host.token, body })
const decide = (id: unknown, body: Call['body'], by: Guest = staff) =>
  call('PUT', `/referral/admin/process-payout/${String(id)}`, { token: by.token, body: body ?? {} })
const statsOf = async (host: Guest) => (await call('GET', '/referral/stats', { token: host.token })).body
const mailsTo = ({ email }: Guest) =>
  prisma.queuedMail.findMany({ where: { recipient: email }, orderBy: { dedupeKey: 'asc' } })
const auditOf = (id: unknown) =>
  prisma.auditEntry.findMany({ where: { subject: `payout:${String(id)}` }, orderBy: { id: 'asc' } })

describe('a payout request', () => {
  test('takes the whole of what is available, whatever the body says, and tells the host', async () => {
    const host = await createHost(shop)
    await earn(shop, { hostId: host.userId, cents: 945 })
    await earn(shop, { hostId: host.userId, cents: 500 })
    await earn(shop, { hostId: host.userId, cents: 9900, state: 'pending' })
    const answer = await request(host, { amount: 99_999, status: 'processed' })
    expect(answer).toMatchObject({
      status: 201,
      body: {
        status: 'pending',
        amount: 14.45,
        paymentMethod: 'creditToAccount',
        date: '2026-12-01T12:00:00.000Z',
      },
    })
    expect(await statsOf(host)).toMatchObject({
      totalEarnings: 113.45,
      pendingCommission: 99,
      pendingPayout: 0,
      requested: 14.45,
      totalPaidOut: 0,
    })
    expect(await mailsTo(host)).toMatchObject([
      { template: 'payout-requested', data: { amount: 14.45, destination: 'Credit to account' } },
    ])
    expect(await auditOf(answer.body['_id'])).toMatchObject([
      { action: 'payout.requested', actorId: host.userId, details: { amountCents: 1445 } },
    ])
    expect((await call('GET', '/referral/payouts', { token: host.token })).body).toMatchObject([
      { _id: answer.body['_id'], amount: 14.45 },
    ])
  })

  test('waits until the host has proven their email', async () => {
    const host = await createHost(shop)
    await earn(shop, { hostId: host.userId, cents: 945 })
    await prisma.user.update({
      where: { id: host.userId },
      data: { emailProvenAt: null },
    })
    expect(await request(host)).toMatchObject({
      status: 409,
      body: { code: 'EMAIL_UNPROVEN', message: accountsCopy.confirmEmailFirst },
    })
    await prisma.user.update({
      where: { id: host.userId },
      data: { emailProvenAt: clock.now() },
    })
    expect((await request(host)).status).toBe(201)
  })

  test('is one, though twenty ask at once', async () => {
    const host = await createHost(shop)
    await earn(shop, { hostId: host.userId, cents: 945 })
    const answers = await Promise.all(Array.from({ length: 20 }, () => request(host)))
    expect(tally(answers)).toEqual({ 201: 1, 409: 19 })
    expect(await prisma.payout.count({ where: { hostId: host.userId } })).toBe(1)
    expect(await statsOf(host)).toMatchObject({ pendingPayout: 0, requested: 9.45, totalEarnings: 9.45 })
  })

  test('waits for the one before it', async () => {
    const host = await createHost(shop)
    await earn(shop, { hostId: host.userId, cents: 945 })
    await request(host)
    await earn(shop, { hostId: host.userId, cents: 100 })
    expect(await request(host)).toMatchObject({
      status: 409,
      body: { code: 'PAYOUT_ALREADY_PENDING', message: referralsCopy.payoutAlreadyPending },
    })
  })

  test('needs something to pay out: not what is on its way, and not a debt', async () => {
    const host = await createHost(shop)
    const nothing = { status: 409, body: { code: 'PAYOUT_NOTHING_AVAILABLE' } }
    expect(await request(host)).toMatchObject(nothing)
    await earn(shop, { hostId: host.userId, cents: 945, state: 'pending' })
    expect(await request(host)).toMatchObject(nothing)
    const { orderId } = await earn(shop, { hostId: host.userId, cents: 300 })
    await prisma.commissionEntry.create({
      data: { at: clock.now(), hostId: host.userId, orderId, from: 'available', cents: 500 },
    })
    expect(await request(host)).toMatchObject(nothing)
    expect(await statsOf(host)).toMatchObject({ pendingPayout: -2, totalEarnings: 7.45 })
  })

  test('is refused for a method we do not know, and for one whose details are missing', async () => {
    const host = await createHost(shop)
    await earn(shop, { hostId: host.userId, cents: 945 })
    expect(await request(host, { paymentMethod: 'cash' })).toMatchObject({
      status: 400,
      body: { message: paymentsCopy.invalidPaymentMethod },
    })
    for (const paymentMethod of ['paypal', 'bankTransfer']) {
      expect(await request(host, { paymentMethod })).toMatchObject({
        status: 400,
        body: { code: 'PAYOUT_DETAILS_MISSING', message: referralsCopy.payoutDetailsMissing },
      })
    }
  })

  test('can be made five times an hour', async () => {
    const limited = restClient((await testApp({ database, clock, env: { rateLimits: true } })).app)
    const host = await createHost(shop)
    const answers = []
    for (let asked = 0; asked < 6; asked += 1) {
      answers.push(await limited('POST', '/referral/payout-request', { token: host.token, body: {} }))
    }
    expect(tally(answers)).toEqual({ 409: 5, 429: 1 })
  })
})

describe('the decision', () => {
  let host: Guest
  let id: unknown
  beforeAll(async () => {
    host = await createHost(shop)
  })
  const open = async () => {
    if ((await statsOf(host))['pendingPayout'] === 0) await earn(shop, { hostId: host.userId, cents: 945 })
    id = (await request(host)).body['_id']
  }

  test('that it failed gives the amount back exactly once, though two of the staff decide at once', async () => {
    await open()
    const other = await createStaff(shop)
    const answers = await Promise.all(
      [staff, other, staff, other].map((by) => decide(id, { status: 'failed', notes: 'Account closed' }, by)),
    )
    expect(tally(answers)).toEqual({ 200: 1, 409: 3 })
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'PAYOUT_ALREADY_PROCESSED',
      message: referralsCopy.payoutAlreadyProcessed,
    })
    expect(await statsOf(host)).toMatchObject({ pendingPayout: 9.45, requested: 0, totalPaidOut: 0 })
    expect(await auditOf(id)).toMatchObject([
      { action: 'payout.requested' },
      { action: 'payout.failed', details: { amountCents: 945, notes: 'Account closed' } },
    ])
  })

  test('that it was paid is final, is in the audit log, and the host hears of it', async () => {
    await open()
    const answer = await decide(id, { status: 'processed', transactionId: 'TX-7', amount: 1 })
    expect(answer).toMatchObject({
      status: 200,
      body: { _id: id, status: 'processed', amount: 9.45, transactionId: 'TX-7', notes: '' },
    })
    expect((await decide(id, { status: 'failed' })).status).toBe(409)
    expect(await statsOf(host)).toMatchObject({ pendingPayout: 0, totalPaidOut: 9.45, totalEarnings: 9.45 })
    expect(await auditOf(id)).toMatchObject([{}, { action: 'payout.processed', actorId: staff.userId }])
    expect((await mailsTo(host)).map(({ template }) => template)).toContain('payout-processed')
  })

  test('about one’s own payout is nobody’s', async () => {
    const both = await createHost(shop, { isAdmin: true })
    await earn(shop, { hostId: both.userId, cents: 945 })
    const own = (await request(both)).body['_id']
    expect(await decide(own, { status: 'processed' }, both)).toMatchObject({
      status: 403,
      body: { code: 'PAYOUT_OWN', message: referralsCopy.payoutOwn },
    })
    expect(await statsOf(both)).toMatchObject({ requested: 9.45 })
  })

  test.each([
    ['an unknown id', 'a'.repeat(24), { status: 'failed' }, 404, referralsCopy.payoutNotFound],
    ['what is no id', 'x', { status: 'failed' }, 404, referralsCopy.payoutNotFound],
    ['no status', 'x', {}, 400, generalCopy.invalidStatus],
    ['a status that decides nothing', 'x', { status: 'pending' }, 400, generalCopy.invalidStatus],
    [
      'notes without end',
      'x',
      { status: 'failed', notes: 'x'.repeat(1001) },
      400,
      generalCopy.textTooLong(1000),
    ],
  ])('is not taken for %s', async (_case, wanted, body, status, message) => {
    expect(await decide(wanted, body)).toMatchObject({ status, body: { message } })
  })
})

test('the ledger is only added to, whoever tries', async () => {
  const host = await createHost(shop)
  await earn(shop, { hostId: host.userId, cents: 945 })
  for (const statement of [
    'UPDATE commission_entries SET cents = 1',
    'DELETE FROM commission_entries',
    'TRUNCATE commission_entries CASCADE',
  ]) {
    await expect(database.sql.query(statement)).rejects.toThrow('only added to')
  }
})

test.each([
  ['an entry the ledger does not know', { from: 'pending', to: 'paid', cents: 5 }],
  ['nothing', { to: 'pending', cents: 0 }],
  ['a commission earned twice', { to: 'pending', cents: 945 }],
  ['a commission released twice', { from: 'pending', to: 'available', cents: 945 }],
])('the database refuses %s', async (_case, line) => {
  const host = await createHost(shop)
  const { orderId } = await earn(shop, { hostId: host.userId, cents: 945 })
  const data = { ...line, at: clock.now(), hostId: host.userId, orderId }
  await expect(prisma.commissionEntry.create({ data })).rejects.toThrow()
  expect(await prisma.commissionEntry.count({ where: { orderId } })).toBe(2)
})
