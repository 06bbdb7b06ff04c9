import type { Order } from '@trivet/core/contract/orders'
import type { QuoteOutput } from '@trivet/core/contract/pricing'
import type { PromotionCode } from '@trivet/core/contract/promotion-codes'
import * as promotionCodesCopy from '@trivet/core/copy/promotion-codes'
import * as referralsCopy from '@trivet/core/copy/referrals'
import { commissionOf } from '@trivet/core/referrals'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { createProduct } from '../../test/factories.ts'
import { createGuest, orderBody, postAs, postOrder, type Guest } from '../../test/orders.ts'
import { orderChanges } from '../../test/order-changes.ts'
import { createPromotionCode } from '../../test/promotion-codes.ts'
import { createCode, createHost, createStaff } from '../../test/referrals.ts'
import { tally } from '../accounts/test-client.ts'

const shop = await testApp()
const { app, database, clock } = shop
const { prisma } = database
const pan = await createProduct(database, { priceCents: 7000, countInStock: 500 })
const kettle = await createProduct(database, { priceCents: 3000, countInStock: 500 })
const staff = await createStaff(shop)

type Codes = { promotionCode?: string; referralCode?: string }

// 70.00 + 15.00 delivery + 5.78 tax, less the discount
const totalWith = (discount: number) => Number((90.78 - discount).toFixed(2))

const placing = async ({ token }: Guest, body: object, key?: string) => {
  const answer = await postOrder(app, { token, body: orderBody(pan, body), ...(key && { key }) })
  return { status: answer.statusCode, body: answer.json<Order & { message: string; code: string }>() }
}

/** At 20% off. */
const place = (guest: Guest, codes: Codes, changes: object = {}, key?: string) =>
  placing(guest, { ...codes, totalPrice: totalWith(14), ...changes }, key)

const quote = async (guest: Guest | null, codes: Codes, items = [{ product: pan.id, qty: 1 }]) => {
  const body = { orderItems: items, ...codes }
  const answer = guest
    ? await postAs(app, guest, '/api/quotes', body)
    : await app.inject({ method: 'POST', url: '/api/quotes', payload: body })
  return answer.json<QuoteOutput>()
}

const usesOf = async (id: string) => (await prisma.promotionCode.findUniqueOrThrow({ where: { id } })).uses
const useOf = (orderId: string) => prisma.promotionUse.findUnique({ where: { orderId } })

async function cancel(orderId: string): Promise<string> {
  const answer = await app.inject({
    method: 'PUT',
    url: `/api/orders/${orderId}/status`,
    headers: { authorization: `Bearer ${staff.token}` },
    payload: { status: 'cancelled' },
  })
  expect(answer.statusCode).toBe(200)
  return answer.json<{ changeId: string }>().changeId
}

const undo = (orderId: string, changeId: string) =>
  postAs(app, staff, `/api/admin/orders/${orderId}/status-changes/${changeId}/undo`, {})

describe('an order with a promotion code', () => {
  test('costs less, keeps its code and counts as one use', async () => {
    const { id, code } = await createPromotionCode(shop)
    const guest = await createGuest(shop)
    const paid = { paymentToken: 'tok_test_success' }
    const { status, body } = await place(guest, { promotionCode: ` ${code.toLowerCase()} ` }, paid)
    expect(status).toBe(201)
    expect(body).toMatchObject({ itemsPrice: 70, discountPrice: 14, totalPrice: 76.78, isPaid: true })
    expect(await useOf(body._id)).toMatchObject({ codeId: id, userId: guest.userId, givenBack: false })
    expect(await usesOf(id)).toBe(1)
    const file = await app.inject({
      url: `/api/admin/orders.csv?code=${code}`,
      headers: { authorization: `Bearer ${staff.token}` },
    })
    const [header = '', line = ''] = file.body.split('\r\n').map((one) => one.split(','))
    expect(line[header.indexOf('Promotion code')]).toBe(code)
  })

  test('of an amount costs that much less, and never less than its things do', async () => {
    const { code: some } = await createPromotionCode(shop, { amountCents: 1500 })
    const { code: much } = await createPromotionCode(shop, { amountCents: 10_000 })
    expect(await quote(null, { promotionCode: some })).toMatchObject({ discountPrice: 15 })
    expect(await quote(null, { promotionCode: much })).toMatchObject({ discountPrice: 70 })
  })

  test('for some products takes its share of those alone', async () => {
    const { code: promotionCode } = await createPromotionCode(shop, { products: [kettle.id] })
    const both = [pan, kettle].map(({ id: product }) => ({ product, qty: 1 }))
    expect(await quote(null, { promotionCode }, both)).toMatchObject({ discountPrice: 6 })
    expect(await quote(null, { promotionCode })).toMatchObject({
      discountPrice: 0,
      promotion: { status: 'refused', message: promotionCodesCopy.promotionCodeNothingInCart },
    })
  })

  test('pressed twice with the same key is one order and one use', async () => {
    const { id, code: promotionCode } = await createPromotionCode(shop, { mostUses: 1 })
    const guest = await createGuest(shop)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => place(guest, { promotionCode }, {}, 'pressed')),
    )
    const refused = answers.filter(({ status }) => status !== 201)
    expect(refused.filter(({ body }) => body.code !== 'IDEMPOTENCY_IN_PROGRESS')).toEqual([])
    expect(new Set(answers.flatMap(({ body }) => body._id ?? [])).size).toBe(1)
    expect((await place(guest, { promotionCode }, {}, 'pressed')).status).toBe(201)
    expect(await usesOf(id)).toBe(1)
  })
})

