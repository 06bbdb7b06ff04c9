import type { Order } from '@trivet/core/contract/orders'
import { addDays, calendarDate } from '@trivet/core/dates'
import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { createProduct } from '../../../test/factories.ts'
import { createGuest, orderBody, postOrder } from '../../../test/orders.ts'
import { remindOfPickups } from './remind-of-pickups.ts'
import { warnOfLapsing } from './warn-of-lapsing.ts'

const shop = await testApp()
const { app, database, clock } = shop
const { prisma, sql } = database
const needs = { sql, clock }

const at = (instant: string) => clock.advance(Date.parse(instant) - clock.now().getTime())
const queued = (template: string) => prisma.queuedMail.findMany({ where: { template } })

beforeEach(() => prisma.queuedMail.deleteMany())

async function rent({
  end,
  zone = 'America/Chicago',
  status = 'delivered',
}: {
  end: string
  zone?: string
  status?: string
}) {
  const guest = await createGuest(shop)
  const pan = await createProduct(database)
  const body = orderBody(pan, { rentalStart: addDays(clock.today(zone), 2) })
  const order = (await postOrder(app, { token: guest.token, body })).json<Order>()
  const [rentalStart, rentalEnd] = [addDays(calendarDate(end), -7), end].map(
    (day) => new Date(`${day}T00:00:00Z`),
  )
  await prisma.order.update({
    where: { id: order._id },
    data: {
      status,
      ...(status !== 'pending' && { paymentStatus: 'paid', paidAt: clock.now() }),
      rentalStart: rentalStart!,
      rentalEnd: rentalEnd!,
      timeZone: zone,
      holdExpiresAt: null,
    },
  })
  await prisma.queuedMail.deleteMany()
  return { guest, orderId: order._id }
}

describe('the day before a pickup', () => {
  test('a guest is reminded once, from nine on the clock of the place', async () => {
    const { orderId, guest } = await rent({ end: '2027-01-20' })
    at('2027-01-19T14:59:00Z') // 8:59 in Austin
    await remindOfPickups(needs)
    expect(await queued('pickup-tomorrow')).toEqual([])
    at('2027-01-19T15:00:00Z')
    await Promise.all([remindOfPickups(needs), remindOfPickups(needs)])
    await remindOfPickups(needs)
    expect(await queued('pickup-tomorrow')).toMatchObject([{ orderId, recipient: guest.email }])
  })

  test('a pickup whose day was changed is told once more', async () => {
    const { orderId } = await rent({ end: '2027-02-10' })
    at('2027-02-09T16:00:00Z')
    await remindOfPickups(needs)
    await prisma.order.update({
      where: { id: orderId },
      data: { rentalEnd: new Date('2027-02-11T00:00:00Z') },
    })
    at('2027-02-10T16:00:00Z')
    await remindOfPickups(needs)
    expect((await queued('pickup-tomorrow')).map((mail) => mail.dedupeKey)).toEqual([
      `pickup-tomorrow:${orderId}:2027-02-10`,
      `pickup-tomorrow:${orderId}:2027-02-11`,
    ])
  })

  test.each([
    [
      'the day the clocks go forward',
      '2027-03-15',
      'America/Chicago',
      '2027-03-14T13:59:00Z',
      '2027-03-14T14:00:00Z',
    ],
    ['the day they go back', '2027-11-08', 'America/Chicago', '2027-11-07T14:59:00Z', '2027-11-07T15:00:00Z'],
    [
      'a place whose clocks stay',
      '2027-11-09',
      'America/Phoenix',
      '2027-11-08T15:59:00Z',
      '2027-11-08T16:00:00Z',
    ],
    [
      'a place where it is yesterday',
      '2027-12-02',
      'Pacific/Honolulu',
      '2027-12-01T18:59:00Z',
      '2027-12-01T19:00:00Z',
    ],
  ])('nine in the morning is nine in the morning: %s', async (_case, end, zone, before, after) => {
    const { orderId } = await rent({ end, zone })
    at(before)
    await remindOfPickups(needs)
    expect(await queued('pickup-tomorrow')).toEqual([])
    at(after)
    await remindOfPickups(needs)
    expect(await queued('pickup-tomorrow')).toMatchObject([{ orderId }])
  })

  test.each(['pending', 'cancelled', 'collected', 'completed'])(
    'nobody is told of an order that is %s',
    async (status) => {
      await rent({ end: '2028-01-20', status })
      at('2028-01-19T18:00:00Z')
      await remindOfPickups(needs)
      expect(await queued('pickup-tomorrow')).toEqual([])
    },
  )
})

test('an unpaid order is spoken of once, in its last ten minutes', async () => {
  const now = clock.now().getTime()
  const { orderId } = await rent({ end: '2028-06-20', status: 'pending' })
  await prisma.order.update({ where: { id: orderId }, data: { holdExpiresAt: new Date(now + 11 * 60_000) } })
  await warnOfLapsing(needs)
  expect(await queued('order-expiring')).toEqual([])
  clock.advance(60_000)
  await Promise.all([warnOfLapsing(needs), warnOfLapsing(needs)])
  expect(await queued('order-expiring')).toMatchObject([{ orderId }])
  clock.advance(20 * 60_000)
  await warnOfLapsing(needs)
  expect(await queued('order-expiring')).toHaveLength(1)
})
