import { emailKey, normalizeEmail } from '@trivet/core/accounts'
import * as referralsCopy from '@trivet/core/copy/referrals'
import type { Order } from '@trivet/core/contract/orders'
import type { CommissionReviewPage, ReferralStats } from '@trivet/core/contract/referrals'
import { toDecimal } from '@trivet/core/money'
import { quoteRental } from '@trivet/core/pricing'
import { referralDiscountBasisPoints } from '@trivet/core/referrals'
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { createProduct } from '../../test/factories.ts'
import {
  address,
  createGuest,
  firstDay,
  getAs,
  orderBody,
  postAs,
  postOrder,
  type Guest,
} from '../../test/orders.ts'
import { createCode, createHost, createStaff } from '../../test/referrals.ts'
import { tally } from '../accounts/test-client.ts'

const shop = await testApp()
const { app, database, clock } = shop
const { prisma } = database
const pan = await createProduct(database, { priceCents: 7000, countInStock: 500 })
const staff = await createStaff(shop)

let hosts = 0
let host: Guest
let code: string
beforeEach(async () => {
  hosts += 1
  const email = `noor.${hosts}@gmail.com`
  host = await createHost(shop, {
    email,
    phone: `512 555 ${2000 + hosts}`,
    ...home,
  })
  code = (await createCode(shop, { hostId: host.userId })).code
})

const home = { street: '12 Main Street', city: 'Austin', state: 'TX', postalCode: '78701' }

function body(changes: Parameters<typeof orderBody>[1] = {}, basisPoints = referralDiscountBasisPoints) {
  const { totalCents } = quoteRental({
    lines: [{ id: pan.id, name: '', unitPriceCents: pan.priceCents, quantity: 1 }],
    period: { start: firstDay, end: orderBody(pan).rentalEnd as typeof firstDay },
    damageProtection: false,
    referralBasisPoints: basisPoints,
  })
  return {
    ...orderBody(pan, { referralCode: code, paymentToken: 'tok_test_success', ...changes }),
    totalPrice: toDecimal(totalCents),
  }
}

async function pay(guest: Guest, changes: Parameters<typeof orderBody>[1] = {}) {
  const answer = await postOrder(app, { token: guest.token, body: body(changes) })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json<Order>()._id
}

const letAsStay = (to: typeof address | (Omit<typeof address, keyof typeof home> & typeof home)) =>
  postAs(app, host, '/api/users/stays', {
    title: 'Casa Azul',
    address: to,
    has: {},
  })

const entries = async () =>
  (
    await prisma.commissionEntry.findMany({
      where: { hostId: host.userId },
      orderBy: { id: 'asc' },
    })
  ).map(({ from, to, cents }) => [from, to, cents])
const signalsOf = async (orderId: string) =>
  (await prisma.commissionReview.findUnique({ where: { orderId } }))?.signals ?? null
const stats = async () => (await getAs(app, host, '/api/referral/stats')).json<ReferralStats>()
const mailsToHost = async () =>
  (
    await prisma.queuedMail.findMany({
      where: { recipient: host.email },
      orderBy: { createdAt: 'asc' },
    })
  ).map(({ template }) => template)
const listed = async () =>
  (await getAs(app, staff, '/api/referral/admin/commission-reviews')).json<CommissionReviewPage>().reviews
const review = (orderId: string, payload: object, by: Guest = staff) =>
  app.inject({
    method: 'PUT',
    url: `/api/referral/admin/commission-reviews/${orderId}`,
    headers: { authorization: `Bearer ${by.token}` },
    payload,
  })
const moveTo = async (orderId: string, status: string) => {
  const answer = await app.inject({
    method: 'PUT',
    url: `/api/orders/${orderId}/status`,
    headers: { authorization: `Bearer ${staff.token}` },
    payload: { status, note: 'Done' },
  })
  expect(answer.statusCode, answer.body).toBe(200)
}

