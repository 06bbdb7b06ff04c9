import type { Order, OrderChangeOutput } from '@trivet/core/contract/orders'
import * as ordersCopy from '@trivet/core/copy/orders'
import * as paymentsCopy from '@trivet/core/copy/payments'
import { extractText } from 'unpdf'
import { beforeEach, describe, expect, test } from 'vitest'
import { newId } from '../../../platform/ids.ts'
import { testApp } from '../../../test/app.ts'
import { rentedAt, rentedKitchen } from '../../../test/booked.ts'
import { createProduct } from '../../../test/factories.ts'
import { changeReason, orderChanges } from '../../../test/order-changes.ts'
import { createGuest, createKit, orderBody } from '../../../test/orders.ts'
import { createCode, createHost, createStaff } from '../../../test/referrals.ts'
import { tally } from '../../accounts/test-client.ts'

const shop = await testApp()
const { database, clock } = shop
const { prisma } = database
const { book, as, heldDays } = rentedKitchen(shop)
const staff = await createStaff(shop, { name: 'Maya' })

beforeEach(() => clock.set(rentedAt))

const { seenByStaff, wanted, preview, apply, change } = orderChanges(shop, staff)
const reason = changeReason
const createPan = (fields = {}) => createProduct(database, { priceCents: 7000, countInStock: 5, ...fields })
const unitsOf = async (orderId: string) =>
  Object.fromEntries(
    (await prisma.reservation.findMany({ where: { orderId } })).map(({ productId, units }) => [
      productId,
      units,
    ]),
  )
const paymentsOf = async (orderId: string) =>
  (await prisma.payment.findMany({ where: { orderId }, orderBy: { createdAt: 'asc' } })).map(
    ({ amountCents }) => amountCents,
  )

