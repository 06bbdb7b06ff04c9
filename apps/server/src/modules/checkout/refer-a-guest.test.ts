import * as referralsCopy from '@trivet/core/copy/referrals'
import type { Order } from '@trivet/core/contract/orders'
import { toDecimal } from '@trivet/core/money'
import { quoteRental } from '@trivet/core/pricing'
import { commissionOf, referralDiscountBasisPoints } from '@trivet/core/referrals'
import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { createProduct } from '../../test/factories.ts'
import { createGuest, firstDay, orderBody, postAs, postOrder, type Guest } from '../../test/orders.ts'
import { createCode, createHost, createStaff } from '../../test/referrals.ts'
import { tally } from '../accounts/test-client.ts'

const shop = await testApp()
const { app, database, clock } = shop
const { prisma } = database
const pan = await createProduct(database, { priceCents: 7000, countInStock: 500 })

let host: Guest
let code: string
beforeEach(async () => {
  host = await createHost(shop)
  code = (await createCode(shop, { hostId: host.userId })).code
})

/** What a guest is told an order with the code costs. */
function referred(changes: Parameters<typeof orderBody>[1] = {}, basisPoints = referralDiscountBasisPoints) {
  const body = orderBody(pan, { referralCode: code, ...changes })
  const { totalCents } = quoteRental({
    lines: [{ id: pan.id, name: '', unitPriceCents: pan.priceCents, quantity: changes.qty ?? 1 }],
    period: { start: firstDay, end: body.rentalEnd as typeof firstDay },
    damageProtection: body.damageProtection ?? false,
    referralBasisPoints: basisPoints,
  })
  return { ...body, totalPrice: toDecimal(totalCents) }
}

const place = async ({ token }: Guest, body: object, key?: string) => {
  const answer = await postOrder(app, { token, body, ...(key && { key }) })
  return { status: answer.statusCode, body: answer.json<Order & { message: string; code: string }>() }
}
const quote = async (guest: Guest | null, referralCode: string | null = code) => {
  const body = { orderItems: [{ product: pan.id, qty: 1 }], referralCode }
  const answer = guest
    ? await postAs(app, guest, '/api/quotes', body)
    : await app.inject({ method: 'POST', url: '/api/quotes', payload: body })
  return answer.json<Record<string, unknown>>()
}
const entries = () =>
  prisma.commissionEntry.findMany({
    where: { hostId: host.userId },
    select: { from: true, to: true, cents: true },
    orderBy: { id: 'asc' },
  })

describe('a code on a first order', () => {
  test('takes 10% off and is the host’s 15% of the rest once it is paid', async () => {
    const guest = await createGuest(shop)
    const { status, body } = await place(guest, { ...referred(), paymentToken: 'tok_test_success' })
    expect(status).toBe(201)
    expect(body).toMatchObject({ itemsPrice: 70, discountPrice: 7, totalPrice: 83.78, isPaid: true })
    expect(await entries()).toEqual([{ from: null, to: 'pending', cents: 945 }])
    expect(await prisma.queuedMail.findMany({ where: { recipient: host.email } })).toMatchObject([
      { template: 'commission-earned', data: { amount: 9.45 } },
    ])
    expect(await prisma.payment.findMany({ where: { orderId: body._id } })).toMatchObject([
      { amountCents: 8378 },
    ])
  })

  test('credits nobody before the order is paid, and once however often it is paid', async () => {
    const guest = await createGuest(shop)
    const { body } = await place(guest, referred())
    expect(await entries()).toEqual([])
    const pay = () => postAs(app, guest, `/api/orders/${body._id}/pay`, { paymentToken: 'tok_test_success' })
    await Promise.all(Array.from({ length: 8 }, pay))
    expect(await entries()).toEqual([{ from: null, to: 'pending', cents: 945 }])
  })

  test('counts extra days for the host, and the discount for the guest only on the week', async () => {
    const guest = await createGuest(shop)
    const body = referred({ rentalEnd: '2026-12-27', paymentToken: 'tok_test_success' })
    expect((await place(guest, body)).body).toMatchObject({ extraDaysPrice: 100, discountPrice: 7 })
    const cents = commissionOf({ rentalCostCents: 17_000, discountCents: 700 })
    expect(await entries()).toEqual([{ from: null, to: 'pending', cents }])
  })

  test('pressed twice is never told that its own discount is gone', async () => {
    const guest = await createGuest(shop)
    const answers = await Promise.all(Array.from({ length: 10 }, () => place(guest, referred(), 'pressed')))
    const refused = answers.filter(({ status }) => status !== 201)
    expect(refused.filter(({ body }) => body.code !== 'IDEMPOTENCY_IN_PROGRESS')).toEqual([])
    expect(new Set(answers.flatMap(({ body }) => body._id ?? [])).size).toBe(1)
    expect(await prisma.order.count({ where: { userId: guest.userId } })).toBe(1)
  })

  test('comes back from the same key as it was', async () => {
    const guest = await createGuest(shop)
    const body = referred()
    const first = await place(guest, body, 'once')
    expect((await place(guest, body, 'once')).body).toEqual(first.body)
  })

  test('is one discount, though twenty first orders come at once', async () => {
    const guest = await createGuest(shop)
    const body = referred()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => place(guest, { ...body, besides: 'any' })),
    )
    expect(tally(answers)).toEqual({ 201: 1, 409: 19 })
    const refused = answers.find(({ status }) => status === 409)?.body
    expect(refused).toMatchObject({
      code: 'PRICES_CHANGED',
      details: {
        discountPrice: 0,
        referral: { status: 'no-discount', message: referralsCopy.referralFirstOrderOnly },
      },
    })
    const uses = await prisma.referralUse.findMany({ where: { userId: guest.userId } })
    expect(uses).toMatchObject([{ usesDiscount: true }])
  })
})

