import type { StaffAccount } from '@trivet/core/contract/accounts'
import type { Order, PlaceForGuestBody, StaffOrder } from '@trivet/core/contract/orders'
import type { QuoteOutput } from '@trivet/core/contract/pricing'
import { describe, expect, test } from 'vitest'
import { newId } from '../../../platform/ids.ts'
import { testApp } from '../../../test/app.ts'
import { rentedAt, rentedKitchen } from '../../../test/booked.ts'
import { address, createKit, createGuest, orderBody, type Guest } from '../../../test/orders.ts'
import { createProduct } from '../../../test/factories.ts'
import { createCode, createHost, createStaff } from '../../../test/referrals.ts'

// limits are on, as in every shop that is open
const shop = await testApp({ env: { rateLimits: true } })
const { database, clock } = shop
const { prisma } = database
const { as, book } = rentedKitchen(shop)
clock.set(rentedAt)
const staff = await createStaff(shop, { name: 'Maya' })
const pan = await createProduct(database, { priceCents: 7000, countInStock: 200 })

const byLink = { by: 'link' } as const

type Asked = Partial<PlaceForGuestBody['order']> & { qty?: number; item?: typeof pan }

function place(
  guest: { userId: string },
  { item = pan, ...changes }: Asked = {},
  payment: PlaceForGuestBody['payment'] = byLink,
  key = newId(),
) {
  const order = { ...orderBody(item, changes), besides: 'any' }
  return as(staff, 'POST', '/admin/orders', { guest: guest.userId, order, payment }, key)
}

const orderOf = (answer: { body: unknown }) => answer.body as Order
const mailsOf = (orderId: string) =>
  prisma.queuedMail.findMany({ where: { orderId }, orderBy: { createdAt: 'asc' } })
const seenBy = async (guest: Guest, id: string) =>
  (await as(guest, 'GET', `/orders/${id}`)).body as unknown as Order
const seenByStaff = async (id: string) =>
  (await as(staff, 'GET', `/admin/orders/${id}`)).body as unknown as StaffOrder

