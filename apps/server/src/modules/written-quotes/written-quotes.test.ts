import type { Order, StaffOrder } from '@trivet/core/contract/orders'
import type {
  LinkedQuote,
  WrittenQuote,
  WrittenQuoteBody,
  WrittenQuotePage,
} from '@trivet/core/contract/written-quotes'
import { invalidStatus } from '@trivet/core/copy/general'
import { takingBackRefusalMessage } from '@trivet/core/copy/orders'
import { otherQuoteOfThatId, quoteClosed } from '@trivet/core/copy/written-quotes'
import { beforeEach, describe, expect, test } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { testApp } from '../../test/app.ts'
import { rentedAt, rentedKitchen } from '../../test/booked.ts'
import { createProduct } from '../../test/factories.ts'
import { address, createGuest, firstDay, stepTo } from '../../test/orders.ts'
import { createStaff } from '../../test/referrals.ts'
import { restClient, tally } from '../accounts/test-client.ts'
import { expireUnpaidOrders } from '../orders/cancel/expire-unpaid-orders.ts'

// limits are on, as in every shop that is open
const shop = await testApp({ env: { rateLimits: true } })
const { database, clock, app } = shop
const { prisma, sql } = database
const { as } = rentedKitchen(shop)
const anybody = restClient(app)
const staff = await createStaff(shop, { name: 'Maya' })
const paying = { paymentToken: 'tok_test_success' }

beforeEach(() => clock.set(rentedAt))

const createPan = (countInStock = 5) => createProduct(database, { priceCents: 7000, countInStock })
type Pan = Awaited<ReturnType<typeof createPan>>
type Asked = Partial<Omit<WrittenQuoteBody, 'sale'>> & { sale?: Partial<WrittenQuoteBody['sale']> }

/** Of one pan at 70.00 from 10 to 17 December: 90.78 with delivery and tax. */
async function write(pan: Pan, { sale, ...changes }: Asked = {}) {
  const guest = await createGuest(shop, { name: 'Ana' })
  const body = {
    guest: guest.userId,
    sale: {
      items: [{ product: pan.id, qty: 1 }],
      rentalStart: firstDay,
      rentalEnd: '2026-12-17',
      rentalAddress: address,
      ...sale,
    },
    totalPrice: 90.78,
    ...changes,
  }
  const id = changes.id ?? newId()
  const answer = await as(staff, 'PUT', `/admin/written-quotes/${id}`, body)
  return { id, guest, answer, body, quote: answer.body as unknown as WrittenQuote }
}

async function tokenOf(recipient: string): Promise<string> {
  const mails = await prisma.queuedMail.findMany({
    where: { recipient, template: 'quote-written' },
    orderBy: { id: 'asc' },
  })
  const { link } = mails.toSorted((a, b) => Number(a.createdAt) - Number(b.createdAt)).at(-1)!.data as {
    link: string
  }
  return new URL(link).pathname.split('/').at(-1)!
}

async function opened(pan: Pan, asked: Asked = {}) {
  const written = await write(pan, asked)
  return { ...written, token: await tokenOf(written.guest.email) }
}

const look = async (token: string) =>
  (await anybody('GET', `/written-quotes/${token}`)).body as unknown as LinkedQuote
const accept = (token: string, body: object = paying) =>
  anybody('POST', `/written-quotes/${token}/order`, { body })
const withdraw = (id: string) => as(staff, 'POST', `/admin/written-quotes/${id}/withdrawal`)
const seen = async (id: string) =>
  (await as(staff, 'GET', `/admin/written-quotes/${id}`)).body as unknown as WrittenQuote
const ordersOf = (userId: string) => prisma.order.findMany({ where: { userId } })
const freeOf = async (pan: Pan) =>
  (await anybody('GET', `/products/${pan.id}/availability?start=${firstDay}&end=2026-12-17`)).body['free']

