import type { Order } from '@trivet/core/contract/orders'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { createProduct } from '../../test/factories.ts'
import { createGuest, orderBody, postOrder, type Guest } from '../../test/orders.ts'
import { createPromotionCode } from '../../test/promotion-codes.ts'
import { createCode, createHost, createStaff, earn, earnPaid, paidCents } from '../../test/referrals.ts'
import { toDecimal } from '@trivet/core/money'
import { restClient } from '../accounts/test-client.ts'

const shop = await testApp()
const call = restClient(shop.app)
const staff = await createStaff(shop)
const listOf = (host: Guest, query = '') => call('GET', `/referral/referrals${query}`, { token: host.token })

describe('the referrals of a host', () => {
  test('say of each where its commission is, and nothing about a guest', async () => {
    const host = await createHost(shop)
    const pending = await earnPaid(shop, host, 945, 'pending')
    const returned = await earnPaid(shop, host, 500)
    const body = { amount: toDecimal(paidCents), reason: 'Flood' }
    await call('POST', `/orders/${returned.orderId}/refunds`, { token: staff.token, body })
    const paid = await earnPaid(shop, host, 700)
    const payout = await call('POST', '/referral/payout-request', { token: host.token, body: {} })
    const id = String(payout.body['_id'])
    await earnPaid(shop, host, 300)
    const { status, body: page } = await listOf(host)
    expect(status).toBe(200)
    expect(page).toMatchObject({ page: 1, pages: 1, total: 4 })
    const states = new Map<unknown, unknown>()
    for (const one of page['referrals'] as { orderNumber: string; state: string }[]) {
      states.set(one.orderNumber, one.state)
    }
    expect(states.get(pending.number)).toBe('pending')
    expect(states.get(returned.number)).toBe('taken-back')
    expect(states.get(paid.number)).toBe('requested')
    expect(page['referrals']).toContainEqual({
      orderNumber: pending.number,
      date: '2026-12-01T12:00:00.000Z',
      orderAmount: 90,
      commission: 9.45,
      takenBack: 0,
      orderStatus: 'confirmed',
      state: 'pending',
      availableAbout: '2026-12-08',
      payoutId: null,
    })
    expect(page['referrals']).toContainEqual(
      expect.objectContaining({ orderNumber: paid.number, availableAbout: null, payoutId: id }),
    )
    expect(page['referrals']).toContainEqual(
      expect.objectContaining({ commission: 0, takenBack: 5, state: 'taken-back' }),
    )
    const text = JSON.stringify(page)
    for (const secret of [
      pending.guest.id,
      pending.guest.email,
      pending.orderId,
      'Barton Springs',
      'Austin',
    ]) {
      expect(text).not.toContain(secret)
    }
    await call('PUT', `/referral/admin/process-payout/${id}`, {
      token: staff.token,
      body: { status: 'processed' },
    })
    expect((await listOf(host)).body['referrals']).toContainEqual(
      expect.objectContaining({ orderNumber: paid.number, state: 'paid' }),
    )
  })

  test('promise nothing for an order that earned nothing', async () => {
    const host = await createHost(shop)
    const { code: referralCode } = await createCode(shop, { hostId: host.userId })
    const { code: promotionCode } = await createPromotionCode(shop, { basisPoints: 10_000 })
    const pan = await createProduct(shop.database, { priceCents: 7000, countInStock: 5 })
    const guest = await createGuest(shop)
    const codes = { referralCode, promotionCode, totalPrice: 20.78, paymentToken: 'tok_test_success' }
    const placed = await postOrder(shop.app, { token: guest.token, body: orderBody(pan, codes) })
    expect(placed.statusCode).toBe(201)
    expect((await listOf(host)).body['referrals']).toMatchObject([
      { orderNumber: placed.json<Order>().number, commission: 0, state: 'nothing', availableAbout: null },
    ])
  })

  test('are twenty to a page, and all of them over the pages', async () => {
    const host = await createHost(shop)
    for (let made = 0; made < 23; made += 1) {
      await earn(shop, { hostId: host.userId, cents: 100 + made, state: 'pending' })
    }
    const first = await listOf(host)
    const second = await listOf(host, '?pageNumber=2')
    expect(first.body).toMatchObject({ page: 1, pages: 2, total: 23 })
    const all = [first, second].flatMap(({ body }) => body['referrals'] as { commission: number }[])
    expect(new Set(all.map(({ commission }) => commission)).size).toBe(23)
    expect((await listOf(host, '?pageNumber=9')).body).toMatchObject({ referrals: [], pages: 2 })
    expect((await listOf(host, '?pageNumber=0')).status).toBe(400)
    expect((await listOf(await createHost(shop))).body).toMatchObject({ referrals: [], total: 0, pages: 0 })
  })
})
