import { serviceArea } from '@trivet/core/address'
import type { VisitList, VisitChangePreview } from '@trivet/core/contract/dispatch'
import { calendarDate } from '@trivet/core/dates'
import { standardSettings } from '@trivet/core/settings'
import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { rentedAt, rentedKitchen } from '../../test/booked.ts'
import { createProduct } from '../../test/factories.ts'
import { orderChanges } from '../../test/order-changes.ts'
import { createKit, stepTo } from '../../test/orders.ts'
import { createStaff } from '../../test/referrals.ts'
import { restClient, tally } from '../accounts/test-client.ts'
import { findSettings, insertSettings } from '../settings/settings.repo.ts'
import { findBoard } from './visits.repo.ts'

const shop = await testApp()
const { app, database, clock } = shop
const { prisma } = database
const { book, heldDays } = rentedKitchen(shop)
const call = restClient(app)

beforeEach(() => clock.set(rentedAt))

async function asStaff(method: 'GET' | 'POST' | 'PUT', path: string, body?: object) {
  const { token } = await createStaff(shop)
  return call(method, path, { token, ...(body && { body }) })
}

async function board(from: string, to: string, area?: string) {
  const query = new URLSearchParams({ from, to, ...(area && { area }) })
  const answer = await asStaff('GET', `/admin/dispatch/visits?${query}`)
  expect(answer.status).toBe(200)
  return answer.body as unknown as VisitList
}

const step = (id: string, status: string) => asStaff('PUT', `/orders/${id}/status`, stepTo(status))
const changeVisit = (id: string, body: object) =>
  asStaff('POST', `/admin/dispatch/orders/${id}/visit-change`, body)

async function preview(id: string, change: { kind: string; day: string; window?: string }) {
  const query = new URLSearchParams(change)
  const { body } = await asStaff('GET', `/admin/dispatch/orders/${id}/visit-change?${query}`)
  return body as unknown as VisitChangePreview
}

const of = (orderId: string) => (list: { orderId: string }[]) =>
  list.filter((visit) => visit.orderId === orderId)