describe('a quote that staff write', () => {
  test('is mailed with a link that shows what, when, how much and until when', async () => {
    const pan = await createPan()
    const { answer, quote, token } = await opened(pan, {
      note: 'As we said',
      sale: { deliveryWindow: 'early' },
    })
    expect(answer).toMatchObject({ status: 200, body: { status: 'open', madeBy: 'Maya', order: null } })
    expect(quote.number).toMatch(/^Q-.{5}-.$/)
    expect(await look(token)).toMatchObject({
      number: quote.number,
      status: 'open',
      guestName: 'Ana',
      note: 'As we said',
      expiresAt: '2026-12-08T12:00:00.000Z',
      deliveryWindow: '9am-12pm',
      pickupWindow: '11am-5pm',
      timeZone: 'America/Chicago',
      items: [{ product: pan.id, qty: 1 }],
      price: { totalPrice: 90.78 },
    })
    expect(await freeOf(pan)).toBe(5)
  })

  test('is written once, however much at once it is sent', async () => {
    const pan = await createPan()
    for (const holdsUnits of [false, true]) {
      const { id, body } = await write(pan, { holdsUnits })
      const other = newId()
      await Promise.all([1, 2, 3].map(() => as(staff, 'PUT', `/admin/written-quotes/${other}`, body)))
      await as(staff, 'PUT', `/admin/written-quotes/${id}`, body)
      expect(await prisma.writtenQuote.count({ where: { userId: body.guest } })).toBe(2)
    }
  })

  test('is not another one under the same id', async () => {
    const pan = await createPan()
    const { id, body } = await write(pan, { note: 'One' })
    for (const change of [
      { note: 'Two' },
      { sale: { ...body.sale, rentalEnd: '2026-12-20' } },
      { holdsUnits: true },
    ])
      expect(await as(staff, 'PUT', `/admin/written-quotes/${id}`, { ...body, ...change })).toMatchObject({
        status: 422,
        body: { code: 'IDEMPOTENCY_MISMATCH', message: otherQuoteOfThatId },
      })
    expect(await seen(id)).toMatchObject({ note: 'One' })
  })

  test('keeps its prices, whatever the shop charges by then', async () => {
    const pan = await createPan()
    const { token } = await opened(pan)
    await prisma.product.update({ where: { id: pan.id }, data: { priceCents: 9900 } })
    expect(await accept(token)).toMatchObject({ status: 200, body: { totalPrice: 90.78, isPaid: true } })
  })

  test('keeps what its pieces are worth, whatever they cost by then', async () => {
    const pan = await createPan()
    await prisma.product.update({ where: { id: pan.id }, data: { depositCents: 2500 } })
    const { token, quote } = await opened(pan)
    expect(quote.price).toMatchObject({ deposit: 25 })
    await prisma.product.update({ where: { id: pan.id }, data: { depositCents: 50_000 } })
    const { body } = await accept(token)
    expect(body).toMatchObject({ deposit: 25 })
    const lines = await prisma.orderLine.findMany({ where: { orderId: body['_id'] as string } })
    expect(lines).toMatchObject([{ depositCents: 2500, pieceDeposits: { [pan.id]: 2500 } }])
  })

  test('is refused at another price, past its delivery day, and without an address for what it holds', async () => {
    const pan = await createPan()
    expect((await write(pan, { totalPrice: 80 })).answer).toMatchObject({
      status: 409,
      body: { code: 'PRICES_CHANGED' },
    })
    const street = { rentalAddress: { ...address, street: '' } }
    expect((await write(pan, { holdsUnits: true, sale: street })).answer.status).toBe(400)
    expect((await write(pan, { sale: { items: [] } })).answer.status).toBe(400)
    clock.set('2026-12-10T05:30:00Z')
    const tomorrow = { rentalStart: '2026-12-10', rentalEnd: '2026-12-17' }
    expect((await write(pan, { sale: tomorrow })).answer.status).toBe(400)
  })
})

