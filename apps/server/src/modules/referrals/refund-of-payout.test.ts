import * as referralsCopy from '@trivet/core/copy/referrals'
import { toDecimal } from '@trivet/core/money'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import type { Guest } from '../../test/orders.ts'
import { createHost, createStaff, earnPaid, paidCents } from '../../test/referrals.ts'
import { restClient } from '../accounts/test-client.ts'

const shop = await testApp()
const { prisma } = shop.database
const call = restClient(shop.app)
const staff = await createStaff(shop)

const request = async (host: Guest) =>
  String((await call('POST', '/referral/payout-request', { token: host.token, body: {} })).body['_id'])
const refund = (orderId: string, cents: number) =>
  call('POST', `/orders/${orderId}/refunds`, {
    token: staff.token,
    body: { amount: toDecimal(cents), reason: 'A lid was missing' },
  })
const decide = (id: string, body: object) =>
  call('PUT', `/referral/admin/process-payout/${id}`, { token: staff.token, body })
const statement = (host: Guest, id: string) => call('GET', `/referral/payouts/${id}`, { token: host.token })
const statsOf = async (host: Guest) => (await call('GET', '/referral/stats', { token: host.token })).body
const mailsTo = async ({ email }: Guest) =>
  (await prisma.queuedMail.findMany({ where: { recipient: email } })).map(({ template }) => template)
const auditOf = (id: string) =>
  prisma.auditEntry.findMany({ where: { subject: `payout:${id}` }, orderBy: { id: 'asc' } })

describe('a refund of an order in an open request', () => {
  test('lowers it, and tells the host and the audit log', async () => {
    const host = await createHost(shop)
    const { orderId, number } = await earnPaid(shop, host, 1000)
    await earnPaid(shop, host, 500)
    const id = await request(host)
    expect((await refund(orderId, paidCents / 5)).status).toBe(201)
    await refund(orderId, paidCents / 5)
    expect((await statement(host, id)).body).toMatchObject({
      status: 'pending',
      amount: 11,
      lines: [{ orderNumber: number, takenBack: [{ amount: 2 }, { amount: 2 }], amount: 6 }, { amount: 5 }],
    })
    expect(await statsOf(host)).toMatchObject({ requested: 11, pendingPayout: 0, totalEarnings: 11 })
    expect((await mailsTo(host)).filter((template) => template === 'payout-lowered')).toHaveLength(2)
    expect(await auditOf(id)).toMatchObject([
      { action: 'payout.requested' },
      { action: 'payout.lowered', details: { amountCents: 1300, takenBackCents: 200, order: number } },
      { action: 'payout.lowered', details: { amountCents: 1100, takenBackCents: 200 } },
    ])
    expect((await decide(id, { status: 'processed' })).body).toMatchObject({ amount: 11 })
    expect(await statsOf(host)).toMatchObject({ requested: 0, totalPaidOut: 11 })
  })

  test('closes it when nothing would be left, and the host can ask again', async () => {
    const host = await createHost(shop)
    const { orderId } = await earnPaid(shop, host, 945)
    const id = await request(host)
    await refund(orderId, paidCents)
    expect((await statement(host, id)).body).toMatchObject({
      status: 'closed',
      amount: 9.45,
      decidedAt: expect.any(String),
    })
    expect(await statsOf(host)).toMatchObject({ requested: 0, pendingPayout: 0, totalEarnings: 0 })
    expect(await mailsTo(host)).toContain('payout-closed')
    expect(await auditOf(id)).toMatchObject([{}, { action: 'payout.closed', details: { amountCents: 945 } }])
    expect(await decide(id, { status: 'processed' })).toMatchObject({
      status: 409,
      body: { code: 'PAYOUT_ALREADY_PROCESSED' },
    })
    const next = await earnPaid(shop, host, 300)
    const again = await statement(host, await request(host))
    expect(again.body).toMatchObject({ amount: 3 })
    expect(again.body['lines']).toContainEqual(
      expect.objectContaining({ orderNumber: next.number, amount: 3 }),
    )
  })

  test('leaves a request alone that counts other orders: what is owed is off the next one', async () => {
    const host = await createHost(shop)
    const paid = await earnPaid(shop, host, 1000)
    await decide(await request(host), { status: 'processed' })
    await earnPaid(shop, host, 900)
    const open = await request(host)
    await refund(paid.orderId, paidCents / 5)
    expect((await statement(host, open)).body).toMatchObject({ status: 'pending', amount: 9 })
    expect(await statsOf(host)).toMatchObject({ pendingPayout: -2, requested: 9, totalPaidOut: 10 })
    await decide(open, { status: 'processed' })
    await earnPaid(shop, host, 500)
    expect((await statement(host, await request(host))).body).toMatchObject({
      amount: 3,
      lines: [
        { kind: 'taken-back', orderNumber: paid.number, takenBack: [{ amount: 2 }], amount: -2 },
        { kind: 'commission', amount: 5 },
      ],
    })
  })

  test('of which the request has failed is off the next one', async () => {
    const host = await createHost(shop)
    const { orderId } = await earnPaid(shop, host, 1000)
    const failed = await request(host)
    await decide(failed, { status: 'failed' })
    await refund(orderId, paidCents / 5)
    expect((await statement(host, await request(host))).body).toMatchObject({ amount: 8 })
    expect((await statement(host, failed)).body).toMatchObject({ status: 'failed', amount: 10 })
  })

  test('while staff pay it: lowered first, or paid as it was and owed, never both and never lost', async () => {
    for (let round = 0; round < 8; round += 1) {
      const host = await createHost(shop)
      const { orderId } = await earnPaid(shop, host, 1000)
      const id = await request(host)
      const [paid, refunded] = await Promise.all([
        decide(id, { status: 'processed' }),
        refund(orderId, paidCents / 5),
      ])
      expect([paid.status, refunded.status]).toEqual([200, 201])
      const stats = await statsOf(host)
      const outcome = `${String(stats['totalPaidOut'])} and ${String(stats['pendingPayout'])}`
      expect(['8 and 0', '10 and -2']).toContain(outcome)
      expect(stats).toMatchObject({ requested: 0, totalEarnings: 8 })
    }
  })

  test('while the host asks for it: the request counts both or neither', async () => {
    for (let round = 0; round < 6; round += 1) {
      const host = await createHost(shop)
      const { orderId } = await earnPaid(shop, host, 1000)
      const [id] = await Promise.all([request(host), refund(orderId, paidCents / 5)])
      expect((await statement(host, id)).body).toMatchObject({ amount: 8 })
      expect(await statsOf(host)).toMatchObject({ requested: 8, pendingPayout: 0 })
    }
  })

  test('is not paid with an amount that staff have not seen', async () => {
    const host = await createHost(shop)
    const { orderId } = await earnPaid(shop, host, 1000)
    const id = await request(host)
    await refund(orderId, paidCents / 5)
    expect(await decide(id, { status: 'processed', expectedAmount: 10 })).toMatchObject({
      status: 409,
      body: { code: 'PAYOUT_AMOUNT_CHANGED', message: referralsCopy.payoutAmountChanged },
    })
    expect((await decide(id, { status: 'processed', expectedAmount: 8 })).status).toBe(200)
  })
})
