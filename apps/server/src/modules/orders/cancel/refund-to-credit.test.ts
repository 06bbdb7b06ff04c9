import { expect, test } from 'vitest'
import { newId } from '../../../platform/ids.ts'
import { testApp } from '../../../test/app.ts'
import { lastInstants, rentedAt, rentedKitchen } from '../../../test/booked.ts'
import { createGuest, type Guest } from '../../../test/orders.ts'
import { createStaff } from '../../../test/referrals.ts'
import { testPayments } from '../../../platform/payments/test-payments.ts'
import type { Refund } from '../../../platform/payments/payments.ts'

const sent: Refund[] = []
const payments = {
  ...testPayments,
  refund(refund: Refund) {
    sent.push(refund)
    return testPayments.refund(refund)
  },
}
const shop = await testApp({ payments })
const { prisma } = shop.database
const { book, as } = rentedKitchen(shop)
const staff = await createStaff(shop)

/** A paid order of 90.78, some of it with credit. */
async function booked(credit: number) {
  shop.clock.set(rentedAt)
  const guest = await createGuest(shop)
  const body = { amount: credit, reason: 'The pan came late' }
  await as(staff, 'POST', `/admin/users/${guest.userId}/account-credit`, body, newId())
  const { order } = await book({ guest })
  sent.length = 0
  return { guest, id: order._id }
}

const balanceOf = async (guest: Guest) =>
  (await as(guest, 'GET', '/users/profile/account-credit')).body['balance']
const refund = (id: string, amount?: number, key?: string) =>
  as(staff, 'POST', `/orders/${id}/refunds`, { ...(amount && { amount }), reason: 'A chipped bowl' }, key)
const sentCents = () => sent.reduce((sum, { amountCents }) => sum + amountCents, 0)

test('what staff refund goes back to the credit first, the rest to the card, to the cent', async () => {
  const { guest, id } = await booked(20)
  expect((await refund(id, 15)).body).toMatchObject({ refunds: [{ amount: 15, toAccountCredit: 15 }] })
  expect([await balanceOf(guest), sentCents()]).toEqual([15, 0])
  expect((await refund(id, 40)).body).toMatchObject({
    refundedPrice: 55,
    refunds: [{ amount: 15 }, { amount: 40, toAccountCredit: 5 }],
  })
  expect([await balanceOf(guest), sentCents()]).toEqual([20, 3500])
  expect((await refund(id)).body).toMatchObject({ refundedPrice: 90.78 })
  expect([await balanceOf(guest), sentCents()]).toEqual([20, 7078])
  expect(await refund(id, 0.01)).toMatchObject({ status: 409 })
  expect(await prisma.refund.count({ where: { orderId: id, sentAt: null } })).toBe(0)
  const mails = await prisma.queuedMail.findMany({
    where: { orderId: id, template: 'order-refunded' },
    orderBy: { createdAt: 'asc' },
  })
  expect(mails.map(({ data }) => data)).toEqual(
    expect.arrayContaining([expect.objectContaining({ amount: 40, toAccountCredit: 5 })]),
  )
})

test('a guest who cancels is shown both parts before, and gets them', async () => {
  const { guest, id } = await booked(20)
  shop.clock.set(lastInstants.half)
  const preview = await as(guest, 'GET', `/orders/${id}/cancellation`)
  expect(preview.body).toMatchObject({ refund: 45.39, refundToAccountCredit: 20 })
  const staffView = await as(staff, 'GET', `/admin/orders/${id}`)
  expect(staffView.body).toMatchObject({ policy: { refund: 45.39, refundToAccountCredit: 20 } })
  await as(guest, 'POST', `/orders/${id}/cancellation`, { refund: 45.39 })
  expect([await balanceOf(guest), sentCents()]).toEqual([20, 2539])
})

test('an order that credit paid whole asks no provider for its refund', async () => {
  const { guest, id } = await booked(100)
  await as(guest, 'POST', `/orders/${id}/cancellation`, { refund: 90.78 })
  expect([await balanceOf(guest), sentCents()]).toEqual([100, 0])
  expect(await prisma.refund.findMany({ where: { orderId: id } })).toMatchObject([
    { amountCents: 9078, accountCreditCents: 9078, sentAt: expect.any(Date) },
  ])
})

test('fewer days give back to the credit first, and the preview says so', async () => {
  const { guest, id } = await booked(20)
  const longer = { rentalEnd: '2026-12-20', paymentToken: 'tok_test_success' }
  expect(
    (await as(guest, 'POST', `/orders/${id}/date-change`, { ...longer, rentalStart: '2026-12-10' })).status,
  ).toBe(200)
  const back = { rentalStart: '2026-12-10', rentalEnd: '2026-12-17' }
  const shown = await as(guest, 'POST', `/orders/${id}/date-change`, { ...back, dryRun: true })
  expect(shown.body).toMatchObject({ refund: 32.47, refundToAccountCredit: 20 })
  await as(guest, 'POST', `/orders/${id}/date-change`, back)
  expect([await balanceOf(guest), sentCents()]).toEqual([20, 1247])
})

test('two refunds of everything at once give it back once', async () => {
  const { guest, id } = await booked(20)
  const answers = await Promise.all([refund(id), refund(id), refund(id)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
  expect([await balanceOf(guest), sentCents()]).toEqual([20, 7078])
})

test('the same refund sent twice under one key gives back once', async () => {
  const { guest, id } = await booked(20)
  await Promise.all([refund(id, 30, 'same'), refund(id, 30, 'same')])
  expect([await balanceOf(guest), sentCents()]).toEqual([20, 1000])
})

test('what credit paid is revenue, and what goes back to it is not any more', async () => {
  const { id } = await booked(20)
  const received = () => prisma.payment.aggregate({ where: { orderId: id }, _sum: { amountCents: true } })
  expect((await received())._sum.amountCents).toBe(9078)
  const line = () => prisma.orderLine.findFirstOrThrow({ where: { orderId: id } })
  expect((await line()).revenueCents).toBe(7000)
  await refund(id)
  expect((await line()).revenueCents).toBe(0)
})