describe('a commission is held', () => {
  test.each([
    ['what follows a plus', (at: number) => `noor.${at}+2@gmail.com`],
    ['its dots at Gmail', (at: number) => `n.o.o.r${at}@googlemail.com`],
    ['its letter case', (at: number) => `NOOR.${at}+A@Gmail.com`],
  ])('where the guest’s email is the host’s but for %s', async (_case, emailOf) => {
    const orderId = await pay(await createGuest(shop, { email: emailOf(hosts) }))
    expect(await signalsOf(orderId)).toEqual(['same-mailbox'])
    expect(await entries()).toEqual([[null, 'held', 945]])
    expect(await stats()).toMatchObject({
      totalEarnings: 9.45,
      heldCommission: 9.45,
      pendingCommission: 0,
      pendingPayout: 0,
      recentReferrals: [{ commission: 9.45, isHeld: true }],
    })
    expect(await mailsToHost()).toEqual(['commission-held'])
  })

  test('where the order has the phone of the host, however it is written', async () => {
    const orderId = await pay(await createGuest(shop), {
      phone: `+1 (512) 555-${2000 + hosts}`,
    })
    expect(await signalsOf(orderId)).toEqual(['same-phone'])
  })

  test('where it goes to the home of the host, however the street is written', async () => {
    const orderId = await pay(await createGuest(shop), {
      rentalAddress: { ...address, ...home, street: '12 main st.' },
    })
    expect(await signalsOf(orderId)).toEqual(['host-home'])
  })

  test('where another account with the same phone has ordered to the host’s stays before', async () => {
    await letAsStay(address)
    const phone = { phone: '+1 737 555 0188' }
    const first = await pay(await createGuest(shop), phone)
    expect(await signalsOf(first)).toBeNull()
    const second = await pay(await createGuest(shop), phone)
    expect(await signalsOf(second)).toEqual(['host-stay', 'shared-contact'])
  })
})

describe('a commission is not held', () => {
  test('of a guest at the host’s own stay, whom the programme is for', async () => {
    await letAsStay(address)
    const orderId = await pay(await createGuest(shop))
    expect(await signalsOf(orderId)).toBeNull()
    expect(await entries()).toEqual([[null, 'pending', 945]])
  })

  test('of a guest at the home of a host who lets that very home', async () => {
    await letAsStay({ ...address, ...home })
    const orderId = await pay(await createGuest(shop), {
      rentalAddress: { ...address, ...home },
    })
    expect(await signalsOf(orderId)).toBeNull()
  })

  test('of two honest neighbors: one house, other homes, emails and phones that are alike', async () => {
    const neighbor = await createGuest(shop, {
      email: `noor${hosts}@example.com`,
      phone: `512 555 ${3000 + hosts}`,
      ...home,
      street: '12 Main Street, Apt 2',
    })
    const orderId = await pay(neighbor, {
      rentalAddress: { ...address, ...home, street: '12 Main Street #2' },
    })
    const other = await createGuest(shop, {
      email: `no.or${hosts}@example.com`,
      ...home,
      street: '12 Main St Unit 3',
    })
    const second = await pay(other, {
      rentalAddress: { ...address, ...home, street: '12 Main St Unit 3' },
    })
    expect([await signalsOf(orderId), await signalsOf(second)]).toEqual([null, null])
    expect(await mailsToHost()).toEqual(['commission-earned', 'commission-earned'])
  })
})