describe('a quote that is paid by its link', () => {
  test('becomes its guest’s order, with the street they say, and tells staff', async () => {
    const pan = await createPan()
    const { id, guest, token, quote } = await opened(pan, {
      sale: { rentalAddress: { ...address, street: '', city: '', state: '' } },
    })
    expect(await look(token)).toMatchObject({ isAddressNeeded: true })
    expect((await accept(token)).status).toBe(400)
    const { street, city, state } = address
    const paid = await accept(token, { ...paying, street, city, state, phone: '+1 512 555 0100' })
    expect(paid).toMatchObject({
      status: 200,
      body: { isPaid: true, status: 'confirmed', totalPrice: 90.78 },
    })
    const [order, ...others] = await ordersOf(guest.userId)
    expect(others).toEqual([])
    expect(await seen(id)).toMatchObject({ status: 'accepted', order: { _id: order?.id } })
    expect(await look(token)).toMatchObject({ status: 'accepted', order: { number: order?.number } })
    const staffs = (await as(staff, 'GET', `/admin/orders/${order?.id}`)).body as unknown as StaffOrder
    expect(staffs.events.find(({ kind }) => kind === 'placed')?.note).toBe(`By quote ${quote.number}`)
  })

  test.each([false, true])(
    'twice at once is one order and one payment (units held: %s)',
    async (holdsUnits) => {
      const pan = await createPan()
      const { guest, token } = await opened(pan, { holdsUnits })
      const answers = await Promise.all([1, 2, 3, 4].map(() => accept(token)))
      expect(answers.some(({ status }) => status === 200)).toBe(true)
      expect(answers.every(({ status }) => [200, 409].includes(status))).toBe(true)
      const orders = await ordersOf(guest.userId)
      expect(orders).toHaveLength(1)
      expect(await prisma.payment.findMany({ where: { orderId: orders[0]!.id } })).toMatchObject([
        { amountCents: 9078 },
      ])
      expect(await freeOf(pan)).toBe(4)
      // and once more, later
      expect(await accept(token)).toMatchObject({ status: 200, body: { _id: orders[0]!.id } })
      expect(await ordersOf(guest.userId)).toHaveLength(1)
    },
  )

  test('tells nobody who has the link how to get in', async () => {
    const { guest, token } = await opened(await createPan())
    const paid = await accept(token, { ...paying, access: 'Gate code #4711' })
    expect(await ordersOf(guest.userId)).toMatchObject([{ access: 'Gate code #4711' }])
    const later = await accept(token, {})
    for (const answer of [paid, later, await anybody('GET', `/written-quotes/${token}`)]) {
      expect(answer.status).toBe(200)
      expect(JSON.stringify(answer.body)).not.toContain('#4711')
    }
  })

  test('goes on waiting when the card is declined, and another card pays the same order', async () => {
    const { guest, token, id } = await opened(await createPan())
    expect(await accept(token, { paymentToken: 'tok_test_declined' })).toMatchObject({ status: 402 })
    expect(await seen(id)).toMatchObject({ status: 'open' })
    expect(await accept(token)).toMatchObject({ status: 200, body: { isPaid: true } })
    expect(await ordersOf(guest.userId)).toHaveLength(1)
  })

  test('is no place to try card after card, by whatever link of it', async () => {
    const { guest, token, id } = await opened(await createPan())
    const tried = []
    const declined = { paymentToken: 'tok_test_declined' }
    for (let tries = 0; tries < 20; tries += 1) tried.push(await accept(token, declined))
    clock.advance(1000)
    await as(staff, 'POST', `/admin/written-quotes/${id}/mail`)
    tried.push(await accept(await tokenOf(guest.email), declined))
    expect(tally(tried)).toEqual({ 402: 20, 429: 1 })
  })

  test('is open again when nobody paid its order in time', async () => {
    const { guest, token, id } = await opened(await createPan())
    expect(await accept(token, {})).toMatchObject({ status: 200, body: { status: 'pending' } })
    clock.advance(31 * 60_000)
    await expireUnpaidOrders({ sql, clock, log: { info() {} } })
    expect(await seen(id)).toMatchObject({ status: 'open' })
    expect(await accept(token)).toMatchObject({ status: 200, body: { isPaid: true } })
    expect((await ordersOf(guest.userId)).map(({ status }) => status).toSorted()).toEqual([
      'cancelled',
      'confirmed',
    ])
  })

  test('is refused when somebody else has rented what it did not hold', async () => {
    const pan = await createPan(1)
    const [first, second] = [await opened(pan), await opened(pan)]
    expect((await accept(first.token)).status).toBe(200)
    expect(await accept(second.token)).toMatchObject({ status: 409, body: { code: 'NOT_ENOUGH_STOCK' } })
  })
})

