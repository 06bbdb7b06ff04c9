import type { Order } from '@trivet/core/contract/orders'
import { formatDay } from '@trivet/core/dates'
import { formatDollars, formatMoney, toCents } from '@trivet/core/money'
import { getDocumentProxy } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { testApp, testClock } from '../../test/app.ts'
import { rentedAt, rentedKitchen } from '../../test/booked.ts'
import { createProduct, createUser, signIn } from '../../test/factories.ts'
import { orderChanges } from '../../test/order-changes.ts'
import { address, createGuest, orderBody } from '../../test/orders.ts'
import { createStaff } from '../../test/referrals.ts'
import { scannedCode } from '../../test/scanned-code.ts'
import { pdfText as textOf } from '../../test/pdf-text.ts'
import { issueInvoice } from './issue-invoice.ts'
import { qrDrawing } from '../../platform/print/drawings.ts'

const clock = testClock(rentedAt)
const shop = await testApp({ clock, env: { publicUrl: 'https://trivet.example' } })
const { app, database } = shop
const { book, as } = rentedKitchen(shop)

const get = (url: string, token?: string) =>
  app.inject({ url: `/api${url}`, headers: token ? { authorization: `Bearer ${token}` } : {} })

async function signedInAs({ userId }: { userId: string }) {
  return signIn(database, { id: userId }, clock)
}