describe('a held commission', () => {
  const held = async () => {
    const guest = await createGuest(shop, {
      email: `noor${hosts}+self@gmail.com`,
    })
    return { guest, orderId: await pay(guest) }
  }

  test('is listed for staff with order, host, amount and why', async () => {
    const { orderId, guest } = await held()
    const [order] = await prisma.order.findMany({ where: { id: orderId } })
    expect((await listed()).find(({ order: { _id } }) => _id === orderId)).toMatchObject({
      order: { number: order!.number },
      host: { _id: host.userId, email: host.email },
      guest: { _id: guest.userId },
      amount: 9.45,
      signals: ['same-mailbox'],
    })
  })

  test('stays held when the order completes, and is in no payout', async () => {
    const { orderId } = await held()
    for (const status of ['packed', 'dispatched', 'delivered', 'collected', 'completed'])
      await moveTo(orderId, status)
    expect(await entries()).toEqual([[null, 'held', 945]])
    const asked = await postAs(app, host, '/api/referral/payout-request', {
      paymentMethod: 'creditToAccount',
    })
    expect(asked.statusCode).toBe(409)
  })

  test('that staff release is on its way again, and available once the order completes', async () => {
    const { orderId } = await held()
    const answer = await review(orderId, { decision: 'released' })
    expect(answer.json()).toEqual({ outcome: 'released', amount: 9.45 })
    expect(await stats()).toMatchObject({ heldCommission: 0, pendingCommission: 9.45 })
    for (const status of ['packed', 'dispatched', 'delivered', 'collected', 'completed'])
      await moveTo(orderId, status)
    expect(await entries()).toEqual([
      [null, 'held', 945],
      ['held', 'pending', 945],
      ['pending', 'available', 945],
    ])
    expect(await mailsToHost()).toEqual(['commission-held', 'commission-released', 'commission-available'])
    expect(
      await prisma.auditEntry.findMany({
        where: { subject: `order:${orderId}`, action: 'commission.released' },
      }),
    ).toMatchObject([
      {
        actorId: staff.userId,
        details: { amountCents: 945, hostId: host.userId },
      },
    ])
  })

  test('that is released after the order has completed is available at once', async () => {
    const { orderId } = await held()
    for (const status of ['packed', 'dispatched', 'delivered', 'collected', 'completed'])
      await moveTo(orderId, status)
    await review(orderId, { decision: 'released' })
    expect(await stats()).toMatchObject({ pendingPayout: 9.45 })
  })

  test('that staff refuse is gone, and the host reads why', async () => {
    const { orderId } = await held()
    expect((await review(orderId, { decision: 'refused', reason: 'Your own order' })).statusCode).toBe(200)
    expect(await entries()).toEqual([
      [null, 'held', 945],
      ['held', null, 945],
    ])
    expect(await stats()).toMatchObject({ totalEarnings: 0, heldCommission: 0 })
    const mails = await prisma.queuedMail.findMany({
      where: { recipient: host.email, template: 'commission-refused' },
    })
    expect(mails).toMatchObject([{ data: { amount: 9.45, reason: 'Your own order' } }])
    expect((await listed()).some(({ order: { _id } }) => _id === orderId)).toBe(false)
  })

  test('shrinks by a refund in part, and what is left is decided about', async () => {
    const { orderId } = await held()
    await postAs(app, staff, `/api/orders/${orderId}/refunds`, { amount: 41.89, reason: 'Late' })
    expect((await listed()).find(({ order: { _id } }) => _id === orderId)).toMatchObject({ amount: 4.72 })
    expect((await review(orderId, { decision: 'released' })).json()).toMatchObject({ amount: 4.72 })
  })

  test('of an order that is cancelled ends its review by itself', async () => {
    const { guest, orderId } = await held()
    expect((await postAs(app, guest, `/api/orders/${orderId}/cancellation`, {})).statusCode).toBe(200)
    expect(await entries()).toEqual([
      [null, 'held', 945],
      ['held', null, 945],
    ])
    expect(await prisma.commissionReview.findUnique({ where: { orderId } })).toMatchObject({
      outcome: 'ended',
    })
    expect((await review(orderId, { decision: 'released' })).json()).toMatchObject({
      code: 'COMMISSION_REVIEWED',
    })
  })

  test('is decided once, though ten of the staff decide at once', async () => {
    const { orderId } = await held()
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        review(orderId, { decision: at % 2 === 0 ? 'released' : 'refused', reason: 'Checked' }),
      ),
    )
    expect(tally(answers.map(({ statusCode: status }) => ({ status })))).toEqual({ 200: 1, 409: 9 })
    expect(await entries()).toHaveLength(2)
  })

  test('and the completion of its order, at once, leave it available', async () => {
    const { orderId } = await held()
    for (const status of ['packed', 'dispatched', 'delivered', 'collected']) await moveTo(orderId, status)
    await Promise.all([moveTo(orderId, 'completed'), review(orderId, { decision: 'released' })])
    expect(await stats()).toMatchObject({ heldCommission: 0, pendingCommission: 0, pendingPayout: 9.45 })
  })

  test('is decided by nobody whose code or order it is, and refused for a reason only', async () => {
    const { guest, orderId } = await held()
    for (const { userId } of [host, guest])
      await prisma.user.update({
        where: { id: userId },
        data: { isAdmin: true },
      })
    for (const own of [host, guest]) {
      expect((await review(orderId, { decision: 'released' }, own)).json()).toMatchObject({
        code: 'COMMISSION_REVIEW_OWN',
        message: referralsCopy.commissionReviewOwn,
      })
    }
    const wordless = await review(orderId, { decision: 'refused', reason: '  ' })
    expect(wordless.statusCode).toBe(400)
    expect(wordless.json()).toMatchObject({ message: referralsCopy.commissionReasonMissing })
    for (const payload of [{}, { decision: 'ended' }, { decision: 'released', reason: 7 }]) {
      expect((await review(orderId, payload)).statusCode).toBe(400)
    }
    expect(await entries()).toHaveLength(1)
  })

  test('of an unknown order, and of one without a review, is the same 404', async () => {
    const orderId = await pay(await createGuest(shop))
    const answers = [
      await review(orderId, { decision: 'released' }),
      await review('nothing', { decision: 'released' }),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404])
    expect(new Set(answers.map((answer) => answer.json().message)).size).toBe(1)
  })

  test('goes on past no review, whoever writes the ledger', async () => {
    const { orderId } = await held()
    const past = { at: clock.now(), hostId: host.userId, orderId, from: 'held', cents: 945 }
    for (const to of ['available', 'pending', 'requested']) {
      await expect(prisma.commissionEntry.create({ data: { ...past, to } })).rejects.toThrow()
    }
  })
})