describe('what stands on the form when it is paid', () => {
  const byZip = { sale: { rentalAddress: { ...address, street: '', city: '', state: '' } } }
  const wrong = { street: '1 Wrong Street', city: address.city, state: address.state }
  const right = { ...wrong, street: '2 Right Street', phone: '512 555 0100', deliveryNotes: 'Blue door' }
  const kept = { street: '2 Right Street', phone: '+15125550100', deliveryNotes: 'Blue door' }
  const declined = { paymentToken: 'tok_test_declined' }

  test.each([
    ['a card that was declined', 'tok_test_declined', 402],
    ['a confirmation that was not finished', 'tok_test_confirm', 200],
  ])('is delivered to, also after %s', async (_case, paymentToken, status) => {
    const { guest, token } = await opened(await createPan(), byZip)
    const first = { ...wrong, phone: '512 555 0199', deliveryNotes: 'Red door', paymentToken }
    expect((await accept(token, first)).status).toBe(status)
    const paid = await accept(token, { ...right, ...paying })
    expect(paid).toMatchObject({
      status: 200,
      body: { isPaid: true, rentalAddress: { street: '2 Right Street' } },
    })
    expect(await ordersOf(guest.userId)).toMatchObject([{ ...kept, status: 'confirmed' }])
    const told = { recipient: guest.email, template: 'order-delivery-changed' }
    expect(await prisma.queuedMail.count({ where: told })).toBe(1)
  })

  test('is shown again by the link, and what is left out then stays', async () => {
    const { guest, token } = await opened(await createPan(), byZip)
    await accept(token, { ...right, ...declined })
    const { street, city, state } = right
    expect(await look(token)).toMatchObject({
      status: 'open',
      isAddressNeeded: true,
      address: { street, city, state, postalCode: address.postalCode },
    })
    expect((await accept(token)).status).toBe(200)
    expect(await ordersOf(guest.userId)).toMatchObject([kept])
    expect(await look(token)).toMatchObject({ status: 'accepted', address: { street } })
  })

  test('is as the quote has it where it is left empty', async () => {
    const sale = { ...byZip.sale, phone: '+15125550123', access: 'Gate code #4711' }
    const { guest, token } = await opened(await createPan(), { sale })
    await accept(token, { ...wrong, phone: '512 555 0100', access: 'Key box 12', ...declined })
    await accept(token, { ...wrong, phone: '', access: '', ...paying })
    expect(await ordersOf(guest.userId)).toMatchObject([{ phone: sale.phone, access: sale.access }])
  })

  test('is refused as at the first press, and nothing is charged', async () => {
    const { guest, token } = await opened(await createPan(), byZip)
    const [elsewhere, half] = [
      { ...wrong, state: 'NV' },
      { ...wrong, city: '' },
    ]
    const before = [
      await accept(token, { ...elsewhere, ...paying }),
      await accept(token, { ...half, ...paying }),
    ]
    await accept(token, { ...wrong, ...declined })
    const after = [
      await accept(token, { ...elsewhere, ...paying }),
      await accept(token, { ...half, ...paying }),
    ]
    expect(before.map(({ status }) => status)).toEqual([422, 400])
    expect(after.map(({ status, body }) => [status, body['code'], body['message']])).toEqual(
      before.map(({ status, body }) => [status, body['code'], body['message']]),
    )
    expect(await ordersOf(guest.userId)).toMatchObject([{ ...wrong, paidAt: null }])
  })

  test('moves no order whose address staff have known', async () => {
    for (const holdsUnits of [false, true]) {
      const { guest, token } = await opened(await createPan(), { holdsUnits })
      await accept(token, declined)
      expect((await accept(token, { ...right, ...paying })).status).toBe(200)
      expect(await ordersOf(guest.userId)).toMatchObject([{ street: address.street }])
    }
  })

  test('changes nothing about an order that another tab has paid: it is answered as it is', async () => {
    const { guest, token } = await opened(await createPan(), byZip)
    await accept(token, { ...right, ...paying })
    expect(await accept(token, { ...wrong, ...paying })).toMatchObject({
      status: 200,
      body: { isPaid: true, rentalAddress: { street: '2 Right Street' } },
    })
    expect(await ordersOf(guest.userId)).toMatchObject([kept])
  })

  test('in two tabs at once is one order, paid once, and each is told where it goes', async () => {
    const { guest, token } = await opened(await createPan(), byZip)
    const answers = await Promise.all([wrong, right].map((one) => accept(token, { ...one, ...paying })))
    expect(tally(answers)).toEqual({ 200: 2 })
    const [order, ...others] = await ordersOf(guest.userId)
    expect(others).toEqual([])
    expect(order?.paidAt).not.toBeNull()
    expect(await prisma.payment.count({ where: { orderId: order!.id } })).toBe(1)
    for (const { body } of answers) expect(body).toMatchObject({ rentalAddress: { street: order!.street } })
  })
})