describe('staff change an order', () => {
  test('the preview says each effect and changes nothing; the change does exactly that', async () => {
    const pan = await createPan({ name: 'Skillet' })
    const { order, guest } = await book({ item: pan })
    const lid = await createPan({ name: 'Lid', priceCents: 2000 })
    const asked = await wanted(order._id, { items: { [pan.id]: 2, [lid.id]: 1 }, end: '2026-12-18' })
    const shown = await preview(order._id, asked)
    expect(shown).toMatchObject({
      status: 200,
      body: {
        items: [
          { name: 'Skillet', fromQty: 1, toQty: 2, from: 70, to: 160 },
          { name: 'Lid', fromQty: 0, toQty: 1, from: 0, to: 22.86 },
        ],
        rows: [
          { label: 'Subtotal', from: 70, to: 160 },
          { label: 'Tax', from: 5.78, to: 15.09 },
          { label: 'Extra days', from: 0, to: 22.86 },
        ],
        totalBefore: 90.78,
        totalPrice: 212.95,
        difference: 122.17,
        settlement: 'more-to-pay',
        refund: 0,
        due: 122.17,
      },
    })
    expect(await unitsOf(order._id)).toEqual({ [pan.id]: 1 })
    expect((await seenByStaff(order._id)).totalPrice).toBe(90.78)

    const done = await apply(order._id, asked, shown.body as unknown as OrderChangeOutput)
    expect(done).toMatchObject({
      status: 200,
      body: {
        totalPrice: 212.95,
        rentalEnd: '2026-12-18',
        orderItems: [
          { product: pan.id, qty: 2, price: 70 },
          { product: lid.id, qty: 1, price: 20 },
        ],
        amountsDue: [{ amount: 122.17, ofPrice: true, paidAt: null }],
      },
    })
    expect(await unitsOf(order._id)).toEqual({ [pan.id]: 2, [lid.id]: 1 })
    expect(await heldDays(order._id)).toEqual(Array(2).fill(['2026-12-10', '2026-12-19']))

    const note = `2 × Skillet instead of 1, 1 × Lid added, Thu, Dec 10 – Fri, Dec 18 instead of Thu, Dec 10 – Thu, Dec 17, $122.17 to pay: ${reason}`
    const { events } = await seenByStaff(order._id)
    expect(events.find(({ kind }) => kind === 'order-changed')).toMatchObject({
      note,
      actor: { name: 'Maya' },
    })
    const read = (await as(guest, 'GET', `/orders/${order._id}`)).body as unknown as Order
    expect(read.timeline.at(-1)).toMatchObject({ kind: 'order-changed', note })
    expect(
      await prisma.queuedMail.findMany({ where: { orderId: order._id, template: 'order-changed' } }),
    ).toMatchObject([
      { recipient: guest.email, data: { reason, due: 122.17, refund: 0, totalPrice: 212.95 } },
    ])
    expect(
      await prisma.auditEntry.findMany({ where: { subject: `order:${order._id}`, action: 'order.changed' } }),
    ).toMatchObject([
      { actorId: staff.userId, details: { reason, totalBeforeCents: 9078, totalCents: 21295 } },
    ])
  })

  test('what is missing of a paid order its guest pays, and it is a payment of the order', async () => {
    const { order, pan, guest } = await book()
    await change(order._id, { items: { [pan.id]: 2 } })
    const [due] = (await seenByStaff(order._id)).amountsDue
    expect(due).toMatchObject({ amount: 75.77 })
    const paid = await as(guest, 'POST', `/orders/${order._id}/amounts-due/${due?._id}/payment`, {
      paymentToken: 'tok_test_success',
    })
    expect(paid).toMatchObject({ status: 200, body: { paidPrice: 166.55, totalPrice: 166.55 } })
    expect(await paymentsOf(order._id)).toEqual([9078, 7577])
    // and what it costs less afterwards comes back from both
    const back = await change(order._id, { items: { [pan.id]: 1 } })
    expect(back.shown).toMatchObject({ settlement: 'refund', refund: 75.77, due: 0, totalPrice: 90.78 })
    expect(back.answer.status).toBe(200)
    const refunds = await prisma.refund.findMany({ where: { orderId: order._id } })
    expect(refunds).toMatchObject([{ amountCents: 7577 }])
    expect(refunds[0]?.sentAt).not.toBeNull()
    expect(await seenByStaff(order._id)).toMatchObject({ totalPrice: 90.78, paymentState: 'paid' })
  })

  test('what nobody has paid yet is asked for together, and is gone when the order is as it was', async () => {
    const { order, pan } = await book()
    await change(order._id, { items: { [pan.id]: 2 } })
    const dearer = await change(order._id, { items: { [pan.id]: 3 } })
    expect(dearer.shown).toMatchObject({ settlement: 'more-to-pay', difference: 75.78, due: 151.55 })
    expect((await seenByStaff(order._id)).amountsDue).toMatchObject([{ amount: 151.55 }])
    const back = await change(order._id, { items: { [pan.id]: 1 } })
    expect(back.shown).toMatchObject({ settlement: 'nothing', difference: -151.55, refund: 0, due: 0 })
    expect(await seenByStaff(order._id)).toMatchObject({ amountsDue: [], totalPrice: 90.78 })
  })

  test('staff book what is missing as cash, also after a refund, and no more than that', async () => {
    const { order, pan } = await book({ qty: 2 })
    await change(order._id, { items: { [pan.id]: 1 } })
    await change(order._id, { items: { [pan.id]: 2 } })
    const [due] = (await seenByStaff(order._id)).amountsDue
    const cash = { amount: due?.amount, method: 'cash', reference: `Receipt ${newId()}`, note: '' }
    const path = `/admin/orders/${order._id}/amounts-due/${due?._id}/payment`
    expect(await as(staff, 'POST', path, { ...cash, amount: 1 })).toMatchObject({ status: 409 })
    expect((await as(staff, 'POST', path, cash)).status).toBeLessThan(300)
    expect(await seenByStaff(order._id)).toMatchObject({ totalPrice: 166.55, paymentState: 'paid' })
  })

  test('an order that is not paid yet costs its new price, and its host earns by that', async () => {
    const host = await createHost(shop)
    const code = await createCode(shop, { hostId: host.userId })
    const guest = await createGuest(shop)
    const { order, pan } = await book({
      guest,
      referralCode: code.code,
      totalPrice: 83.78,
      paymentToken: undefined,
    })
    expect(order).toMatchObject({ status: 'pending', discountPrice: 7 })
    const { shown } = await change(order._id, { items: { [pan.id]: 2 } })
    expect(shown).toMatchObject({
      settlement: 'with-the-price',
      due: 152.55,
      totalPrice: 152.55,
      difference: 68.77,
    })
    expect(await prisma.referralUse.findUnique({ where: { orderId: order._id } })).toMatchObject({
      rentedForCents: 12_600,
      commissionCents: 1890,
    })
    const paid = await as(guest, 'POST', `/orders/${order._id}/pay`, { paymentToken: 'tok_test_success' })
    expect(paid).toMatchObject({ status: 200, body: { isPaid: true, discountPrice: 14 } })
    expect(await paymentsOf(order._id)).toEqual([15255])
  })

  test('a kit gives back its pieces, and another one takes them', async () => {
    const lid = await createPan({ countInStock: 4 })
    const small = await createKit(database, { fleet: 2, components: [{ product: lid, quantity: 2 }] })
    const large = await createKit(database, { fleet: 2, components: [{ product: lid, quantity: 4 }] })
    const { order } = await book({ item: small, qty: 2 })
    const { answer } = await change(order._id, { items: { [large.id]: 1 } })
    expect(answer.status).toBe(200)
    expect(await unitsOf(order._id)).toEqual({ [large.id]: 1, [lid.id]: 4 })
  })

  test('the books follow: what a line brought is its share of what was kept', async () => {
    const { order, pan } = await book({ qty: 2 })
    const lid = await createPan({ priceCents: 2000 })
    expect((await change(order._id, { items: { [lid.id]: 1 } })).answer.status).toBe(200)
    await database.sql.query('SELECT fold_revenue()')
    const brought = await prisma.productRevenue.findMany({ where: { productId: { in: [pan.id, lid.id] } } })
    expect(Object.fromEntries(brought.map(({ productId, cents }) => [productId, Number(cents)]))).toEqual({
      [pan.id]: 0,
      [lid.id]: 2000,
    })
  })
})