describe('once staff change the order, its promotion code', () => {
  const { change, seenByStaff } = orderChanges(shop, staff)

  test('takes its percentage off what it holds for then', async () => {
    const { code } = await createPromotionCode(shop, { products: [pan.id] })
    const { body: order } = await place(await createGuest(shop), { promotionCode: code })
    const two = await change(order._id, { items: { [pan.id]: 2, [kettle.id]: 1 } })
    expect(two.answer.status).toBe(200)
    expect(await seenByStaff(order._id)).toMatchObject({ discountPrice: 28 })
    const none = await change(order._id, { items: { [kettle.id]: 1 } })
    expect(none.answer.status).toBe(200)
    expect(await seenByStaff(order._id)).toMatchObject({ discountPrice: 0 })
    await change(order._id, { items: { [pan.id]: 1 } })
    expect(await seenByStaff(order._id)).toMatchObject({ discountPrice: 14, totalPrice: totalWith(14) })
  })

  test('stays what it is for a product that was swapped', async () => {
    const { code } = await createPromotionCode(shop, { products: [pan.id] })
    const { body: order } = await place(await createGuest(shop), { promotionCode: code })
    const { id: wok } = await createProduct(database, { priceCents: 7000, countInStock: 500 })
    const swap = { product: pan.id, instead: wok }
    expect((await postAs(app, staff, `/api/admin/orders/${order._id}/swaps`, swap)).statusCode).toBe(200)
    const given = await change(order._id, { rows: [{ label: 'Sorry', amount: -1 }] })
    expect(given.shown).toMatchObject({ difference: -1 })
    await change(order._id, { items: { [wok]: 2 } })
    expect(await seenByStaff(order._id)).toMatchObject({ discountPrice: 28 })
  })

  test('counts what it took off, and not what a better discount did', async () => {
    const { code, id } = await createPromotionCode(shop, { amountCents: 1200 })
    const host = await createHost(shop)
    const { code: referralCode } = await createCode(shop, { hostId: host.userId })
    const codes = { promotionCode: code, referralCode }
    const { body: order } = await place(await createGuest(shop), codes, { totalPrice: totalWith(12) })
    const given = async () => {
      const headers = { authorization: `Bearer ${staff.token}` }
      const answer = await app.inject({ url: `/api/admin/promotion-codes/${id}`, headers })
      return answer.json<PromotionCode>().discountGiven
    }
    expect(await given()).toBe(12)
    await change(order._id, { items: { [pan.id]: 3 } })
    expect(await seenByStaff(order._id)).toMatchObject({ discountPrice: 21 })
    expect(await given()).toBe(0)
  })
})