test('whoever presses with another street while staff withdraw the quote is told that it is over', async () => {
  const { id, token, guest } = await opened(await createPan(), {
    sale: { rentalAddress: { ...address, street: '', city: '', state: '' } },
  })
  const typed = { city: address.city, state: address.state }
  const holder = await sql.connect()
  await holder.query('BEGIN')
  await holder.query('SELECT id FROM written_quotes WHERE id = $1 FOR UPDATE', [id])
  const waiting = `SELECT count(*)::int AS count FROM pg_stat_activity
                   WHERE datname = current_database() AND wait_event_type = 'Lock'`
  const areWaiting = (count: number) =>
    expect.poll(async () => (await sql.query(waiting)).rows).toEqual([{ count }])
  // each waits for the one before: the order of the first press, its withdrawal, and a second press
  const first = accept(token, { ...typed, street: '1 Wrong Street' })
  await areWaiting(1)
  const withdrawn = withdraw(id)
  await areWaiting(2)
  const second = accept(token, { ...typed, street: '2 Right Street' })
  await areWaiting(3)
  await holder.query('COMMIT')
  holder.release()
  await first
  expect((await withdrawn).status).toBe(200)
  expect(await second).toMatchObject({
    status: 409,
    body: { code: 'QUOTE_CLOSED', message: quoteClosed.withdrawn, details: { status: 'withdrawn' } },
  })
  expect(await ordersOf(guest.userId)).toMatchObject([{ status: 'cancelled' }])
})

describe('a quote whose guest’s account is closed', () => {
  async function setDisabled(userId: string, isDisabled: boolean) {
    const { updatedAt } = (await as(staff, 'GET', `/admin/users/${userId}`)).body
    const body = { isDisabled, updatedAt }
    expect((await as(staff, 'PUT', `/admin/users/${userId}/access`, body)).status).toBe(200)
  }

  test.each([false, true])(
    'reads as withdrawn by its link, and takes no money (an order waits: %s)',
    async (isWaiting) => {
      const { guest, token, id } = await opened(await createPan())
      if (isWaiting) await accept(token, {})
      await setDisabled(guest.userId, true)
      expect(await look(token)).toMatchObject({ status: 'withdrawn', order: null })
      const closed = { status: 409, body: { code: 'QUOTE_CLOSED', message: quoteClosed.withdrawn } }
      expect(await accept(token)).toMatchObject(closed)
      const started = anybody('POST', `/written-quotes/${token}/payment`, { body: { method: 'stripe' } })
      expect(await started).toMatchObject(closed)
      expect(await as(staff, 'POST', `/admin/written-quotes/${id}/mail`)).toMatchObject({
        status: 409,
        body: { code: 'ACCOUNT_DISABLED' },
      })
      expect((await ordersOf(guest.userId)).filter(({ paidAt }) => paidAt)).toEqual([])

      await setDisabled(guest.userId, false)
      expect(await look(token)).toMatchObject({ status: 'open' })
      expect(await accept(token)).toMatchObject({ status: 200, body: { isPaid: true } })
    },
  )

  test('is withdrawn by staff still, and frees what it holds', async () => {
    const pan = await createPan(1)
    const { guest, id } = await opened(pan, { holdsUnits: true })
    await setDisabled(guest.userId, true)
    expect(await withdraw(id)).toMatchObject({ status: 200, body: { status: 'withdrawn' } })
    expect(await freeOf(pan)).toBe(1)
  })

  test('is gone where the account is erased', async () => {
    const { guest, token, id } = await opened(await createPan())
    expect(
      (await as(staff, 'POST', `/admin/users/${guest.userId}/erasure`, { reason: 'Asked by mail' })).status,
    ).toBe(200)
    for (const answer of [await accept(token), await as(staff, 'POST', `/admin/written-quotes/${id}/mail`)]) {
      expect(answer).toMatchObject({ status: 404, body: { code: 'QUOTE_NOT_FOUND' } })
    }
  })
})