describe('a code on a later order', () => {
  test('takes nothing off, is no error, and its host is credited', async () => {
    const guest = await createGuest(shop)
    await place(guest, orderBody(pan))
    expect(await place(guest, referred())).toMatchObject({
      status: 409,
      body: { code: 'PRICES_CHANGED' },
    })
    const later = await place(guest, { ...referred({}, 0), paymentToken: 'tok_test_success' })
    expect(later).toMatchObject({ status: 201, body: { discountPrice: 0 } })
    expect(await entries()).toEqual([{ from: null, to: 'pending', cents: 1050 }])
  })

  test('takes off again what a declined card or a forgotten checkout gave back', async () => {
    const guest = await createGuest(shop)
    const declined = await place(guest, { ...referred(), paymentToken: 'tok_test_declined' })
    expect(declined.status).toBe(402)
    expect((await place(guest, referred())).status).toBe(201)
    clock.advance(31 * 60_000)
    expect(await place(guest, { ...referred(), paymentToken: 'tok_test_success' })).toMatchObject({
      status: 201,
      body: { discountPrice: 7 },
    })
    const uses = await prisma.referralUse.findMany({ where: { userId: guest.userId, usesDiscount: true } })
    expect(uses).toHaveLength(1)
  })
})

describe('the discount of an order that is cancelled', () => {
  const cancel = (guest: Guest, id: string) => postAs(app, guest, `/api/orders/${id}/cancellation`, {})
  const usesOf = (guest: Guest) =>
    prisma.referralUse.count({
      where: { userId: guest.userId, usesDiscount: true },
    })

  test.each([
    ['before it was paid', undefined],
    ['while the bank asks', 'tok_test_confirm' as const],
    ['after it was paid', 'tok_test_success' as const],
  ])('by the guest %s is theirs again', async (_case, paymentToken) => {
    const guest = await createGuest(shop)
    const { body } = await place(guest, {
      ...referred(),
      ...(paymentToken && { paymentToken }),
    })
    expect(await quote(guest)).toMatchObject({ discountPrice: 0 })
    expect((await cancel(guest, body._id)).statusCode).toBe(200)
    expect(await quote(guest)).toMatchObject({
      discountPrice: 7,
      referral: { status: 'discount' },
    })
    expect(await place(guest, referred())).toMatchObject({
      status: 201,
      body: { discountPrice: 7 },
    })
    expect(await usesOf(guest)).toBe(1)
  })

  test('by staff is the guest’s again, whatever came back of the money', async () => {
    const staff = await createStaff(shop)
    const guest = await createGuest(shop)
    const { body } = await place(guest, {
      ...referred(),
      paymentToken: 'tok_test_success',
    })
    const cancelled = await app.inject({
      method: 'PUT',
      url: `/api/orders/${body._id}/status`,
      headers: { authorization: `Bearer ${staff.token}` },
      payload: { status: 'cancelled', note: 'No van', refundAmount: 0 },
    })
    expect(cancelled.statusCode).toBe(200)
    expect(await place(guest, referred())).toMatchObject({
      status: 201,
      body: { discountPrice: 7 },
    })
  })

  test('is one discount again, though it is asked for ten times at once', async () => {
    const guest = await createGuest(shop)
    const { body } = await place(guest, {
      ...referred(),
      paymentToken: 'tok_test_success',
    })
    await cancel(guest, body._id)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => place(guest, { ...referred(), besides: 'any' })),
    )
    expect(tally(answers)).toEqual({ 201: 1, 409: 9 })
    expect(await usesOf(guest)).toBe(1)
  })

  test('stays used while another order stands', async () => {
    const guest = await createGuest(shop)
    const first = await place(guest, {
      ...referred(),
      paymentToken: 'tok_test_success',
    })
    await place(guest, orderBody(pan))
    await cancel(guest, first.body._id)
    expect(await quote(guest)).toMatchObject({
      discountPrice: 0,
      referral: { status: 'no-discount' },
    })
  })
})