test('of the last use of a code fifty guests at once have one, and for the others nothing else is changed', async () => {
  const { id, code: promotionCode } = await createPromotionCode(shop, { mostUses: 3 })
  for (const guest of [await createGuest(shop), await createGuest(shop)])
    await place(guest, { promotionCode })
  const guests = await Promise.all(Array.from({ length: 50 }, () => createGuest(shop)))
  const reserved = await prisma.reservation.count({ where: { productId: pan.id } })
  const answers = await Promise.all(guests.map((guest) => place(guest, { promotionCode })))
  expect(tally(answers)).toEqual({ 201: 1, 400: 49 })
  const refused = answers.filter(({ status }) => status === 400).map(({ body }) => body)
  expect(new Set(refused.map(({ code, message }) => `${code}: ${message}`))).toEqual(
    new Set([`PROMOTION_CODE_REFUSED: ${promotionCodesCopy.promotionCodeUsedUp}`]),
  )
  expect(await usesOf(id)).toBe(3)
  const userId = { in: guests.map((guest) => guest.userId) }
  expect(await prisma.order.count({ where: { userId } })).toBe(1)
  expect(await prisma.promotionUse.count({ where: { userId } })).toBe(1)
  expect(await prisma.idempotencyKey.count({ where: { userId } })).toBe(1)
  expect(await prisma.reservation.count({ where: { productId: pan.id } })).toBe(reserved + 1)
})

test('the database refuses one use more than there are', async () => {
  const { id } = await createPromotionCode(shop, { mostUses: 1 })
  const data = { uses: 2 }
  await expect(prisma.promotionCode.update({ where: { id }, data })).rejects.toThrow(/uses_within_the_most/)
})

describe('a use', () => {
  test('comes back when the order is cancelled, and is taken again when that is undone', async () => {
    const { id, code: promotionCode } = await createPromotionCode(shop, { mostUses: 1 })
    const { body: order } = await place(await createGuest(shop), { promotionCode })
    const changeId = await cancel(order._id)
    expect(await usesOf(id)).toBe(0)
    expect((await undo(order._id, changeId)).statusCode).toBe(200)
    expect(await usesOf(id)).toBe(1)
    expect((await place(await createGuest(shop), { promotionCode })).status).toBe(400)
  })

  test('is not taken again where somebody else has it by then, and the order stays cancelled', async () => {
    const { id, code: promotionCode } = await createPromotionCode(shop, { mostUses: 1 })
    const { body: order } = await place(await createGuest(shop), { promotionCode })
    const changeId = await cancel(order._id)
    expect((await place(await createGuest(shop), { promotionCode })).status).toBe(201)
    const answer = await undo(order._id, changeId)
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({
      code: 'TAKING_BACK_REFUSED',
      message: promotionCodesCopy.usesGone,
    })
    const { status } = await prisma.order.findUniqueOrThrow({ where: { id: order._id } })
    expect([status, await usesOf(id)]).toEqual(['cancelled', 1])
  })

  test('comes back when the card is declined', async () => {
    const { id, code: promotionCode } = await createPromotionCode(shop, { mostUses: 1 })
    const guest = await createGuest(shop)
    const declined = await place(guest, { promotionCode }, { paymentToken: 'tok_test_declined' })
    expect(declined.status).toBe(402)
    expect(await usesOf(id)).toBe(0)
  })

  test('of an order that was not paid in time goes to whoever asks next', async () => {
    const { id, code: promotionCode } = await createPromotionCode(shop, { mostUses: 1 })
    const { body: order } = await place(await createGuest(shop), { promotionCode })
    const before = clock.now()
    clock.set(new Date(before.getTime() + 31 * 60_000))
    const guest = await createGuest(shop)
    expect(await quote(guest, { promotionCode })).toMatchObject({ promotion: { status: 'discount' } })
    expect((await place(guest, { promotionCode })).status).toBe(201)
    expect(await useOf(order._id)).toMatchObject({ givenBack: true })
    expect(await usesOf(id)).toBe(1)
    clock.set(before)
  })
})

describe('a code for first orders', () => {
  test('is refused on a later one', async () => {
    const { code: promotionCode } = await createPromotionCode(shop, { firstOrderOnly: true })
    const guest = await createGuest(shop)
    expect((await place(guest, { promotionCode })).status).toBe(201)
    expect((await place(guest, { promotionCode })).body).toMatchObject({
      code: 'PROMOTION_CODE_REFUSED',
      message: referralsCopy.referralFirstOrderOnly,
    })
  })

  test('is one discount, though ten first orders come at once', async () => {
    const { id, code: promotionCode } = await createPromotionCode(shop, { firstOrderOnly: true })
    const guest = await createGuest(shop)
    const answers = await Promise.all(Array.from({ length: 10 }, () => place(guest, { promotionCode })))
    expect(tally(answers)).toEqual({ 201: 1, 400: 9 })
    expect(await usesOf(id)).toBe(1)
  })
})