describe('a quote whose order went out on account', () => {
  async function onAccount() {
    const { token, guest } = await opened(await createPan())
    const { body } = await accept(token, {})
    const confirmed = { ...stepTo('confirmed'), onAccountBecause: 'Pays by check' }
    expect((await as(staff, 'PUT', `/orders/${String(body['_id'])}/status`, confirmed)).status).toBe(200)
    return { token, guest, orderId: String(body['_id']) }
  }

  test('is accepted and not paid: its link says what is due, and its order is paid on its own page, once', async () => {
    const { token, guest, orderId } = await onAccount()
    expect(await look(token)).toMatchObject({
      status: 'accepted',
      order: { _id: orderId, isPaid: false, due: 90.78 },
    })
    const refused = { status: 409, body: { code: 'QUOTE_CLOSED', message: quoteClosed.accepted } }
    expect(await accept(token)).toMatchObject(refused)
    expect(await accept(token, {})).toMatchObject(refused)
    const started = anybody('POST', `/written-quotes/${token}/payment`, { body: { method: 'stripe' } })
    expect(await started).toMatchObject(refused)

    expect((await as(guest, 'POST', `/orders/${orderId}/pay`, paying)).status).toBe(200)
    expect(await look(token)).toMatchObject({ order: { _id: orderId, isPaid: true, due: 0 } })
    expect(await accept(token)).toMatchObject({ status: 200, body: { _id: orderId, isPaid: true } })
    expect(await prisma.payment.count({ where: { orderId } })).toBe(1)
  })
})

describe('a quote that holds its units', () => {
  test('keeps them from others until it expires', async () => {
    const pan = await createPan(1)
    const { id, token } = await opened(pan, { holdsUnits: true, days: 2 })
    expect(await freeOf(pan)).toBe(0)
    clock.set('2026-12-03T12:00:01Z')
    await expireUnpaidOrders({ sql, clock, log: { info() {} } })
    expect(await freeOf(pan)).toBe(1)
    expect(await seen(id)).toMatchObject({ status: 'expired' })
    expect(await accept(token)).toMatchObject({
      status: 409,
      body: { code: 'QUOTE_CLOSED', message: quoteClosed.expired },
    })
  })

  test('frees them when staff withdraw it', async () => {
    const pan = await createPan(1)
    const { id, token, guest } = await opened(pan, { holdsUnits: true })
    expect(await withdraw(id)).toMatchObject({ status: 200, body: { status: 'withdrawn' } })
    expect(await freeOf(pan)).toBe(1)
    expect(await accept(token)).toMatchObject({ status: 409, body: { message: quoteClosed.withdrawn } })
    expect(await ordersOf(guest.userId)).toMatchObject([{ status: 'cancelled' }])
  })
})

