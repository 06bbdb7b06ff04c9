import type { Order } from '@trivet/core/contract/orders'
import { calendarDate } from '@trivet/core/dates'
import { toDecimal } from '@trivet/core/money'
import { testCardToken } from '@trivet/core/payments'
import { quoteRental } from '@trivet/core/pricing'
import { referralDiscountBasisPoints } from '@trivet/core/referrals'
import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { createProduct } from '../../test/factories.ts'
import { createGuest, firstDay, getAs, orderBody, postAs, postOrder, type Guest } from '../../test/orders.ts'
import { createCode, createHost } from '../../test/referrals.ts'

const shop = await testApp()
const { app, database, clock } = shop
const { prisma } = database
const pan = await createProduct(database, { priceCents: 7000, countInStock: 500 })

const { totalCents } = quoteRental({
  lines: [{ id: pan.id, name: '', unitPriceCents: 7000, quantity: 1 }],
  period: { start: firstDay, end: calendarDate('2026-12-17') },
  damageProtection: false,
  referralBasisPoints: referralDiscountBasisPoints,
})

const today = clock.today('America/Chicago')
const tokenOf = (number: string) => testCardToken({ number, expiry: '12/40' }, today)
let cards = 5_555_000_000_000_000
let card: string
let host: Guest
let code: string
beforeEach(async () => {
  cards += 1
  card = tokenOf(String(cards))
  host = await createHost(shop)
  code = (await createCode(shop, { hostId: host.userId })).code
})

const place = (guest: Guest, paymentToken?: string) =>
  postOrder(app, {
    token: guest.token,
    body: {
      ...orderBody(pan, { referralCode: code }),
      totalPrice: toDecimal(totalCents),
      ...(paymentToken && { paymentToken }),
    },
  })
const signalsOf = async (orderId: string) =>
  (await prisma.commissionReview.findUnique({ where: { orderId } }))?.signals ?? null

describe('a card that had the first-order discount', () => {
  const refusal = {
    code: 'CARD_HAD_DISCOUNT',
    message:
      'This card has had the first-order discount before. Nothing was charged. Please use another card, or order without the code for $90.78.',
  }

  test('pays no second discounted order: nothing is charged or held, and the price without it is said', async () => {
    expect((await place(await createGuest(shop), card)).statusCode).toBe(201)
    const guest = await createGuest(shop)
    const refused = await place(guest, card)
    expect([refused.statusCode, refused.json()]).toMatchObject([402, refusal])
    const [order] = await prisma.order.findMany({
      where: { userId: guest.userId },
      include: { payments: true, reservations: true },
    })
    expect(order).toMatchObject({ status: 'cancelled', payments: [], reservations: [] })
    expect((await getAs(app, guest, '/api/orders/myorders')).json()).toEqual([])

    const full = orderBody(pan, { paymentToken: card })
    expect((await postOrder(app, { token: guest.token, body: full })).json()).toMatchObject({
      totalPrice: 90.78,
    })
  })

  test('leaves an order that waits as it is, for another card', async () => {
    await place(await createGuest(shop), card)
    const guest = await createGuest(shop)
    const { _id } = (await place(guest)).json<Order>()
    const pay = (paymentToken: string) => postAs(app, guest, `/api/orders/${_id}/pay`, { paymentToken })
    expect((await pay(card)).json()).toMatchObject(refusal)
    expect((await pay(tokenOf('5105105105105100'))).json()).toMatchObject({ isPaid: true, discountPrice: 7 })
  })

  test('has it once, however many orders it pays at once', async () => {
    const guests = await Promise.all(Array.from({ length: 8 }, () => createGuest(shop)))
    const answers = await Promise.all(guests.map((guest) => place(guest, card)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, ...Array(7).fill(402)])
    const refused = answers.find(({ statusCode }) => statusCode === 402)
    expect(refused?.json()).toMatchObject(refusal)
    expect(
      await prisma.payment.count({ where: { order: { userId: { in: guests.map((one) => one.userId) } } } }),
    ).toBe(1)
  })

  test('is free for another order after it was declined', async () => {
    const guest = await createGuest(shop)
    const { _id: orderId } = (await place(guest)).json<Order>()
    // the cards that the test provider declines tell no fingerprint
    await prisma.referralUse.update({ where: { orderId }, data: { discountCard: 'test_of_this_card' } })
    const paying = await postAs(app, guest, `/api/orders/${orderId}/pay`, {
      paymentToken: tokenOf('4000000000000002'),
    })
    expect(paying.json()).toMatchObject({ code: 'PAYMENT_DECLINED' })
    expect(await prisma.referralUse.findUnique({ where: { orderId } })).toMatchObject({
      usesDiscount: true,
      discountCard: null,
    })
  })

  test('has it again once that order is cancelled', async () => {
    const first = await createGuest(shop)
    const { _id } = (await place(first, card)).json<Order>()
    await postAs(app, first, `/api/orders/${_id}/cancellation`, {})
    expect((await place(await createGuest(shop), card)).statusCode).toBe(201)
  })
})

test('the card of the host holds the commission, whoever’s account it pays from', async () => {
  const own = await postOrder(app, { token: host.token, body: orderBody(pan, { paymentToken: card }) })
  expect(own.statusCode).toBe(201)
  const { _id } = (await place(await createGuest(shop), card)).json<Order>()
  expect(await signalsOf(_id)).toEqual(['same-card'])
})

test('the demo cards are everybody’s and tell nothing', async () => {
  await postOrder(app, { token: host.token, body: orderBody(pan, { paymentToken: 'tok_test_success' }) })
  const orders = [await place(await createGuest(shop), 'tok_test_success')]
  orders.push(await place(await createGuest(shop), 'tok_test_success'))
  for (const order of orders) expect(await signalsOf(order.json<Order>()._id)).toBeNull()
})

test('of a card only its fingerprint is kept', async () => {
  const { _id } = (await place(await createGuest(shop), card)).json<Order>()
  const [payment] = await prisma.payment.findMany({ where: { orderId: _id } })
  expect(payment?.card).toMatch(/^test_[0-9a-f]{8}$/)
  await expect(
    prisma.payment.update({ where: { id: payment!.id }, data: { card: '4242424242424242' } }),
  ).rejects.toThrow()
})