describe('the board', () => {
  test('shows the deliveries and pickups of the days asked for, by area', async () => {
    const { order } = await book()
    const mine = of(order._id)
    const shown = await board('2026-12-07', '2026-12-20')
    expect(shown.today).toBe('2026-12-01')
    expect(shown.areas).toContain('Austin')
    expect(mine(shown.visits)).toMatchObject([
      {
        kind: 'delivery',
        day: '2026-12-10',
        otherDay: '2026-12-17',
        window: 'all-day',
        area: 'Austin',
        state: 'open',
        status: 'confirmed',
        isPaid: true,
        isMovable: true,
        guest: 'Ana Alvarez',
        items: 1,
      },
      { kind: 'pickup', day: '2026-12-17', otherDay: '2026-12-10' },
    ])
    expect(mine((await board('2026-12-11', '2026-12-16')).visits)).toEqual([])
    expect(mine((await board('2026-12-07', '2026-12-20', 'Denver')).visits)).toEqual([])
    expect(mine((await board('2026-12-07', '2026-12-20', 'Austin')).visits)).toHaveLength(2)
    expect(mine((await board('2026-12-07', '2026-12-20', 'Atlantis')).visits)).toEqual([])
  })

  test('counts every visit of a day, done, late and unpaid ones apart', async () => {
    const day = '2027-02-10'
    const on = { rentalStart: day, rentalEnd: '2027-02-17' }
    const orders = []
    for (let made = 0; made < 3; made += 1) orders.push((await book(on)).order)
    const { order: unpaid } = await book({ ...on, paymentToken: undefined })
    for (const status of ['packed', 'dispatched', 'delivered']) await step(orders[0]!._id, status)
    await step(orders[1]!._id, 'cancelled')
    expect((await board(day, day)).counts).toEqual([
      { day, kind: 'delivery', total: 3, done: 1, overdue: 0, unpaid: 1 },
    ])
    // in Austin the day is over at 06:00 in Greenwich
    clock.set('2027-02-11T05:59:00Z')
    expect((await board(day, day)).counts).toMatchObject([{ overdue: 0 }])
    clock.set('2027-02-11T06:00:00Z')
    const late = await board(day, day)
    expect(late.counts).toMatchObject([{ overdue: 1, done: 1, unpaid: 1 }])
    expect(of(orders[2]!._id)(late.visits)).toMatchObject([{ state: 'overdue' }])
    expect(of(unpaid._id)(late.visits)).toMatchObject([{ state: 'unpaid', isPaid: false }])
  })

  test('tells and counts what owes a change of its price as unpaid, until that is paid or put on account', async () => {
    const day = '2027-05-10'
    const pan = await createProduct(database, { priceCents: 7000, countInStock: 9 })
    const { change } = orderChanges(shop, await createStaff(shop))
    const { order } = await book({ item: pan, rentalStart: day, rentalEnd: '2027-05-17' })
    const seen = async () => {
      const { visits, counts } = await board(day, day)
      return [of(order._id)(visits), counts]
    }
    expect(await seen()).toMatchObject([[{ state: 'open' }], [{ total: 1, unpaid: 0 }]])
    expect((await change(order._id, { items: { [pan.id]: 2 } })).answer.status).toBe(200)
    expect(await seen()).toMatchObject([[{ state: 'unpaid', isPaid: true }], [{ total: 1, unpaid: 1 }]])
    const packed = { ...stepTo('packed'), onAccountBecause: 'Pays at the door' }
    expect((await asStaff('PUT', `/orders/${order._id}/status`, packed)).status).toBe(200)
    expect(await seen()).toMatchObject([[{ state: 'open', status: 'packed' }], [{ total: 1, unpaid: 0 }]])
  })

  test('counts what is due today by the day at each place, as the dashboard does', async () => {
    const day = '2027-04-10'
    const on = { rentalStart: day, rentalEnd: '2027-04-17' }
    const { order } = await book(on)
    await book(on)
    await book({ ...on, paymentToken: undefined })
    for (const status of ['packed', 'dispatched', 'delivered']) await step(order._id, status)
    const due = async () => {
      const { today, dueToday } = await board('2027-06-01', '2027-06-01')
      const { body } = await asStaff('GET', '/admin/dashboard')
      const { total, open } = body['deliveries'] as { total: number; open: number }
      const delivery = dueToday.find(({ kind }) => kind === 'delivery')
      expect(delivery).toMatchObject({ total, done: total - open })
      return { today, ...delivery }
    }
    // the day before in Los Angeles, but in Austin it has begun
    clock.set('2027-04-10T05:00:00Z')
    expect(await due()).toMatchObject({ today: '2027-04-09', total: 2, done: 1 })
    // still the day in Los Angeles, but in Austin it is over
    clock.set('2027-04-11T05:00:00Z')
    expect(await due()).toMatchObject({ today: '2027-04-10', total: 0, done: 0 })
  })

  test('names what is late whatever days it shows, the kitchen that was not collected too', async () => {
    const { order: waiting } = await book()
    const { order: out } = await book()
    for (const status of ['packed', 'dispatched', 'delivered']) await step(out._id, status)
    clock.set('2026-12-18T12:00:00Z')
    const { overdue, overdueTotal } = await board('2027-06-01', '2027-06-01')
    expect(of(waiting._id)(overdue)).toMatchObject([{ kind: 'delivery', state: 'overdue' }])
    expect(of(out._id)(overdue)).toMatchObject([{ kind: 'pickup', state: 'overdue' }])
    expect(overdueTotal).toBe(overdue.length)
    await step(out._id, 'collected')
    expect(of(out._id)((await board('2027-06-01', '2027-06-01')).overdue)).toEqual([])
  })

  test('leaves out of a full day what is done, before what is still to do', async () => {
    const day = calendarDate('2027-03-17')
    const on = { rentalStart: '2027-03-10', rentalEnd: day }
    const { order: collected } = await book(on)
    const { order: waiting } = await book(on)
    const steps = ['packed', 'dispatched', 'delivered']
    for (const status of [...steps, 'collected']) await step(collected._id, status)
    for (const status of steps) await step(waiting._id, status)
    const asked = { from: day, to: day, codes: null, perDay: 1, now: clock.now() }
    expect((await findBoard(database.sql, asked)).visits).toMatchObject([{ orderId: waiting._id }])
  })

  test.each([
    ['seven weeks', 'from=2026-12-01&to=2027-01-12'],
    ['days the wrong way round', 'from=2026-12-02&to=2026-12-01'],
    ['no day', 'from=tomorrow&to=2026-12-01'],
  ])('is not shown for %s', async (_case, query) => {
    expect((await asStaff('GET', `/admin/dispatch/visits?${query}`)).status).toBe(400)
  })
})