describe('the cancellation of its order', () => {
  const cancelled = async (id: string) => {
    const answer = await as(staff, 'PUT', `/orders/${id}/status`, stepTo('cancelled'))
    return String(answer.body['changeId'])
  }
  const undo = (id: string, changeId: string) =>
    as(staff, 'POST', `/admin/orders/${id}/status-changes/${changeId}/undo`, {})
  const staffs = async (id: string) =>
    (await as(staff, 'GET', `/admin/orders/${id}`)).body as unknown as StaffOrder

  test.each([false, true])(
    'by withdrawing a quote is not taken back: its link says that it is over (units held: %s)',
    async (holdsUnits) => {
      const pan = await createPan()
      const { id, token, guest } = await opened(pan, { holdsUnits })
      if (!holdsUnits) await accept(token, {})
      await withdraw(id)
      const [order] = await ordersOf(guest.userId)
      const { lastChange } = await staffs(order!.id)
      const message = takingBackRefusalMessage({ ok: false, code: 'quote-withdrawn', facts: {} })
      expect(lastChange).toMatchObject({ to: 'cancelled', closedBecause: message })
      const path = `/admin/orders/${order!.id}/status-changes/${lastChange!._id}/taking-back`
      for (const answer of [
        await undo(order!.id, lastChange!._id),
        await as(staff, 'POST', path, { reason: 'Clicked the wrong quote' }),
      ]) {
        expect(answer).toMatchObject({ status: 409, body: { code: 'TAKING_BACK_REFUSED', message } })
      }
      expect(await ordersOf(guest.userId)).toMatchObject([{ status: 'cancelled' }])
      expect(await freeOf(pan)).toBe(5)
    },
  )

  test('on its page is undone while the quote is not withdrawn, which is open again then', async () => {
    const { token, guest } = await opened(await createPan(), { holdsUnits: true })
    const [order] = await ordersOf(guest.userId)
    const changeId = await cancelled(order!.id)
    expect(await look(token)).toMatchObject({ status: 'withdrawn' })
    expect(await undo(order!.id, changeId)).toMatchObject({ status: 200, body: { status: 'pending' } })
    expect(await accept(token)).toMatchObject({ status: 200, body: { isPaid: true } })
  })

  test('is undone, or its quote withdrawn: at once they leave no order that waits for a quote that is over', async () => {
    for (let time = 0; time < 5; time += 1) {
      const { token, guest, id } = await opened(await createPan())
      await accept(token, {})
      const [order] = await ordersOf(guest.userId)
      const changeId = await cancelled(order!.id)
      await Promise.all([undo(order!.id, changeId), withdraw(id)])
      expect(await seen(id)).toMatchObject({ status: 'withdrawn' })
      expect(await ordersOf(guest.userId)).toMatchObject([{ status: 'cancelled' }])
    }
  })
})

describe('staff', () => {
  test('withdraw a quote while it is paid: one of the two goes first, and no money is kept for nothing', async () => {
    const pan = await createPan()
    const { id, token, guest } = await opened(pan)
    const [paid] = await Promise.all([accept(token), withdraw(id)])
    const { status } = await seen(id)
    const [order] = await ordersOf(guest.userId)
    const isPaid = order?.paidAt != null
    expect(status).toBe(isPaid ? 'accepted' : 'withdrawn')
    if (paid.status === 200) expect((paid.body as unknown as Order).isPaid).toBe(true)
  })

  test('cannot withdraw or send one that is accepted', async () => {
    const { id, token } = await opened(await createPan())
    await accept(token)
    const refused = { status: 409, body: { code: 'QUOTE_CLOSED', message: quoteClosed.accepted } }
    expect(await withdraw(id)).toMatchObject(refused)
    expect(await as(staff, 'POST', `/admin/written-quotes/${id}/mail`)).toMatchObject(refused)
  })

  test('send it again by another link, and the one before stops working', async () => {
    const { id, token, guest } = await opened(await createPan())
    clock.advance(1000)
    expect((await as(staff, 'POST', `/admin/written-quotes/${id}/mail`)).status).toBe(200)
    const newer = await tokenOf(guest.email)
    expect(newer).not.toBe(token)
    expect(await accept(token)).toMatchObject({ status: 404, body: { code: 'QUOTE_NOT_FOUND' } })
    expect(await accept(newer)).toMatchObject({ status: 200 })
  })

  test('find it by its number and its guest', async () => {
    const { quote, id } = await write(await createPan())
    const found = await as(staff, 'GET', `/admin/written-quotes?q=${quote.number}`)
    expect(found.body).toMatchObject({ total: 1, quotes: [{ _id: id, totalPrice: 90.78, status: 'open' }] })
    expect(await as(staff, 'GET', `/admin/written-quotes/${newId()}`)).toMatchObject({ status: 404 })
  })

  test('narrow the list to what became of a quote', async () => {
    clock.advance(1000)
    const pan = await createPan()
    const [open, accepted, withdrawn, expired] = [
      await write(pan),
      await opened(pan),
      await write(pan, { holdsUnits: true }),
      await write(pan, { days: 1 }),
    ]
    await accept(accepted.token)
    await withdraw(withdrawn.id)
    clock.advance(86_400_000)
    const found = async (status: string) => {
      const { body } = await as(staff, 'GET', `/admin/written-quotes?status=${status}`)
      return (body as unknown as WrittenQuotePage).quotes
    }
    const all = { open, accepted, withdrawn, expired }
    for (const [status, { id }] of Object.entries(all)) {
      const quotes = await found(status)
      expect(new Set(quotes.map((quote) => quote.status))).toEqual(new Set([status]))
      const ours = Object.values(all).filter((one) => quotes.some(({ _id }) => _id === one.id))
      expect(ours.map((one) => one.id)).toEqual([id])
    }
    expect(await as(staff, 'GET', '/admin/written-quotes?status=paid')).toMatchObject({
      status: 400,
      body: { message: invalidStatus },
    })
  })
})