describe('a code nobody may use', () => {
  test.each([
    ['is unknown', () => 'KITCH2NQ', referralsCopy.referralInvalid],
    ['is no code', () => '<b>', referralsCopy.referralInvalid],
  ])('that %s is refused, and nothing is written', async (_case, text, message) => {
    const guest = await createGuest(shop)
    expect(await place(guest, referred({ referralCode: text() }))).toMatchObject({
      status: 400,
      body: { message },
    })
    expect(await prisma.order.count({ where: { userId: guest.userId } })).toBe(0)
  })

  test('because it is one’s own is refused, and the database refuses it too', async () => {
    expect(await place(host, referred())).toMatchObject({
      status: 400,
      body: { code: 'REFERRAL_OWN_CODE', message: referralsCopy.referralOwnCode },
    })
    const { body } = await place(host, orderBody(pan))
    const { id } = await prisma.referralCode.findUniqueOrThrow({ where: { code } })
    await expect(
      prisma.referralUse.create({
        data: {
          orderId: body._id,
          codeId: id,
          hostId: host.userId,
          userId: host.userId,
          usesDiscount: true,
          commissionBasisPoints: 1500,
          commissionCents: 1,
          createdAt: clock.now(),
        },
      }),
    ).rejects.toThrow()
  })

  test('as it has expired is refused at the order, whatever the cart said before', async () => {
    const guest = await createGuest(shop)
    await prisma.referralCode.update({ where: { code }, data: { expiresAt: clock.now() } })
    expect(await place(guest, referred())).toMatchObject({ status: 400, body: { code: 'REFERRAL_INVALID' } })
  })
})

describe('the price of a cart with a code', () => {
  test('is 10% less for now, before anybody signed in', async () => {
    expect(await quote(null)).toMatchObject({
      discountPrice: 7,
      totalPrice: 83.78,
      referral: { code, status: 'for-now', discountPercentage: 10, message: null },
    })
  })

  test('is 10% less for a new guest, in any letter case', async () => {
    const guest = await createGuest(shop)
    expect(await quote(guest, ` ${code.toLowerCase()} `)).toMatchObject({
      discountPrice: 7,
      referral: { code, status: 'discount', discountPercentage: 10 },
      rows: expect.arrayContaining([{ code: 'referral-discount', label: 'Referral discount', amount: -7 }]),
    })
  })

  test('says why not, and is no error, for a returning guest, its host and a wrong code', async () => {
    const guest = await createGuest(shop)
    await place(guest, orderBody(pan))
    const none = { discountPercentage: 0 }
    expect(await quote(guest)).toMatchObject({
      discountPrice: 0,
      referral: { ...none, status: 'no-discount', message: referralsCopy.referralFirstOrderOnly },
    })
    expect(await quote(host)).toMatchObject({
      discountPrice: 0,
      referral: { ...none, status: 'refused', message: referralsCopy.referralOwnCode },
    })
    expect(await quote(null, 'KITCH2NQ')).toMatchObject({
      discountPrice: 0,
      referral: { ...none, status: 'refused', message: referralsCopy.referralInvalid },
    })
  })

  test('without a code has nothing to say about one', async () => {
    expect(await quote(null, null)).not.toHaveProperty('referral')
    expect(await quote(null, '  ')).not.toHaveProperty('referral')
  })

  test('is no way to guess codes: the address pauses, while good codes cost nothing', async () => {
    const limited = await testApp({ database, clock, env: { rateLimits: true } })
    const ask = (referralCode: string) =>
      limited.app.inject({
        method: 'POST',
        url: '/api/quotes',
        payload: { orderItems: [{ product: pan.id, qty: 1 }], referralCode },
        remoteAddress: '10.7.0.1',
      })
    for (let asked = 0; asked < 25; asked += 1) expect((await ask(code)).statusCode).toBe(200)
    const answers = await Promise.all(Array.from({ length: 12 }, () => ask('WRNGCDES')))
    expect(tally(answers.map(({ statusCode: status }) => ({ status })))).toEqual({ 200: 10, 429: 2 })
    expect((await ask(code)).statusCode).toBe(429)
  })
})