describe('a visit change', () => {
  test('holds the new days, keeps the price, tells the timeline, the log and the guest', async () => {
    const { guest, order } = await book()
    const change = { kind: 'pickup', day: '2026-12-19', window: 'early' }
    expect(await preview(order._id, change)).toEqual({
      ok: true,
      conflicts: [],
      warnings: [
        { about: 'more-days', message: 'The guest keeps everything 2 days longer, at the same price.' },
      ],
    })
    const answer = await changeVisit(order._id, { ...change, seenDay: '2026-12-17', note: 'Late flight' })
    expect(answer).toMatchObject({ status: 200, body: { day: '2026-12-19', window: 'early' } })
    expect(await heldDays(order._id)).toEqual([['2026-12-10', '2026-12-20']])
    const stored = await prisma.order.findUniqueOrThrow({ where: { id: order._id } })
    expect(stored).toMatchObject({ totalCents: 9078, rentalEnd: new Date('2026-12-19') })
    const told = await prisma.timelineEntry.findMany({ where: { orderId: order._id, kind: 'visit-changed' } })
    expect(told).toMatchObject([
      { from: 'Pickup Thu, Dec 17, 11am-5pm', to: 'Pickup Sat, Dec 19, 11am-2pm', note: 'Late flight' },
    ])
    expect(
      await prisma.auditEntry.count({ where: { action: 'visit.changed', subject: `order:${order._id}` } }),
    ).toBe(1)
    const mails = await prisma.queuedMail.findMany({
      where: { recipient: guest.email, template: 'visit-changed' },
    })
    expect(mails.map(({ data }) => data)).toMatchObject([
      { orderId: order._id, visit: 'pickup', day: '2026-12-19', window: '11am-2pm' },
    ])
    const shown = await board('2026-12-19', '2026-12-19')
    expect(of(order._id)(shown.visits)).toMatchObject([{ kind: 'pickup', window: 'early' }])
  })

  test('onto a day on which no van drives warns before it is saved, and is saved', async () => {
    const { order } = await book()
    const closed = { closedDates: [calendarDate('2026-12-11')] }
    const austin = { name: 'Austin', timeZone: 'America/Chicago', zipRanges: ['786-787'] }
    const { id: savedBy } = await prisma.user.findFirstOrThrow({ where: { isAdmin: true } })
    const save = async (terms: object) => {
      const { version } = await findSettings(database.sql)
      const settings = { ...standardSettings, serviceAreas: [serviceArea({ ...austin, ...terms })] }
      await insertSettings(database.sql, { version: version + 1, settings, savedBy, now: clock.now() })
    }
    await save(closed)
    const change = { kind: 'delivery', day: '2026-12-11', window: 'all-day' }
    const { ok, warnings } = await preview(order._id, change)
    expect({ ok, warning: warnings[0] }).toEqual({
      ok: true,
      warning: { about: 'closed-day', message: 'No van drives there on that day: make sure that one does.' },
    })
    expect((await changeVisit(order._id, { ...change, seenDay: '2026-12-10' })).status).toBe(200)
    await save({})
  })

  test('twice is one change, and from a place it no longer has is refused', async () => {
    const { order } = await book()
    const change = { kind: 'delivery', day: '2026-12-11', window: 'all-day', seenDay: '2026-12-10' }
    expect(
      tally(await Promise.all([changeVisit(order._id, change), changeVisit(order._id, change)])),
    ).toEqual({ 200: 2 })
    expect(await prisma.timelineEntry.count({ where: { orderId: order._id, kind: 'visit-changed' } })).toBe(1)
    expect(await changeVisit(order._id, { ...change, day: '2026-12-12' })).toMatchObject({
      status: 409,
      body: { code: 'ORDER_CHANGED' },
    })
  })

  test('back into the whole window forgets the narrow one', async () => {
    const { order } = await book()
    const here = { kind: 'delivery', day: '2026-12-10', seenDay: '2026-12-10' }
    await changeVisit(order._id, { ...here, window: 'late' })
    expect(await prisma.visitWindow.count({ where: { orderId: order._id } })).toBe(1)
    await changeVisit(order._id, { ...here, window: 'all-day' })
    expect(await prisma.visitWindow.count({ where: { orderId: order._id } })).toBe(0)
    expect(await heldDays(order._id)).toEqual([['2026-12-10', '2026-12-18']])
  })

  test('into the days of another guest is refused with product and days, before and on saving', async () => {
    const { pan, order } = await book({ fleet: 1 })
    await book({ item: pan, rentalStart: '2026-12-19', rentalEnd: '2026-12-26' })
    const change = { kind: 'pickup', day: '2026-12-19', window: 'all-day' }
    const message = 'Not enough Essential Kit on Sat, Dec 19; Sun, Dec 20'
    expect(await preview(order._id, change)).toEqual({
      ok: false,
      conflicts: [
        { code: 'items-unavailable', message, name: 'Essential Kit', days: ['2026-12-19', '2026-12-20'] },
      ],
      warnings: [],
    })
    expect(await changeVisit(order._id, { ...change, seenDay: '2026-12-17' })).toMatchObject({
      status: 409,
      body: { code: 'NOT_ENOUGH_STOCK', message },
    })
    expect(await heldDays(order._id)).toEqual([['2026-12-10', '2026-12-18']])
    expect(await prisma.timelineEntry.count({ where: { orderId: order._id, kind: 'visit-changed' } })).toBe(0)
  })

  test('asks for every component of a kit', async () => {
    const plate = await createProduct(database, { name: 'Dinner plate', countInStock: 4 })
    const kit = await createKit(database, { fleet: 9, components: [{ product: plate, quantity: 4 }] })
    const { order } = await book({ item: kit })
    await book({ item: kit, rentalStart: '2026-12-25', rentalEnd: '2026-12-28' })
    const { conflicts } = await preview(order._id, { kind: 'pickup', day: '2026-12-24' })
    expect(conflicts).toMatchObject([{ name: 'Dinner plate', days: ['2026-12-25'] }])
  })

  test('two changes onto the last units: one is saved', async () => {
    const pan = await createProduct(database, { priceCents: 7000, countInStock: 1 })
    const first = (await book({ item: pan })).order
    const second = (await book({ item: pan, rentalStart: '2026-12-26', rentalEnd: '2026-12-30' })).order
    const answers = await Promise.all([
      changeVisit(first._id, { kind: 'pickup', day: '2026-12-22', window: 'all-day', seenDay: '2026-12-17' }),
      changeVisit(second._id, {
        kind: 'delivery',
        day: '2026-12-20',
        window: 'all-day',
        seenDay: '2026-12-26',
      }),
    ])
    expect(tally(answers)).toEqual({ 200: 1, 409: 1 })
  })

  test('of an order that is over, unpaid or unknown is refused', async () => {
    const { order } = await book()
    for (const status of ['packed', 'dispatched', 'delivered', 'collected']) await step(order._id, status)
    const change = { kind: 'pickup', day: '2026-12-19', window: 'all-day', seenDay: '2026-12-17' }
    expect(await changeVisit(order._id, change)).toMatchObject({
      status: 409,
      body: {
        code: 'VISIT_CHANGE_REFUSED',
        message: 'The pickup of an order that is collected cannot be changed',
      },
    })
    expect(await changeVisit('f'.repeat(24), change)).toMatchObject({ status: 404 })
  })

  test('never moves the delivery day a refund counts from behind the delivery', async () => {
    const { order } = await book()
    await prisma.order.update({ where: { id: order._id }, data: { refundDay: new Date('2026-12-08') } })
    const to = (day: string, seenDay: string) =>
      changeVisit(order._id, { kind: 'delivery', day, window: 'all-day', seenDay })
    expect((await to('2026-12-12', '2026-12-10')).status).toBe(200)
    const refundDay = async () =>
      (await prisma.order.findUniqueOrThrow({ where: { id: order._id } })).refundDay
        ?.toISOString()
        .slice(0, 10)
    expect(await refundDay()).toBe('2026-12-08')
    expect((await to('2026-12-05', '2026-12-12')).status).toBe(200)
    expect(await refundDay()).toBe('2026-12-05')
  })
})

test('all of it is for staff', async () => {
  const { guest, order } = await book()
  for (const [method, path] of [
    ['GET', '/admin/dispatch/visits?from=2026-12-01&to=2026-12-02'],
    ['GET', `/admin/dispatch/orders/${order._id}/visit-change?kind=pickup&day=2026-12-19`],
    ['POST', `/admin/dispatch/orders/${order._id}/visit-change`],
    ['GET', `/admin/dispatch/orders/${order._id}/pickup`],
    ['POST', `/admin/dispatch/orders/${order._id}/pickup`],
  ] as const) {
    const body = method === 'POST' ? { body: {} } : {}
    expect((await call(method, path, body)).status).toBe(401)
    expect((await call(method, path, { token: guest.token, ...body })).status).toBe(403)
  }
})