describe('the history of a quote', () => {
  const told = (quote: WrittenQuote) =>
    quote.history.map(({ kind, actor, order }) =>
      [kind, actor && (actor.isStaff ? `${actor.name}, staff` : actor.name), order?.number]
        .filter(Boolean)
        .join(' · '),
    )
  const later = () => clock.advance(60_000)

  test('tells who wrote and sent it, each order that was placed by it, and the payment that accepted it', async () => {
    const { id, guest } = await write(await createPan())
    later()
    const again = await as(staff, 'POST', `/admin/written-quotes/${id}/mail`)
    expect(told(again.body as unknown as WrittenQuote)).toEqual([
      'made · Maya, staff',
      'sent-again · Maya, staff',
    ])
    const token = await tokenOf(guest.email)
    later()
    await accept(token, {})
    clock.advance(31 * 60_000)
    await expireUnpaidOrders({ sql, clock, log: { info() {} } })
    later()
    await accept(token, { paymentToken: 'tok_test_declined' })
    later()
    const paid = (await accept(token)).body as unknown as Order
    const lapsed = (await ordersOf(guest.userId)).find(({ status }) => status === 'cancelled')?.number
    expect(told(await seen(id))).toEqual([
      'made · Maya, staff',
      'sent-again · Maya, staff',
      `order-placed · Ana · ${lapsed}`,
      `order-lapsed · ${lapsed}`,
      `order-placed · Ana · ${paid.number}`,
      `payment-declined · Ana · ${paid.number}`,
      `paid · Ana · ${paid.number}`,
    ])
  })

  test('tells whoever may not read the audit log nothing that stands in it alone', async () => {
    const { id } = await write(await createPan(), { holdsUnits: true })
    later()
    await as(staff, 'POST', `/admin/written-quotes/${id}/mail`)
    later()
    const withdrawn = told((await withdraw(id)).body as unknown as WrittenQuote)
    expect(withdrawn).toEqual([
      'made · Maya, staff',
      expect.stringMatching(/^order-placed · Maya, staff · T-/),
      'sent-again · Maya, staff',
      'withdrawn · Maya, staff',
      expect.stringMatching(/^order-cancelled · Maya, staff · T-/),
    ])
    const support = await createStaff(shop, { isAdmin: false, staffRole: 'support' })
    const read = await as(support, 'GET', `/admin/written-quotes/${id}`)
    expect(told(read.body as unknown as WrittenQuote)).toEqual([
      'made · Maya, staff',
      expect.stringMatching(/^order-placed · Maya, staff · T-/),
      'withdrawn',
      expect.stringMatching(/^order-cancelled · Maya, staff · T-/),
    ])
  })

  test.each(['warehouse', 'driver'] as const)(
    'is nothing for a %s to read, as the quote is not',
    async (staffRole) => {
      const { id } = await write(await createPan())
      const other = await createStaff(shop, { isAdmin: false, staffRole })
      for (const path of [`/admin/written-quotes/${id}`, '/admin/written-quotes?status=open']) {
        expect((await as(other, 'GET', path)).status).toBe(403)
      }
    },
  )

  test('is that of one quote, also where its guest has several', async () => {
    const pan = await createPan()
    const first = await opened(pan)
    await accept(first.token)
    const second = await as(staff, 'PUT', `/admin/written-quotes/${newId()}`, first.body)
    expect(told(second.body as unknown as WrittenQuote)).toEqual(['made · Maya, staff'])
  })
})
