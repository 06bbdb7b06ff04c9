import type { Order } from '@trivet/core/contract/orders'
import { calendarDate } from '@trivet/core/dates'
import { noPriceRules, standardSettings, type PriceRules } from '@trivet/core/settings'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { rentedAt, rentedKitchen } from '../../test/booked.ts'
import { createProduct, createUser } from '../../test/factories.ts'
import { createPromotionCode } from '../../test/promotion-codes.ts'
import { createCode, createHost, createStaff } from '../../test/referrals.ts'
import { createGuest, orderBody, postOrder } from '../../test/orders.ts'
import { findSettings, insertSettings } from '../settings/settings.repo.ts'

const shop = await testApp()
const { app, database, clock } = shop
const { prisma } = database
const { book, as } = rentedKitchen(shop)
const pan = await createProduct(database, { priceCents: 7000, countInStock: 100 })
const { id: savedBy } = await createUser(database, { isAdmin: true })

async function set(rules: Partial<PriceRules>) {
  const { version } = await findSettings(database.sql)
  const settings = { ...standardSettings, priceRules: { ...noPriceRules, ...rules } }
  await insertSettings(database.sql, { version: version + 1, settings, savedBy, now: clock.now() })
}

beforeEach(() => clock.set(rentedAt))
afterEach(() => set({}))

const holidays = {
  id: 'holidays',
  name: 'Holidays',
  firstDay: calendarDate('2026-12-14'),
  lastDay: calendarDate('2026-12-31'),
  basisPoints: 1500,
  areaIds: ['austin'],
}
const longStay = { fromDays: 14, basisPoints: 1000 }

describe('a season', () => {
  test('is a row of the order for the days that lie in it, and what follows from the rental cost follows it', async () => {
    await set({ seasons: [holidays] })
    // Dec 10 to 17: of seven days three are in it, 15% of $30.00
    const { order } = await book({ totalPrice: 95.65 })
    expect(order).toMatchObject({
      itemsPrice: 70,
      seasonRows: [{ label: 'Holidays +15%', amount: 4.5 }],
      taxPrice: 6.15,
      totalPrice: 95.65,
    })
    const row = await prisma.order.findUniqueOrThrow({ where: { id: order._id } })
    expect(row).toMatchObject({ seasonRows: [{ label: 'Holidays +15%', cents: 450 }], discounts: [] })
    expect(row.rates).toMatchObject({ seasons: [{ id: 'holidays' }] })
  })

  test('counts in its areas only', async () => {
    await set({ seasons: [{ ...holidays, areaIds: ['miami-and-south-florida'] }] })
    const { order } = await book()
    expect(order.seasonRows).toBeUndefined()
    const row = await prisma.order.findUniqueOrThrow({ where: { id: order._id } })
    expect(row.rates).not.toHaveProperty('seasons')
  })

  test('that is set between quote and order is named with both amounts, and nothing is placed', async () => {
    const guest = await createGuest(shop)
    await set({ seasons: [holidays] })
    const refused = await postOrder(app, { token: guest.token, body: orderBody(pan) })
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toMatchObject({
      code: 'PRICES_CHANGED',
      details: {
        totalPrice: 95.65,
        rows: expect.arrayContaining([{ code: 'season', label: 'Holidays +15%', amount: 4.5 }]),
      },
    })
    expect(await prisma.order.count({ where: { userId: guest.userId } })).toBe(0)
  })

  test('goes with an order into other days and out of them, though the shop has dropped it meanwhile', async () => {
    await set({ seasons: [holidays] })
    const { guest, order } = await book({ totalPrice: 95.65 })
    await set({})
    const change = async (rentalStart: string, rentalEnd: string) =>
      as(guest, 'POST', `/orders/${order._id}/date-change`, {
        rentalStart,
        rentalEnd,
        paymentToken: 'tok_test_success',
      })
    // a whole week of it
    expect(await change('2026-12-17', '2026-12-24')).toMatchObject({
      status: 200,
      body: {
        charge: 6.49,
        order: { seasonRows: [{ label: 'Holidays +15%', amount: 10.5 }], totalPrice: 102.14 },
      },
    })
    const out = await change('2027-01-04', '2027-01-11')
    expect(out).toMatchObject({ status: 200, body: { refund: 11.36, order: { totalPrice: 90.78 } } })
    expect((out.body['order'] as Order).seasonRows).toBeUndefined()
  })

  test('is the host’s as well: commission, dashboard and total say the same', async () => {
    await set({ seasons: [holidays] })
    const host = await createHost(shop)
    const { code: referralCode } = await createCode(shop, { hostId: host.userId })
    const { order } = await book({ referralCode, totalPrice: 88.65 })
    expect(order).toMatchObject({ discountPrice: 7, totalPrice: 88.65 })
    // 15% of 70.00 + 4.50 − 7.00
    const entry = await prisma.commissionEntry.findFirstOrThrow({ where: { orderId: order._id } })
    expect(entry.cents).toBe(1013)
    const stats = await as(host, 'GET', '/referral/stats')
    expect(stats.body).toMatchObject({ recentReferrals: [{ orderAmount: 67.5, commission: 10.13 }] })
  })

  test('is refused by the database where the total does not count it', async () => {
    const { order } = await book()
    const wrong = prisma.order.update({
      where: { id: order._id },
      data: { seasonRows: [{ label: 'Holidays +15%', cents: 450 }] },
    })
    await expect(wrong).rejects.toThrow('orders_total_is_the_sum_of_its_rows')
  })
})