describe('a row of the price', () => {
  const goodwill = { label: 'Goodwill: late crate last time', amount: -10 }

  test('is given: it comes back, and stands wherever the price does', async () => {
    const { order, guest } = await book()
    const { shown, answer } = await change(order._id, { rows: [goodwill] })
    expect(shown).toMatchObject({ settlement: 'refund', refund: 10, difference: -10, totalPrice: 80.78 })
    expect(answer).toMatchObject({ status: 200, body: { totalPrice: 80.78, priceRows: [goodwill] } })
    expect(await prisma.refund.findMany({ where: { orderId: order._id } })).toMatchObject([
      { amountCents: 1000 },
    ])
    const seen = (await as(guest, 'GET', `/orders/${order._id}`)).body as unknown as Order
    expect(seen).toMatchObject({ priceRows: [goodwill], taxPrice: 5.78 })
    const { token } = guest
    const pdf = await shop.app.inject({
      url: `/api/orders/${order._id}/invoice.pdf`,
      headers: { authorization: `Bearer ${token}` },
    })
    const { text } = await extractText(new Uint8Array(pdf.rawPayload), { mergePages: true })
    expect(text).toContain(goodwill.label)
    expect(text).toContain('−$10.00')
    const csv = await shop.app.inject({
      url: `/api/admin/orders.csv?q=${order.number}`,
      headers: { authorization: `Bearer ${staff.token}` },
    })
    expect(csv.body).toContain('-10.00')
  })

  test('takes nothing from a host, who loses a share of what comes back for things alone', async () => {
    const host = await createHost(shop)
    const { code: referralCode } = await createCode(shop, { hostId: host.userId })
    const { order, pan } = await book({ qty: 2, referralCode, totalPrice: 152.55 })
    const takenBack = async () =>
      (await prisma.commissionEntry.findMany({ where: { orderId: order._id, to: null } })).map(
        ({ cents }) => cents,
      )
    await change(order._id, { rows: [goodwill] })
    expect(await prisma.refund.findMany({ where: { orderId: order._id } })).toMatchObject([
      { amountCents: 1000, byRowsCents: 1000 },
    ])
    expect(await takenBack()).toEqual([])
    // 68.77 of the 142.55 that are left, of a commission of 18.90
    await change(order._id, { items: { [pan.id]: 1 }, rows: [goodwill] })
    expect(await takenBack()).toEqual([912])
  })

  describe('that was paid and is taken off again', () => {
    async function paidAndTakenOff(amount: number) {
      const host = await createHost(shop)
      const { code: referralCode } = await createCode(shop, { hostId: host.userId })
      const { order, guest } = await book({ referralCode, totalPrice: 83.78 })
      await change(order._id, { rows: [{ label: 'Special delivery', amount }] })
      const [due] = (await seenByStaff(order._id)).amountsDue
      clock.advance(60_000)
      const path = `/orders/${order._id}/amounts-due/${due?._id}/payment`
      await as(guest, 'POST', path, { paymentToken: 'tok_test_success' })
      const off = await change(order._id, { rows: [] })
      expect(off.shown).toMatchObject({ settlement: 'refund', refund: amount, totalPrice: 83.78 })
      return order._id
    }
    const refund = (orderId: string, amount: number) =>
      as(staff, 'POST', `/orders/${orderId}/refunds`, { amount, reason: 'Sorry' })
    const takenBackOf = async (orderId: string) => (await seenByStaff(orderId)).referral?.takenBack

    test('leaves its host nothing of an order that is refunded in full', async () => {
      const id = await paidAndTakenOff(100)
      expect(await takenBackOf(id)).toBe(0)
      await refund(id, 83.78)
      const { referral } = await seenByStaff(id)
      expect(referral).toMatchObject({ commission: 9.45, takenBack: 9.45, state: 'reversed' })
    })

    test('shields nothing of what is refunded afterwards', async () => {
      const id = await paidAndTakenOff(20)
      await refund(id, 20)
      // 20.00 of 83.78
      expect(await takenBackOf(id)).toBe(2.26)
    })
  })

  test('costs a host what fewer things cost, also where it came with them and went', async () => {
    const host = await createHost(shop)
    const { code: referralCode } = await createCode(shop, { hostId: host.userId })
    const { order, pan } = await book({ qty: 2, referralCode, totalPrice: 152.55 })
    const fewer = await change(order._id, {
      items: { [pan.id]: 1 },
      rows: [{ label: 'Special delivery', amount: 30 }],
    })
    expect(fewer.shown).toMatchObject({ refund: 38.77 })
    expect((await change(order._id, { rows: [] })).shown).toMatchObject({ refund: 30 })
    // 68.77 of 152.55, of a commission of 18.90
    expect((await seenByStaff(order._id)).referral).toMatchObject({ takenBack: 8.52 })
  })

  test('stays when the guest changes the days, and is taken off by staff', async () => {
    const { order, guest } = await book()
    const given = await change(order._id, { rows: [goodwill, { label: 'A second trip', amount: 15 }] })
    expect(given.shown).toMatchObject({ settlement: 'more-to-pay', due: 5, totalPrice: 95.78 })
    const longer = { rentalEnd: '2026-12-18', paymentToken: 'tok_test_success' }
    const file = await shop.app.inject({
      url: `/api/admin/orders.csv?q=${order.number}`,
      headers: { authorization: `Bearer ${staff.token}` },
    })
    expect(file.body).toMatch(/,5\.00\r\n$/)
    const moved = await as(guest, 'POST', `/orders/${order._id}/extension`, longer)
    expect(moved).toMatchObject({ status: 200, body: { order: { totalPrice: 106.6 } } })
    const off = await change(order._id, { rows: [] })
    expect(off.shown).toMatchObject({ totalPrice: 101.6, difference: -5, settlement: 'nothing', due: 0 })
  })

  test('never makes a price less than nothing, and says what it is for', async () => {
    const { order } = await book()
    const tooMuch = await change(order._id, { rows: [{ ...goodwill, amount: -90.79 }] })
    expect(tooMuch.answer).toMatchObject({ status: 409, body: { message: ordersCopy.priceBelowZero } })
    const all = await change(order._id, { rows: [{ ...goodwill, amount: -90.78 }] })
    expect(all.answer).toMatchObject({ status: 200, body: { totalPrice: 0 } })
    for (const row of [
      { label: ' ', amount: -1 },
      { ...goodwill, amount: 0 },
      { ...goodwill, amount: 1.005 },
    ]) {
      expect((await change(order._id, { rows: [row] })).answer.status).toBe(400)
    }
    expect((await change(order._id, { rows: [goodwill, goodwill] })).answer.status).toBe(400)
  })
})