describe('an order for a person on the phone', () => {
  test('costs what it costs at the checkout, waits as long as staff said, and is paid by its guest', async () => {
    const guest = await createGuest(shop, { name: 'Ana' })
    const placed = await place(guest, {}, { by: 'link', hours: 48 })
    expect(placed).toMatchObject({ status: 201, body: { totalPrice: 90.78, status: 'pending' } })
    const { _id: id } = orderOf(placed)
    expect(orderOf(placed).holdExpiresAt).toBe('2026-12-03T12:00:00.000Z')
    expect(await mailsOf(id)).toMatchObject([{ template: 'order-received', recipient: guest.email }])
    const paid = await as(guest, 'POST', `/orders/${id}/pay`, { paymentToken: 'tok_test_success' })
    expect(paid).toMatchObject({ status: 200, body: { status: 'confirmed', isPaid: true } })
  })

  test('tells staff who placed it for whom, and the audit log as well', async () => {
    const guest = await createGuest(shop, { name: 'Ana' })
    const { _id: id, number } = orderOf(await place(guest))
    const [event] = (await seenByStaff(id)).events.filter(({ kind }) => kind === 'placed')
    expect(event).toMatchObject({ actor: { name: 'Maya' }, note: 'For Ana, on the phone' })
    expect((await seenBy(guest, id)).timeline?.[0]).not.toHaveProperty('note')
    expect(await prisma.auditEntry.findMany({ where: { subject: `order:${id}` } })).toMatchObject([
      {
        actorId: staff.userId,
        action: 'order.placed-for-guest',
        details: { number, guest: guest.email, totalCents: 9078, payment: 'link' },
      },
    ])
  })

  test('goes out on account for a reason, and the guest hears that it is confirmed', async () => {
    const guest = await createGuest(shop)
    const because = 'Invoice at the end of the month'
    const { _id: id } = orderOf(await place(guest, {}, { by: 'account', because }))
    expect(await seenByStaff(id)).toMatchObject({
      status: 'confirmed',
      isPaid: false,
      onAccountBecause: because,
    })
    expect(await mailsOf(id)).toMatchObject([{ template: 'order-confirmed' }])
  })

  test('is paid already in another way, and one reference pays one order', async () => {
    const guest = await createGuest(shop)
    const cash = { by: 'outside', method: 'cash', reference: `Receipt ${newId()}` } as const
    const { _id: id } = orderOf(await place(guest, {}, cash))
    expect(await seenByStaff(id)).toMatchObject({
      status: 'confirmed',
      isPaid: true,
      paidPrice: 90.78,
      paidOutside: 'cash',
      payments: [{ provider: 'outside', method: 'cash', reference: cash.reference }],
    })
    // what it was to be paid with is what it was
    expect(await seenBy(guest, id)).toMatchObject({ paymentMethod: 'stripe', paidOutside: 'cash' })
    expect(await mailsOf(id)).toMatchObject([{ template: 'order-confirmed' }])

    const again = await place(await createGuest(shop), {}, cash)
    expect(again).toMatchObject({ status: 409, body: { code: 'PAYMENT_REFERENCE_TAKEN' } })
    expect(await prisma.payment.count({ where: { reference: cash.reference } })).toBe(1)
  })

  test('that cannot be booked leaves nothing behind', async () => {
    const cash = { by: 'outside', method: 'cash', reference: `Receipt ${newId()}` } as const
    await place(await createGuest(shop), {}, cash)
    const guest = await createGuest(shop)
    const key = newId()
    await place(guest, {}, cash, key)
    expect(await prisma.order.count({ where: { userId: guest.userId } })).toBe(0)
    // the same order with another payment is the same request
    const other = { ...cash, reference: `Receipt ${newId()}` }
    expect((await place(guest, {}, other, key)).status).toBe(201)
  })

  test('is placed once, however often and however much at once it is sent', async () => {
    const guest = await createGuest(shop)
    const key = newId()
    const answers = await Promise.all(Array.from({ length: 5 }, () => place(guest, {}, byLink, key)))
    expect(new Set(answers.map((answer) => orderOf(answer)._id)).size).toBe(1)
    expect(await prisma.order.count({ where: { userId: guest.userId } })).toBe(1)
    const [one] = answers
    expect(await mailsOf(orderOf(one!)._id)).toHaveLength(1)
  })

  test('takes the units of its kit, and no more than there are, of two at once as well', async () => {
    const lid = await createProduct(database, { countInStock: 3 })
    const kit = await createKit(database, { fleet: 3, components: [{ product: lid, quantity: 1 }] })
    const guests = await Promise.all([createGuest(shop), createGuest(shop)])
    const answers = await Promise.all(guests.map((guest) => place(guest, { item: kit, qty: 2 })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
    expect(answers.find(({ status }) => status === 409)).toMatchObject({ body: { code: 'NOT_ENOUGH_STOCK' } })
  })

  test('is as large as staff say: what strangers may hold unpaid is not asked', async () => {
    const guest = await createGuest(shop)
    const answers = [await place(guest, { qty: 30 }), await place(guest), await place(guest)]
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
  })

  test('gives the discount of a first order once, to the guest it is for', async () => {
    const host = await createHost(shop)
    const { code } = await createCode(shop, { hostId: host.userId })
    const guest = await createGuest(shop)
    const cart = { ...orderBody(pan), referralCode: code }
    const asked = { guest: guest.userId, cart }
    const quote = (await as(staff, 'POST', '/admin/orders/prices', asked)).body as unknown as QuoteOutput
    expect(quote).toMatchObject({ discountPrice: 7, totalPrice: 83.78 })
    expect(await place(guest, { referralCode: code, totalPrice: quote.totalPrice })).toMatchObject({
      body: { discountPrice: 7 },
    })
    expect((await as(staff, 'POST', '/admin/orders/prices', asked)).body).toMatchObject({ discountPrice: 0 })
  })

  test('shows the new prices when those on the screen are old', async () => {
    const answer = await place(await createGuest(shop), { totalPrice: 80 })
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'PRICES_CHANGED', details: { totalPrice: 90.78 } },
    })
  })

  test('leads back to an order that waits, unless it is placed besides', async () => {
    const rentalAddress = { ...address, street: '7 Waiting Lane' }
    const { guest } = await book({ item: pan, paymentToken: undefined, rentalAddress })
    const order = orderBody(pan)
    const asked = { guest: guest.userId, order, payment: byLink }
    const answer = await as(staff, 'POST', '/admin/orders', asked, newId())
    expect(answer).toMatchObject({ status: 409, body: { code: 'UNPAID_ORDER_WAITS' } })
  })

  test('is for an account that there is, and may sign in', async () => {
    expect(await place({ userId: newId() })).toMatchObject({
      status: 404,
      body: { code: 'ACCOUNT_NOT_FOUND' },
    })
    const guest = await createGuest(shop, { disabledAt: clock.now() })
    expect(await place(guest)).toMatchObject({ status: 409, body: { code: 'ACCOUNT_DISABLED' } })
  })

  test('never takes a card from staff', async () => {
    const guest = await createGuest(shop)
    const placed = await place(guest, { paymentToken: 'tok_test_success' })
    expect(placed).toMatchObject({ status: 201, body: { isPaid: false, status: 'pending' } })
  })
})

describe('an account that staff open', () => {
  const open = (fields: object) => as(staff, 'POST', '/admin/users', fields)

  test('gets a link to choose a password, and is proven by using it', async () => {
    const email = `${newId()}@example.com`
    const opened = await open({ name: 'Ben', email, phone: '+1 (512) 555-0123' })
    expect(opened).toMatchObject({ status: 201, body: { name: 'Ben', email } })
    const { _id: userId } = opened.body as unknown as StaffAccount
    expect((await prisma.user.findUniqueOrThrow({ where: { id: userId } })).emailProvenAt).toBeNull()
    const mail = await prisma.queuedMail.findFirstOrThrow({ where: { recipient: email } })
    expect(mail.template).toBe('account-opened')
    const { link } = mail.data as { link: string }
    const token = new URL(link).searchParams.get('token')
    const password = 'a good long password'
    const chosen = await as(staff, 'POST', '/users/reset-password', {
      token,
      password,
      confirmPassword: password,
    })
    expect(chosen.status).toBeLessThan(300)
    expect((await prisma.user.findUniqueOrThrow({ where: { id: userId } })).emailProvenAt).not.toBeNull()
    expect(
      await prisma.auditEntry.count({ where: { subject: `user:${userId}`, action: 'account.opened' } }),
    ).toBe(1)
  })

  test('is refused where there is one of that address', async () => {
    const { email } = await createGuest(shop)
    expect(await open({ name: 'Ben', email })).toMatchObject({ status: 409, body: { code: 'EMAIL_TAKEN' } })
  })

  test('is found by the phone number, however it is said', async () => {
    const phone = '+1 (512) 555-7788'
    const { userId } = await createGuest(shop, { phone })
    for (const q of ['5125557788', '555-7788', '(512) 555 77']) {
      const found = await as(staff, 'GET', `/admin/users?q=${encodeURIComponent(q)}`)
      expect(found.body).toMatchObject({ users: [{ _id: userId }] })
    }
  })
})