describe('a long stay with a host’s code', () => {
  const twoWeeks = { rentalEnd: '2026-12-24' }

  test('gives the better of the two, names the other, and credits the host', async () => {
    await set({ longStays: [longStay] })
    const host = await createHost(shop)
    const { code: referralCode } = await createCode(shop, { hostId: host.userId })
    // 10% of 140.00 is more than 10% of the week
    const { guest, order } = await book({ ...twoWeeks, referralCode, totalPrice: 152.55 })
    expect(order).toMatchObject({
      discountPrice: 14,
      discounts: [
        { kind: 'long-stay', label: 'Long stay −10%', amount: 14 },
        { kind: 'referral', label: 'Referral discount', amount: 7 },
      ],
      totalPrice: 152.55,
    })
    const entry = await prisma.commissionEntry.findFirstOrThrow({ where: { orderId: order._id } })
    expect(entry.cents).toBe(1890)
    // a week is no long stay: the host's is the better one now
    const shorter = await as(guest, 'POST', `/orders/${order._id}/date-change`, { rentalEnd: '2026-12-17' })
    expect(shorter.body).toMatchObject({ order: { discountPrice: 7, totalPrice: 83.78 } })
  })

  test('leaves the host’s to a card once, also where days become fewer', async () => {
    await set({ longStays: [longStay] })
    const host = await createHost(shop)
    const { code: referralCode } = await createCode(shop, { hostId: host.userId })
    const paymentToken = 'tok_test_success_5ca1ab1e'
    const shorten = async (discount: number) => {
      const asked = { ...twoWeeks, referralCode, paymentToken, totalPrice: 152.55 }
      const { guest, order } = await book(asked)
      const path = `/orders/${order._id}/date-change`
      const shorter = await as(guest, 'POST', path, { rentalEnd: '2026-12-17' })
      expect(shorter.body).toMatchObject({ order: { discountPrice: discount } })
    }
    await shorten(7)
    await shorten(0)
    const third = await book({ referralCode, paymentToken, totalPrice: 83.78 })
    expect(third.order).toMatchObject({ code: 'CARD_HAD_DISCOUNT' })
  })

  test('leaves the host’s to one of two orders of a card that become shorter at once', async () => {
    await set({ longStays: [longStay] })
    const host = await createHost(shop)
    const { code: referralCode } = await createCode(shop, { hostId: host.userId })
    const asked = { ...twoWeeks, referralCode, paymentToken: 'tok_test_success_0ddba115', totalPrice: 152.55 }
    const booked = [await book(asked), await book(asked)]
    const answers = await Promise.all(
      booked.map(({ guest, order }) =>
        as(guest, 'POST', `/orders/${order._id}/date-change`, { rentalEnd: '2026-12-17' }),
      ),
    )
    // whoever comes second is told to look again, or finds it taken
    for (const { status } of answers) expect([200, 409]).toContain(status)
    const given = answers.flatMap(({ body }) => (body['order'] as Order | undefined)?.discountPrice ?? [])
    expect(given.filter((discount) => discount > 0)).toEqual([7])
  })

  test('takes no use of a code that it is better than, not when its days become fewer either', async () => {
    await set({ longStays: [longStay] })
    const { id, code: promotionCode } = await createPromotionCode(shop, { basisPoints: 500 })
    const { guest, order } = await book({ ...twoWeeks, promotionCode, totalPrice: 152.55 })
    const shorter = await as(guest, 'POST', `/orders/${order._id}/date-change`, { rentalEnd: '2026-12-17' })
    expect(shorter.body).toMatchObject({ order: { discountPrice: 0, totalPrice: 90.78 } })
    expect(await prisma.promotionUse.count({ where: { codeId: id } })).toBe(0)
  })

  test('that an order reaches by an extension comes back, and leaves it the code that it took', async () => {
    await set({ longStays: [{ fromDays: 8, basisPoints: 5000 }] })
    const { id, code: promotionCode } = await createPromotionCode(shop, { basisPoints: 500 })
    const owner = await createStaff(shop)
    const { guest, order } = await book({ promotionCode, totalPrice: 87.28 })
    const given = async () => {
      const { body } = await as(owner, 'GET', `/admin/promotion-codes/${id}`)
      return body['discountGiven']
    }
    // 80.00 + 15.00 + 6.60 of tax, less 40.00
    const longer = await as(guest, 'POST', `/orders/${order._id}/extension`, { rentalEnd: '2026-12-18' })
    expect(longer.body).toMatchObject({ charge: 0, refund: 25.68, order: { totalPrice: 61.6 } })
    expect(await given()).toBe(0)
    const back = { rentalEnd: '2026-12-17', paymentToken: 'tok_test_success' }
    const again = await as(guest, 'POST', `/orders/${order._id}/date-change`, back)
    expect(again.body).toMatchObject({ charge: 25.68, order: { discountPrice: 3.5, totalPrice: 87.28 } })
    expect(await given()).toBe(3.5)
  })

  test('that is worth more goes with a card that had a host’s discount before', async () => {
    await set({ longStays: [longStay] })
    const host = await createHost(shop)
    const { code: referralCode } = await createCode(shop, { hostId: host.userId })
    await book({ referralCode, totalPrice: 83.78 })
    const { order } = await book({ ...twoWeeks, referralCode, totalPrice: 152.55 })
    expect(order).toMatchObject({ isPaid: true, discountPrice: 14 })
  })
})