describe('a change is refused', () => {
  test('once the order is packed, with the reason', async () => {
    const { order, pan } = await book()
    await as(staff, 'PUT', `/orders/${order._id}/status`, { status: 'packed' })
    const { answer } = await change(order._id, { items: { [pan.id]: 2 } })
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'ORDER_CHANGE_REFUSED', message: ordersCopy.orderChangeClosed('packed') },
    })
  })

  test('to whoever does not sell, and to guests', async () => {
    const { order, pan, guest } = await book()
    const asked = await wanted(order._id, { items: { [pan.id]: 2 } })
    const warehouse = await createStaff(shop, { staffRole: 'warehouse' })
    for (const by of [guest, warehouse]) expect((await preview(order._id, asked, by)).status).toBe(403)
  })

  test('when somebody else changed the order since it was seen', async () => {
    const { order, pan } = await book()
    const asked = await wanted(order._id, { items: { [pan.id]: 2 } })
    await change(order._id, { items: { [pan.id]: 3 } })
    for (const answer of [
      await preview(order._id, asked),
      await apply(order._id, asked, { totalPrice: 166.55, refund: 0, due: 75.77 } as OrderChangeOutput),
    ]) {
      expect(answer).toMatchObject({
        status: 409,
        body: { code: 'ORDER_CHANGED', message: ordersCopy.orderChangedMeanwhile },
      })
    }
    expect(await unitsOf(order._id)).toEqual({ [pan.id]: 3 })
  })

  test('when it costs something else than was shown, and says what', async () => {
    const { order, pan } = await book()
    const lid = await createPan({ priceCents: 2000 })
    const asked = await wanted(order._id, { items: { [pan.id]: 1, [lid.id]: 1 } })
    const shown = (await preview(order._id, asked)).body as unknown as OrderChangeOutput
    await prisma.product.update({ where: { id: lid.id }, data: { priceCents: 3000 } })
    expect(await apply(order._id, asked, shown)).toMatchObject({
      status: 409,
      body: { code: 'PRICES_CHANGED', details: { totalPrice: 123.25, due: 32.47 } },
    })
    expect(await unitsOf(order._id)).toEqual({ [pan.id]: 1 })
  })

  test('for more than there is, for days that are none, for nothing, and while its payment is under way', async () => {
    const pan = await createPan()
    const { order } = await book({ item: pan })
    expect((await change(order._id, { items: { [pan.id]: 6 } })).answer).toMatchObject({
      status: 409,
      body: { code: 'NOT_ENOUGH_STOCK', message: ordersCopy.notEnoughStock(pan.name) },
    })
    expect((await change(order._id, { end: '2026-12-09' })).answer.status).toBe(400)
    expect((await change(order._id, {})).answer).toMatchObject({
      status: 409,
      body: { message: ordersCopy.nothingChanged },
    })
    const guest = await createGuest(shop)
    const waiting = await book({ guest, paymentToken: 'tok_test_confirm' })
    expect((await change(waiting.order._id, { items: { [waiting.pan.id]: 2 } })).answer).toMatchObject({
      status: 409,
      body: { message: ordersCopy.paymentUnderWay },
    })
  })
})