describe('beside a host’s code', () => {
  const withHost = async () => {
    const host = await createHost(shop)
    const { code: referralCode } = await createCode(shop, { hostId: host.userId })
    return { host, referralCode }
  }

  test('the better one counts, and the host earns of what is left', async () => {
    const { host, referralCode } = await withHost()
    const { id, code: promotionCode } = await createPromotionCode(shop)
    const guest = await createGuest(shop)
    expect(await quote(guest, { promotionCode, referralCode })).toMatchObject({
      discountPrice: 14,
      promotion: { status: 'discount', message: null },
      referral: { status: 'no-discount', message: referralsCopy.betterDiscount },
    })
    const paid = { paymentToken: 'tok_test_success' }
    const { body } = await place(guest, { promotionCode, referralCode }, paid)
    expect(body).toMatchObject({ discountPrice: 14, isPaid: true })
    const cents = commissionOf({ rentalCostCents: 7000, discountCents: 1400 })
    expect(await prisma.commissionEntry.findMany({ where: { hostId: host.userId } })).toMatchObject([
      { cents },
    ])
    const use = await prisma.referralUse.findUniqueOrThrow({ where: { orderId: body._id } })
    expect([use.usesDiscount, await usesOf(id)]).toEqual([false, 1])
  })

  test('a code that is worth less stays unused, and says so', async () => {
    const { referralCode } = await withHost()
    const { id, code: promotionCode } = await createPromotionCode(shop, { amountCents: 500 })
    const guest = await createGuest(shop)
    expect(await quote(guest, { promotionCode, referralCode })).toMatchObject({
      discountPrice: 7,
      promotion: { status: 'not-the-best', message: promotionCodesCopy.betterDiscount },
      referral: { status: 'discount' },
    })
    const { body } = await place(guest, { promotionCode, referralCode }, { totalPrice: totalWith(7) })
    expect(body).toMatchObject({ discountPrice: 7 })
    expect([await useOf(body._id), await usesOf(id)]).toEqual([null, 0])
  })

  test('a card that had the discount of a first order pays for one with a promotion code', async () => {
    const { referralCode } = await withHost()
    const { code: promotionCode } = await createPromotionCode(shop)
    const card = { paymentToken: 'tok_test_success' }
    await place(await createGuest(shop), { referralCode }, { ...card, totalPrice: totalWith(7) })
    const { status } = await place(await createGuest(shop), { referralCode, promotionCode }, card)
    expect(status).toBe(201)
  })
})

describe('a code that cannot be used', () => {
  const refusal = async (promotionCode: string) => {
    const { promotion } = await quote(null, { promotionCode })
    const { body } = await place(await createGuest(shop), { promotionCode })
    expect(body).toMatchObject({ code: 'PROMOTION_CODE_REFUSED', message: promotion?.message })
    return promotion
  }

  test('says from when on and until when it is', async () => {
    const early = await createPromotionCode(shop, { days: { first: 1, last: 2 } })
    const late = await createPromotionCode(shop, { days: { first: -2, last: -1 } })
    expect((await refusal(early.code))?.message).toMatch(/^This code is valid from /)
    expect((await refusal(late.code))?.message).toMatch(/^This code was valid until /)
  })

  test('is the same whether nobody made it or it is switched off', async () => {
    const { code } = await createPromotionCode(shop, { isOff: true })
    const off = await refusal(code)
    const unknown = await refusal('NOBODYS-CODE')
    expect({ ...off, code: '' }).toEqual({ ...unknown, code: '' })
    expect(await quote(null, { promotionCode: 'x'.repeat(1000) })).toMatchObject({
      promotion: { message: promotionCodesCopy.promotionCodeUnknown },
    })
  })
})

test('whoever guesses codes makes a pause, and whoever has one does not', async () => {
  const { app: limited } = await testApp({ database, clock, env: { rateLimits: true } })
  const ask = async (code: string) => {
    const answer = await limited.inject({
      method: 'POST',
      url: '/api/promotion-codes/validate',
      payload: { code },
    })
    return { status: answer.statusCode, body: answer.json<object>() }
  }
  const answers = []
  for (let tries = 0; tries < 12; tries += 1) answers.push(await ask(`GUESS-${tries}`))
  expect(answers[0]).toMatchObject({
    body: { valid: false, message: promotionCodesCopy.promotionCodeUnknown },
  })
  expect(answers.at(-1)?.status).toBe(429)
})