describe('the invoice', () => {
  test('names every amount of the order to the cent, who issued it and what was paid', async () => {
    const { guest, order } = await book({ damageProtection: true, rentalEnd: '2026-12-20' })
    const answer = await get(`/orders/${order._id}/invoice.pdf`, guest.token)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="trivet-invoice-${order._id}.pdf"`,
      'cache-control': 'no-store',
    })
    const text = await textOf(answer.rawPayload)
    const rows: [string, number][] = [
      ['Subtotal', order.itemsPrice],
      ['Extra days', order.extraDaysPrice],
      ['Damage protection', order.damageProtectionPrice],
      ['Delivery fee', order.deliveryPrice],
      ['Tax', order.taxPrice],
      ['Total', order.totalPrice],
      ['Paid', order.paidPrice ?? 0],
    ]
    for (const [label, amount] of rows) expect(text).toContain(`${label} ${formatDollars(amount)}`)
    expect(order.paidPrice).toBe(order.totalPrice)
    expect(text).toContain('Issued by Trivet')
    expect(text).toContain(order.number)
    expect(text).toContain(guest.email)
    expect(text).toContain(address.street)
    expect(text).toContain(`Delivery ${formatDay(order.rentalStart)}, 2026`)
    expect(text).toContain('Payment, Card')
  })

  test('names what account credit paid, and what the card did', async () => {
    const guest = await createGuest(shop)
    const staff = await createStaff(shop)
    const gift = { amount: 20, reason: 'The pan came late' }
    await as(staff, 'POST', `/admin/users/${guest.userId}/account-credit`, gift, 'invoice')
    const { order } = await book({ guest })
    await as(staff, 'POST', `/orders/${order._id}/refunds`, { amount: 25, reason: 'A chipped bowl' })
    const answer = await get(`/orders/${order._id}/invoice.pdf`, guest.token)
    const text = await textOf(answer.rawPayload)
    expect(text).toContain('Total $90.78 Account credit −$20.00 Paid $70.78 Refunded −$25.00')
    for (const part of [
      'Payment, Account credit',
      'Payment, Card',
      'Refund, Account credit',
      'Refund, Card',
    ]) {
      expect(text).toContain(part)
    }
  })

  test('says of money that came without a card how it came, and how it went back', async () => {
    const guest = await createGuest(shop)
    const staff = await createStaff(shop)
    const placed = await as(
      staff,
      'POST',
      '/admin/orders',
      {
        guest: guest.userId,
        order: { ...orderBody(await createProduct(database, { priceCents: 7000 })), besides: 'any' },
        payment: { by: 'outside', method: 'cash', reference: 'till 12' },
      },
      'cash',
    )
    const { _id: id } = placed.body as unknown as Order
    await as(staff, 'POST', `/orders/${id}/refunds`, { amount: 25, reason: 'A chipped bowl' })
    const text = await textOf((await get(`/orders/${id}/invoice.pdf`, guest.token)).rawPayload)
    for (const part of ['Payment, Cash till 12', 'Refund, Cash']) expect(text).toContain(part)
    expect(text).not.toContain('Card')
  })

  test('keeps the number it was given when it was first asked for, and names its guest', async () => {
    const { guest, order } = await book()
    const url = `/orders/${order._id}/invoice.pdf`
    const other = await book()
    const stranger = await createUser(database)
    // who may not see it gets no number for it
    expect((await get(url, await signIn(database, stranger, clock))).statusCode).toBe(404)
    expect(await database.prisma.invoice.count({ where: { orderId: order._id } })).toBe(0)

    const sheets = await Promise.all([1, 2, 3, 4].map(() => get(url, guest.token)))
    const texts = await Promise.all(sheets.map(({ rawPayload }) => textOf(rawPayload)))
    const { year, number } = await database.prisma.invoice.findUniqueOrThrow({
      where: { orderId: order._id },
    })
    const words = `Invoice 2026-${String(number).padStart(6, '0')}`
    for (const text of texts) expect(text).toContain(words)
    expect(texts[0]).toContain(
      `For ${(await database.prisma.user.findUniqueOrThrow({ where: { id: guest.userId } })).name}`,
    )

    await get(`/orders/${other.order._id}/invoice.pdf`, other.guest.token)
    const next = await database.prisma.invoice.findUniqueOrThrow({ where: { orderId: other.order._id } })
    expect(next).toMatchObject({ year, number: number + 1 })
    expect(await textOf((await get(url, guest.token)).rawPayload)).toContain(words)
  })

  test('numbers have no gap, though many are asked for at once', async () => {
    const booked = await Promise.all([1, 2, 3, 4, 5].map(() => book()))
    const context = { sql: database.sql, clock }
    await Promise.all([...booked, ...booked].map(({ order }) => issueInvoice(context, order._id)))
    const numbers = (await database.prisma.invoice.findMany())
      .map(({ number }) => number)
      .toSorted((a, b) => a - b)
    expect(numbers).toEqual(numbers.map((_, index) => index + 1))
    const { last } = await database.prisma.invoiceYear.findUniqueOrThrow({ where: { year: 2026 } })
    expect(last).toBe(numbers.length)
    const change = database.prisma.invoice.update({
      where: { orderId: booked[0]!.order._id },
      data: { number: 900 },
    })
    await expect(change).rejects.toThrow('An invoice keeps its number')
  })

  test('lists refunds, and what is paid after them, without the reason staff gave', async () => {
    const { guest, order } = await book()
    const admin = await createUser(database, { isAdmin: true })
    const refunded = await app.inject({
      method: 'POST',
      url: `/api/orders/${order._id}/refunds`,
      headers: { authorization: `Bearer ${await signIn(database, admin, clock)}` },
      payload: { amount: 12.5, reason: 'Complains a lot' },
    })
    expect(refunded.statusCode).toBe(201)
    const text = await textOf((await get(`/orders/${order._id}/invoice.pdf`, guest.token)).rawPayload)
    expect(text).toContain('Refunded −$12.50')
    expect(text).toContain(`Paid after refunds ${formatMoney(toCents(order.totalPrice) - 1250)}`)
    expect(text).toContain('Refund, Card')
    expect(text).not.toContain('Complains')
  })

  test('lists new dates and what they cost', async () => {
    const { guest, order } = await book()
    const longer = await as(guest, 'POST', `/orders/${order._id}/extension`, {
      rentalEnd: '2026-12-20',
      paymentToken: 'tok_test_success',
    })
    expect(longer.status).toBe(200)
    const changed = longer.body['order'] as Order
    const text = await textOf((await get(`/orders/${order._id}/invoice.pdf`, guest.token)).rawPayload)
    expect(text).toContain('Extension Thu, Dec 10 – Sun, Dec 20 instead of Thu, Dec 10 – Thu, Dec 17')
    expect(text).toContain(`Total ${formatDollars(changed.totalPrice)}`)
    expect(text).toContain(`Paid ${formatDollars(changed.totalPrice)}`)
  })

  test('lists what is owed besides the price', async () => {
    const { guest, order } = await book()
    await database.prisma.amountDue.create({
      data: {
        id: `due-${order._id}`,
        orderId: order._id,
        reason: 'Paring Knife',
        amountCents: 2400,
        createdAt: clock.now(),
      },
    })
    const text = await textOf((await get(`/orders/${order._id}/invoice.pdf`, guest.token)).rawPayload)
    expect(text).toContain('Besides the price')
    expect(text).toContain('Paring Knife Open $24.00')
  })

  test('of a cancelled order says so', async () => {
    const { guest, order } = await book()
    await as(guest, 'POST', `/orders/${order._id}/cancellation`, {})
    const text = await textOf((await get(`/orders/${order._id}/invoice.pdf`, guest.token)).rawPayload)
    expect(text).toMatch(/Invoice 2026-\d{6}, cancelled/)
    expect(text).toContain('Paid after refunds $0.00')
  })

  test('of an order nobody paid says what is to be paid, and has no number yet', async () => {
    const { guest, order } = await book({ paymentToken: undefined })
    const text = await textOf((await get(`/orders/${order._id}/invoice.pdf`, guest.token)).rawPayload)
    expect(text).toContain(`To be paid ${formatDollars(order.totalPrice)}`)
    expect(text).not.toContain('Payments and refunds')
    expect(await database.prisma.invoice.count({ where: { orderId: order._id } })).toBe(0)
  })

  test('of an order whose price was waived asks for nothing, and says that it need not be paid', async () => {
    const { guest, order } = await book({ paymentToken: undefined })
    const staff = await createStaff(shop)
    const confirmed = { status: 'confirmed', onAccountBecause: 'Pays at the door' }
    await as(staff, 'PUT', `/orders/${order._id}/status`, confirmed)
    await as(staff, 'POST', `/admin/orders/${order._id}/price-waiver`, { reason: 'A regular' })
    const text = await textOf((await get(`/orders/${order._id}/invoice.pdf`, guest.token)).rawPayload)
    expect(text).toContain('Total $90.78 Need not be paid −$90.78')
    expect(text).not.toContain('To be paid')
  })

  test('asks for what a change added to a price that is paid, until the order is cancelled', async () => {
    const { guest, pan, order } = await book()
    const { change } = orderChanges(shop, await createStaff(shop))
    await change(order._id, { items: { [pan.id]: 2 } })
    const invoice = async () =>
      textOf((await get(`/orders/${order._id}/invoice.pdf`, guest.token)).rawPayload)
    expect(await invoice()).toContain('Paid $90.78 To be paid $75.77')
    await as(guest, 'POST', `/orders/${order._id}/cancellation`, {})
    expect(await invoice()).not.toContain('To be paid')
  })
})

describe('the arrival card', () => {
  test('says when, where, what is in the boxes and what to do', async () => {
    const { guest, order } = await book()
    const answer = await get(`/orders/${order._id}/arrival-card.pdf`, guest.token)
    expect(answer.statusCode).toBe(200)
    const pdf = await getDocumentProxy(new Uint8Array(answer.rawPayload))
    expect(pdf.numPages).toBe(1)
    const text = await textOf(answer.rawPayload)
    for (const words of [
      'Your kitchen for Austin',
      address.street,
      'Thu, Dec 10, 2026, between 9am and 3pm',
      'Thu, Dec 17, 2026, between 11am and 5pm',
      order.orderItems[0]?.name ?? '',
      'When you arrive',
      'At the pickup',
      'hello@trivet.test',
    ]) {
      expect(text).toContain(words)
    }
    expect(text).not.toContain('$')
  })

  test('is not made before the order is paid, nor after it was cancelled', async () => {
    const { guest, order } = await book({ paymentToken: undefined })
    const unpaid = await get(`/orders/${order._id}/arrival-card.pdf`, guest.token)
    expect([unpaid.statusCode, unpaid.json().code]).toEqual([409, 'TRIP_NOT_SHAREABLE'])
  })
})

describe('both', () => {
  test.each(['invoice', 'arrival-card'])('%s is for the owner and for staff alone', async (name) => {
    const { guest, order } = await book()
    const url = `/orders/${order._id}/${name}.pdf`
    const other = await createUser(database)
    const host = await createUser(database, { isHost: true })
    const admin = await createUser(database, { isAdmin: true })
    const statuses = await Promise.all(
      [
        guest.token,
        await signIn(database, admin, clock),
        await signIn(database, other, clock),
        await signIn(database, host, clock),
      ].map(async (token) => (await get(url, token)).statusCode),
    )
    expect(statuses).toEqual([200, 200, 404, 404])
    expect((await get(url)).statusCode).toBe(401)
    // a token in the address would be written into histories and logs
    expect((await get(`${url}?token=${guest.token}`)).statusCode).toBe(401)
    expect((await get(`/orders/nothing/${name}.pdf`, guest.token)).statusCode).toBe(404)
  })

  test('are only read', async () => {
    const { guest, order } = await book()
    const answer = await app.inject({
      method: 'POST',
      url: `/api/orders/${order._id}/invoice.pdf`,
      headers: { authorization: `Bearer ${await signedInAs(guest)}` },
      payload: {},
    })
    expect([answer.statusCode, answer.headers['allow']]).toEqual([405, 'GET, HEAD'])
  })
})

test('a QR code of a document can be scanned, though a hole for our mark is in it', async () => {
  const link = `https://trivet.example/trip/${'x'.repeat(43)}`
  expect(await scannedCode(qrDrawing(link, 112))).toBe(link)
})