describe('minimum days', () => {
  const rule = { firstDay: calendarDate('2026-12-08'), lastDay: calendarDate('2026-12-11'), days: 5 }
  const refusal = 'What is delivered that day is rented for at least 5 days'
  const short = { rentalEnd: '2026-12-14' }

  test('refuse a shorter quote and order with the reason, and let the others through', async () => {
    await set({ minimumDays: [{ ...rule, areaIds: ['austin'] }] })
    const { token } = await createGuest(shop)
    const asked = async (changes: object) => {
      const answer = await postOrder(app, { token, body: { ...orderBody(pan), ...changes } })
      return [answer.statusCode, answer.json<{ message?: string }>().message]
    }
    expect(await asked(short)).toEqual([400, refusal])
    expect(await asked({ rentalEnd: '2026-12-15' })).toEqual([201, undefined])
    expect(await asked({ rentalStart: '2026-12-12', rentalEnd: '2026-12-14' })).toEqual([201, undefined])
    const { rentalAddress, orderItems } = orderBody(pan)
    const quote = { orderItems, rentalAddress, rentalStart: '2026-12-10', ...short }
    const quoted = await app.inject({ method: 'POST', url: '/api/quotes', payload: quote })
    expect(quoted.json()).toMatchObject({ message: refusal })
  })

  test('leave an order its days, and refuse to shorten it', async () => {
    const { guest, order } = await book(short)
    await set({ minimumDays: [{ ...rule, areaIds: [] }] })
    const change = (rentalEnd: string) =>
      as(guest, 'POST', `/orders/${order._id}/date-change`, { rentalEnd, paymentToken: 'tok_test_success' })
    expect(await change('2026-12-13')).toMatchObject({ status: 400, body: { message: refusal } })
    expect(await change('2026-12-15')).toMatchObject({ status: 200 })
  })
})