test('an order that was changed to the host’s home after it was paid is held when it completes', async () => {
  const orderId = await pay(await createGuest(shop))
  expect(await signalsOf(orderId)).toBeNull()
  await prisma.order.update({
    where: { id: orderId },
    data: { street: home.street, postalCode: home.postalCode },
  })
  for (const status of ['packed', 'dispatched', 'delivered', 'collected', 'completed'])
    await moveTo(orderId, status)
  expect(await signalsOf(orderId)).toEqual(['host-home'])
  expect(await entries()).toEqual([
    [null, 'pending', 945],
    ['pending', 'held', 945],
  ])
})

describe('the first-order discount', () => {
  const quoted = async (guest: Guest) =>
    (
      await postAs(app, guest, '/api/quotes', {
        orderItems: [{ product: pan.id, qty: 1 }],
        referralCode: code,
      })
    ).json()

  test('goes once to a mailbox, whatever accounts it has', async () => {
    const first = await createGuest(shop, { email: `ana.${hosts}@gmail.com` })
    const second = await createGuest(shop, {
      email: `a.na${hosts}+2@gmail.com`,
    })
    const orderId = await pay(first)
    expect(await quoted(second)).toMatchObject({
      discountPrice: 0,
      referral: { status: 'no-discount', message: referralsCopy.referralFirstOrderOnly },
    })
    const dear = await postOrder(app, { token: second.token, body: body() })
    expect(dear.json()).toMatchObject({ code: 'PRICES_CHANGED' })
    await postAs(app, first, `/api/orders/${orderId}/cancellation`, {})
    expect(await quoted(second)).toMatchObject({ discountPrice: 7 })
  })

  test('is one, though ten accounts of one mailbox order at once', async () => {
    const guests = await Promise.all(
      Array.from({ length: 10 }, (_, at) => createGuest(shop, { email: `bo${hosts}+${at}@example.com` })),
    )
    const answers = await Promise.all(guests.map(({ token }) => postOrder(app, { token, body: body() })))
    expect(tally(answers.map(({ statusCode: status }) => ({ status })))).toEqual({ 201: 1, 409: 9 })
  })

  test('is each neighbor’s own', async () => {
    const guests = [`cy.${hosts}@example.com`, `cy${hosts}@example.com`]
    for (const email of guests)
      expect(await quoted(await createGuest(shop, { email }))).toMatchObject({ discountPrice: 7 })
  })
})

test('the database knows the same mailboxes as the rule', async () => {
  const odd = [
    '+ana@example.com',
    '+a+b@example.com',
    'a.n.a+x+y@gmail.com',
    'a.na@googlemail.com',
    'josé.x@exämple.de',
  ]
  const emails = [...odd, ...fc.sample(fc.emailAddress(), 200).map((email) => emailKey(email))]
  const { rows } = await database.sql.query<{ email: string; mailbox: string }>(
    'SELECT email, mailbox_of(email) AS mailbox FROM unnest($1::text[]) AS email',
    [emails],
  )
  expect(rows.map(({ mailbox }) => mailbox)).toEqual(rows.map(({ email }) => normalizeEmail(email)))
})
