import type { Order } from '@trivet/core/contract/orders'
import { addDays, calendarDate } from '@trivet/core/dates'
import { newId } from '../../../platform/ids.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { createProduct } from '../../../test/factories.ts'
import { createGuest, orderBody, postOrder } from '../../../test/orders.ts'
import { askForReviews } from './ask-for-reviews.ts'

const shop = await testApp()
const { app, database, clock } = shop
const { prisma, sql } = database
const needs = { sql, clock }

const at = (instant: string) => clock.advance(Date.parse(instant) - clock.now().getTime())
const asked = () => prisma.queuedMail.findMany({ where: { template: 'review-request' } })

beforeEach(() => prisma.queuedMail.deleteMany())

/** An order in Chicago that ended on a day. */
async function rented(end: string, status = 'completed') {
  const guest = await createGuest(shop)
  const pan = await createProduct(database)
  const body = orderBody(pan, { rentalStart: addDays(clock.today('America/Chicago'), 2) })
  const order = (await postOrder(app, { token: guest.token, body })).json<Order>()
  await prisma.order.update({
    where: { id: order._id },
    data: {
      status,
      paymentStatus: 'paid',
      paidAt: clock.now(),
      rentalStart: new Date(`${addDays(calendarDate(end), -7)}T00:00:00Z`),
      rentalEnd: new Date(`${end}T00:00:00Z`),
      timeZone: 'America/Chicago',
      holdExpiresAt: null,
    },
  })
  await prisma.queuedMail.deleteMany()
  return { guest, pan, orderId: order._id }
}

describe('three days after the pickup', () => {
  test('a guest is asked for a review once, from nine on the clock of the place', async () => {
    const { orderId, guest } = await rented('2027-01-20')
    at('2027-01-23T14:59:00Z') // 8:59 in Austin
    await askForReviews(needs)
    expect(await asked()).toEqual([])
    at('2027-01-23T15:00:00Z')
    await Promise.all([askForReviews(needs), askForReviews(needs)])
    at('2027-01-24T16:00:00Z')
    await askForReviews(needs)
    expect(await asked()).toMatchObject([{ orderId, recipient: guest.email }])
  })

  test.each(['pending', 'confirmed', 'delivered', 'cancelled'])(
    'nobody is asked about an order that is %s',
    async (status) => {
      await rented('2027-03-20', status)
      at('2027-03-23T18:00:00Z')
      await askForReviews(needs)
      expect(await asked()).toEqual([])
    },
  )

  test('who has reviewed it all, may not sign in any more or has not proven their email is not asked', async () => {
    const { guest, pan } = await rented('2027-04-20')
    const data = {
      id: newId(),
      productId: pan.id,
      userId: guest.userId,
      name: 'Ana',
      rating: 5,
      comment: 'Good',
    }
    await prisma.review.create({ data })
    const gone = await rented('2027-04-20')
    await prisma.user.update({ where: { id: gone.guest.userId }, data: { disabledAt: clock.now() } })
    const unproven = await rented('2027-04-20')
    await prisma.user.update({ where: { id: unproven.guest.userId }, data: { emailProvenAt: null } })
    at('2027-04-23T18:00:00Z')
    await askForReviews(needs)
    expect(await asked()).toEqual([])
  })

  test('an order of long ago is not asked about', async () => {
    await rented('2027-05-20')
    at('2027-06-04T18:00:00Z')
    await askForReviews(needs)
    expect(await asked()).toEqual([])
  })
})
