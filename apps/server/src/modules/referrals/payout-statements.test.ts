import * as referralsCopy from '@trivet/core/copy/referrals'
import { toDecimal } from '@trivet/core/money'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import type { Guest } from '../../test/orders.ts'
import { createHost, createStaff, earnPaid, paidCents } from '../../test/referrals.ts'
import { restClient } from '../accounts/test-client.ts'

const shop = await testApp()
const { app, database, clock } = shop
const { prisma } = database
const call = restClient(app)
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
const fileOf = (path: string, token: string) =>
  app.inject({ url: `/api${path}`, headers: { authorization: `Bearer ${token}` } })

describe('a statement', () => {
  test('lists the orders of a payout, which add up to it, for its host and for staff', async () => {
    const host = await createHost(shop)
    const one = await earnPaid(shop, host, 945)
    const other = await earnPaid(shop, host, 500)
    await refund(other.orderId, paidCents / 5)
    const id = await request(host)
    const { status, body } = await statement(host, id)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      amount: 13.45,
      status: 'pending',
      lines: [
        {
          kind: 'commission',
          orderNumber: one.number,
          month: '2026-12',
          orderAmount: 90,
          commissionPercent: 15,
          commission: 9.45,
          takenBack: [],
          amount: 9.45,
        },
        {
          kind: 'commission',
          orderNumber: other.number,
          commission: 5,
          takenBack: [{ date: '2026-12-01', amount: 1 }],
          amount: 4,
        },
      ],
    })
    const text = JSON.stringify(body)
    for (const secret of [one.guest.id, one.guest.email, one.guest.name, one.orderId, 'Barton Springs']) {
      expect(text).not.toContain(secret)
    }
    const forStaff = await call('GET', `/referral/admin/payouts/${id}`, { token: staff.token })
    expect(forStaff.body).toMatchObject({
      amount: 13.45,
      host: { _id: host.userId },
      lines: [{ orderId: one.orderId }, { orderId: other.orderId }],
    })
  })

  test('tells what a refund took before the order was completed', async () => {
    const host = await createHost(shop)
    const { orderId } = await earnPaid(shop, host, 1000, 'pending')
    await refund(orderId, paidCents / 5)
    await prisma.commissionEntry.create({
      data: { at: clock.now(), hostId: host.userId, orderId, from: 'pending', to: 'available', cents: 800 },
    })
    const { body } = await statement(host, await request(host))
    expect(body).toMatchObject({
      amount: 8,
      lines: [{ commission: 10, takenBack: [{ amount: 2 }], amount: 8 }],
    })
  })

  test('is a file with two decimals and its sum, for both', async () => {
    const host = await createHost(shop)
    const { number, orderId } = await earnPaid(shop, host, 950)
    await refund(orderId, paidCents / 5)
    const id = await request(host)
    const mine = await fileOf(`/referral/payouts/${id}/statement.csv`, host.token)
    expect(mine.statusCode).toBe(200)
    expect(mine.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(mine.headers['content-disposition']).toContain('trivet-payout-2026-12-01.csv')
    expect(mine.body.split('\r\n')).toEqual([
      '\uFEFFOrder,Month,About,Order amount,Rate %,Commission,Taken back,Taken back on,In this payout',
      `${number},2026-12,Commission,90.00,15,9.50,1.90,2026-12-01,7.60`,
      'Payout,,,,,,,,7.60',
      '',
    ])
    const forStaff = await fileOf(`/admin/payouts/${id}/statement.csv`, staff.token)
    expect(forStaff.body).toBe(mine.body)
  })

  test('is a file of the day that the shop had when it was asked for', async () => {
    const host = await createHost(shop)
    await earnPaid(shop, host, 950)
    const now = clock.now()
    clock.set('2026-12-02T03:00:00Z')
    const id = await request(host)
    const file = await fileOf(`/referral/payouts/${id}/statement.csv`, host.token)
    clock.set(now)
    expect(file.headers['content-disposition']).toContain('trivet-payout-2026-12-01.csv')
  })

  test('is nobody else’s: the same 404 as for an unknown id, as page and as file', async () => {
    const host = await createHost(shop)
    await earnPaid(shop, host, 945)
    const id = await request(host)
    const other = await createHost(shop)
    for (const asked of [id, 'a'.repeat(24), 'x']) {
      expect(await statement(other, asked)).toMatchObject({
        status: 404,
        body: { code: 'PAYOUT_NOT_FOUND', message: referralsCopy.payoutNotFound },
      })
      expect((await fileOf(`/referral/payouts/${asked}/statement.csv`, other.token)).statusCode).toBe(404)
    }
    expect((await fileOf(`/referral/payouts/${id}/statement.csv`, staff.token)).statusCode).toBe(403)
    expect((await fileOf(`/admin/payouts/${'a'.repeat(24)}/statement.csv`, staff.token)).statusCode).toBe(404)
  })

  test('goes with the mail of a payout that was sent', async () => {
    const host = await createHost(shop)
    const { number } = await earnPaid(shop, host, 945)
    const id = await request(host)
    await decide(id, { status: 'processed' })
    const mail = await prisma.queuedMail.findFirstOrThrow({
      where: { recipient: host.email, template: 'payout-processed' },
    })
    expect(mail.data).toMatchObject({
      payoutId: id,
      lines: [{ label: `${number}, Dec 2026`, amount: 9.45 }],
      more: 0,
    })
  })
})

describe('the database refuses', () => {
  const broken = async (change: (payoutId: string, hostId: string) => Promise<unknown>) => {
    const host = await createHost(shop)
    await earnPaid(shop, host, 945)
    await expect(change(await request(host), host.userId)).rejects.toThrow(/do not add up|counted_once/)
  }

  test('a payout whose lines are another sum', () =>
    broken((id) => prisma.payout.update({ where: { id }, data: { amountCents: 946 } })))

  test('a payout without its lines', () =>
    broken((payoutId) => prisma.payoutLine.deleteMany({ where: { payoutId } })))

  test('an order that two payouts pay', () =>
    broken(async (payoutId, hostId) => {
      const line = await prisma.payoutLine.findFirstOrThrow({ where: { payoutId } })
      await prisma.payout.update({
        where: { id: payoutId },
        data: {
          status: 'processed',
          decidedAt: clock.now(),
          decidedBy: staff.userId,
          entries: { create: { at: clock.now(), hostId, cents: 945, from: 'requested', to: 'paid' } },
        },
      })
      await prisma.payout.create({
        data: {
          id: payoutId.replace(/^./, (first) => (first === 'a' ? 'b' : 'a')),
          hostId,
          amountCents: 945,
          method: 'paypal',
          destination: '',
          requestedAt: clock.now(),
          entries: { create: { at: clock.now(), hostId, cents: 945, from: 'available', to: 'requested' } },
          lines: { create: { entryId: line.entryId } },
        },
      })
    }))
})
