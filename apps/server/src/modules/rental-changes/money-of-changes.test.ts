import * as ordersCopy from '@trivet/core/copy/orders'
import { beforeEach, expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { rentedAt, rentedKitchen } from '../../test/booked.ts'
import { orderChanges } from '../../test/order-changes.ts'
import type { Guest } from '../../test/orders.ts'
import { createStaff } from '../../test/referrals.ts'

const shop = await testApp()
const { clock } = shop
const { prisma } = shop.database
const { book, as } = rentedKitchen(shop)
const staff = await createStaff(shop, { name: 'Maya' })
const { seenByStaff, change } = orderChanges(shop, staff)

beforeEach(() => clock.set(rentedAt))

const paymentToken = 'tok_test_success'
const week = { rentalStart: '2026-12-10', rentalEnd: '2026-12-17' }

const changeDates = (guest: Guest, id: string, days: object) =>
  as(guest, 'POST', `/orders/${id}/date-change`, { ...days, paymentToken })
const extend = (guest: Guest, id: string, rentalEnd: string) =>
  as(guest, 'POST', `/orders/${id}/extension`, { rentalEnd, paymentToken })

async function waive(orderId: string) {
  const [due] = (await seenByStaff(orderId)).amountsDue
  const path = `/admin/orders/${orderId}/amounts-due/${due?._id}/waiver`
  expect((await as(staff, 'POST', path, { reason: 'Our mistake' })).status).toBe(201)
}

async function movePickup(orderId: string, day: string, seenDay: string) {
  const path = `/admin/dispatch/orders/${orderId}/visit-change`
  const visit = { kind: 'pickup', day, window: 'all-day', seenDay, note: '' }
  expect((await as(staff, 'POST', path, visit)).status).toBe(200)
}

const refundedCents = async (orderId: string) =>
  (await prisma.refund.findMany({ where: { orderId } })).reduce(
    (sum, { amountCents }) => sum + amountCents,
    0,
  )

test('what staff waived does not come back when they make the order smaller', async () => {
  const { order, pan } = await book()
  await change(order._id, { items: { [pan.id]: 2 } })
  await waive(order._id)
  const back = await change(order._id, { items: { [pan.id]: 1 } })
  expect(back.shown).toMatchObject({ settlement: 'nothing', difference: -75.77, refund: 0, due: 0 })
  expect(back.answer.status).toBe(200)
  expect(await refundedCents(order._id)).toBe(0)
  // what was waived is used up: the same again is asked for again
  const again = await change(order._id, { items: { [pan.id]: 2 } })
  expect(again.shown).toMatchObject({ settlement: 'more-to-pay', due: 75.77 })
})

test('nor when its guest gives the days back', async () => {
  const { order, guest } = await book()
  await change(order._id, { end: '2026-12-24' })
  await waive(order._id)
  expect(await changeDates(guest, order._id, week)).toMatchObject({ status: 200, body: { refund: 0 } })
  expect(await refundedCents(order._id)).toBe(0)
})

test('a guest who gives days back that nobody has paid yet owes them no more', async () => {
  const { order, guest } = await book()
  await change(order._id, { end: '2026-12-24' })
  const [due] = (await seenByStaff(order._id)).amountsDue
  expect(due).toMatchObject({ amount: 75.77 })
  expect(await extend(guest, order._id, '2026-12-25')).toMatchObject({ status: 200, body: { charge: 10.83 } })
  expect((await seenByStaff(order._id)).amountsDue).toMatchObject([{ _id: due?._id, amount: 75.77 }])

  const partly = await changeDates(guest, order._id, { ...week, rentalEnd: '2026-12-20' })
  expect(partly).toMatchObject({ status: 200, body: { charge: 0, refund: 0, open: 21.64 } })
  expect((await seenByStaff(order._id)).amountsDue).toMatchObject([{ _id: due?._id, amount: 21.64 }])

  expect(await changeDates(guest, order._id, week)).toMatchObject({ status: 200, body: { refund: 10.83 } })
  expect(await seenByStaff(order._id)).toMatchObject({ totalPrice: 90.78, amountsDue: [] })
  expect(await refundedCents(order._id)).toBe(1083)
})

test('what is open is paid as it was shown, or not at all: a second device gave days back meanwhile', async () => {
  const { order, guest } = await book()
  await change(order._id, { end: '2026-12-24' })
  const [due] = (await seenByStaff(order._id)).amountsDue
  await changeDates(guest, order._id, { ...week, rentalEnd: '2026-12-20' })
  const pay = (amount: number | undefined) =>
    as(guest, 'POST', `/orders/${order._id}/amounts-due/${due?._id}/payment`, { paymentToken, amount })
  expect(await pay(due?.amount)).toMatchObject({
    status: 409,
    body: { code: 'PRICES_CHANGED', message: ordersCopy.amountChanged, details: { amount: 32.47 } },
  })
  expect((await seenByStaff(order._id)).amountsDue).toMatchObject([{ amount: 32.47, paidAt: null }])
  expect(await pay(32.47)).toMatchObject({ status: 200, body: { paidPrice: 123.25 } })
})

test('an order that waits for its payment is paid as it was shown, or not at all', async () => {
  const { order, pan, guest } = await book({ paymentToken: undefined })
  await change(order._id, { items: { [pan.id]: 2 } })
  const pay = (amount: number) => as(guest, 'POST', `/orders/${order._id}/pay`, { paymentToken, amount })
  expect(await pay(order.totalPrice)).toMatchObject({
    status: 409,
    body: { code: 'PRICES_CHANGED', message: ordersCopy.amountChanged, details: { amount: 166.55 } },
  })
  expect(await prisma.payment.count({ where: { orderId: order._id } })).toBe(0)
  expect(await pay(166.55)).toMatchObject({ status: 200, body: { isPaid: true, totalPrice: 166.55 } })
  // what is paid already is answered as it is, and charged once
  expect(await pay(order.totalPrice)).toMatchObject({ status: 200, body: { isPaid: true } })
})

test('days that staff gave by moving a visit are charged by no other change', async () => {
  const { order, guest } = await book()
  await movePickup(order._id, '2026-12-21', '2026-12-17')
  const sorry = await change(order._id, { rows: [{ label: 'Sorry', amount: -5 }] })
  expect(sorry.shown).toMatchObject({ totalBefore: 90.78, difference: -5, refund: 5, due: 0 })
  expect(sorry.answer.status).toBe(200)

  const moved = { rentalStart: '2026-12-11', rentalEnd: '2026-12-22' }
  expect(await changeDates(guest, order._id, moved)).toMatchObject({ status: 200, body: { charge: 0 } })
  expect(await extend(guest, order._id, '2026-12-23')).toMatchObject({ status: 200, body: { charge: 10.82 } })
})

test('days that staff took off by moving a visit are not charged again when it gets longer', async () => {
  const { order, guest } = await book({ rentalEnd: '2026-12-20' })
  await movePickup(order._id, '2026-12-17', '2026-12-20')
  expect(await extend(guest, order._id, '2026-12-19')).toMatchObject({ status: 200, body: { charge: 0 } })
  expect(await extend(guest, order._id, '2026-12-21')).toMatchObject({ status: 200, body: { charge: 10.83 } })
})