describe('at once', () => {
  test('of two staff one wins, and the other is told', async () => {
    const { order, pan } = await book()
    const asked = await Promise.all([2, 3].map((qty) => wanted(order._id, { items: { [pan.id]: qty } })))
    const shown = await Promise.all(asked.map((one) => preview(order._id, one)))
    const done = await Promise.all(
      asked.map((one, n) => apply(order._id, one, shown[n]!.body as unknown as OrderChangeOutput)),
    )
    expect(tally(done)).toEqual({ 200: 1, 409: 1 })
    expect(done.find(({ status }) => status === 409)).toMatchObject({ body: { code: 'ORDER_CHANGED' } })
    expect((await seenByStaff(order._id)).amountsDue).toHaveLength(1)
  })

  test('pressed twice it is changed once', async () => {
    const { order, pan } = await book({ qty: 2 })
    const asked = await wanted(order._id, { items: { [pan.id]: 1 } })
    const shown = (await preview(order._id, asked)).body as unknown as OrderChangeOutput
    const key = newId()
    const done = await Promise.all([1, 2, 3].map(() => apply(order._id, asked, shown, { key })))
    expect(tally(done)).toEqual({ 200: 3 })
    expect(await prisma.refund.count({ where: { orderId: order._id } })).toBe(1)
    expect(await prisma.timelineEntry.count({ where: { orderId: order._id, kind: 'order-changed' } })).toBe(1)
  })

  test('no unit is given twice: of two orders that want the last one, one gets it', async () => {
    const pan = await createPan({ countInStock: 3 })
    const orders = await Promise.all([book({ item: pan }), book({ item: pan })])
    const asked = await Promise.all(orders.map(({ order }) => wanted(order._id, { items: { [pan.id]: 2 } })))
    const shown = await Promise.all(orders.map(({ order }, n) => preview(order._id, asked[n]!)))
    const done = await Promise.all(
      orders.map(({ order }, n) =>
        apply(order._id, asked[n]!, shown[n]!.body as unknown as OrderChangeOutput),
      ),
    )
    expect(tally(done)).toEqual({ 200: 1, 409: 1 })
    expect(done.find(({ status }) => status === 409)).toMatchObject({ body: { code: 'NOT_ENOUGH_STOCK' } })
  })

  test('a guest who pays while staff change the price pays the price, or nothing', async () => {
    const guest = await createGuest(shop)
    const { order, pan } = await book({ guest, paymentToken: undefined })
    const asked = await wanted(order._id, { items: { [pan.id]: 2 } })
    const shown = (await preview(order._id, asked)).body as unknown as OrderChangeOutput
    const [paying] = await Promise.all([
      as(guest, 'POST', `/orders/${order._id}/pay`, { paymentToken: 'tok_test_success' }),
      apply(order._id, asked, shown),
    ])
    const seen = await seenByStaff(order._id)
    // what was charged by the old price is not kept in silence
    const flags = await prisma.paymentFlag.count({ where: { orderId: order._id } })
    if (flags > 0) expect(paying.body).toMatchObject({ message: paymentsCopy.priceChangedWhilePaying })
    const owed = seen.amountsDue.reduce((sum, { amount }) => sum + amount, 0)
    if (seen.isPaid) expect((seen.paidPrice ?? 0) + owed).toBeCloseTo(seen.totalPrice)
    else expect(await paymentsOf(order._id)).toEqual([])
  })
})

test('an order by staff that waits for its payment changes with its days', async () => {
  const guest = await createGuest(shop)
  const pan = await createPan()
  const order = { ...orderBody(pan), besides: 'any' }
  const placed = await as(
    staff,
    'POST',
    '/admin/orders',
    { guest: guest.userId, order, payment: { by: 'link' } },
    newId(),
  )
  const id = (placed.body as unknown as Order)._id
  const { shown } = await change(id, { start: '2026-12-14', end: '2026-12-24' })
  expect(shown).toMatchObject({ settlement: 'with-the-price', totalPrice: 123.25, due: 123.25 })
  expect(await heldDays(id)).toEqual([['2026-12-14', '2026-12-25']])
})
