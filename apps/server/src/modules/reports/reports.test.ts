import type { OrderPage } from '@trivet/core/contract/orders'
import type { ReportLineOutput, ReportOutput } from '@trivet/core/contract/reports'
import { figureOfParts, kindsBehind, reports, ruleOf, type Figure, type Report } from '@trivet/core/reports'
import { beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { rentedAt, rentedKitchen } from '../../test/booked.ts'
import { createProduct } from '../../test/factories.ts'
import { createGuest, type Guest } from '../../test/orders.ts'
import { createCode, createHost, createStaff } from '../../test/referrals.ts'
import { restClient } from '../accounts/test-client.ts'
import { countsOf } from './test-counts.ts'

const shop = await testApp()
const { app, database, clock } = shop
const { prisma } = database
const { as, book } = rentedKitchen(shop)
const rest = restClient(app)
const all = 'from=2026-12-01&to=2027-02-28'
const made = { pan: '', repeated: '', host: '' }

async function asStaff(method: 'GET' | 'POST' | 'PUT', path: string, body?: object) {
  const { token } = await createStaff(shop)
  const answer = await rest(method, path, { token, ...(body && { body }) })
  expect([path, answer.status, answer.status < 300 || answer.body]).toEqual([path, answer.status, true])
  return answer.body
}

const read = async (report: Report, days = all) =>
  (await asStaff('GET', `/admin/reports/${report}?${days}`)) as unknown as ReportOutput

const valueIn = (of: ReportOutput, figure: Figure, values = of.totals) => values[of.figures.indexOf(figure)]

/** A month of a shop: a guest of a host who comes back, refunds, a cancellation, a late pickup with losses. */
beforeAll(async () => {
  clock.set(rentedAt)
  const host = await createHost(shop)
  const code = await createCode(shop, { hostId: host.userId })
  const pan = await createProduct(database, { priceCents: 7000, countInStock: 5, depositCents: 4500 })
  const ana = await createGuest(shop)
  const first = await book({
    guest: ana,
    item: pan,
    referralCode: code.code,
    damageProtection: true,
    totalPrice: 90.78 + 7 - 7,
  })
  const bo = await createGuest(shop)
  const refunded = await book({ guest: bo, item: pan })
  clock.set('2026-12-02T19:00:00Z')
  await asStaff('POST', `/orders/${refunded.order._id}/refunds`, { amount: 20, reason: 'A dented pan' })
  const again = await book({ guest: bo, item: pan, rentalStart: '2026-12-20', rentalEnd: '2026-12-30' })
  const cancelled = await book({ item: pan })
  await as(cancelled.guest, 'POST', `/orders/${cancelled.order._id}/cancellation`, {})
  await as(again.guest, 'POST', `/orders/${again.order._id}/extension`, { rentalEnd: '2027-01-02' })
  await late(first, { product: pan.id, damaged: 1 })
  made.pan = pan.id
  made.repeated = bo.userId
  made.host = host.userId
  clock.set('2027-01-31T20:00:00Z')
})

async function late({ order }: { order: { _id: string } }, count: object) {
  for (const status of ['packed', 'dispatched', 'delivered']) {
    await asStaff('PUT', `/orders/${order._id}/status`, { status })
  }
  clock.set('2026-12-20T18:00:00Z')
  await asStaff('POST', `/admin/dispatch/orders/${order._id}/pickup`, { counts: [count] })
  await asStaff('PUT', `/admin/orders/${order._id}/late-fee`)
}

test('what is counted is what the orders say, to the cent', async () => {
  const revenue = await read('revenue')
  const sum = async (table: 'payment' | 'refund') => {
    const { _sum } = await prisma[table as 'payment'].aggregate({ _sum: { amountCents: true } })
    return (_sum.amountCents ?? 0) / 100
  }
  expect(valueIn(revenue, 'received')).toBe(await sum('payment'))
  expect(valueIn(revenue, 'refunded')).toBe(await sum('refund'))
  const parts = (['rental', 'by-staff', 'protection', 'delivery', 'tax'] as const).map((part) =>
    valueIn(revenue, part),
  )
  const net =
    parts.reduce<number>((total, part) => total + (part ?? 0), 0) - (valueIn(revenue, 'discount') ?? 0)
  expect(net).toBeCloseTo(valueIn(revenue, 'revenue') ?? 0, 8)
})

describe('every figure', () => {
  test.each(reports)(
    'of %s leads to the orders that add up to it, in its totals and on each line, which say of whom it is',
    async (report) => {
      const answer = await read(report)
      const { figures, totals, lines } = answer
      for (const figure of figures) {
        if (kindsBehind(figure).length === 0) continue
        const sum = figures.indexOf(figureOfParts(figure))
        await expectBehind(figure, answer, totals[sum])
        for (const line of lines) await expectBehind(figure, line, line.values[sum])
      }
      expect(totals.some((value) => value !== 0)).toBe(true)
    },
  )
})

type Of = Pick<ReportLineOutput, 'from' | 'to'> &
  Partial<Pick<ReportLineOutput, 'area' | 'depot' | 'product' | 'host'>>

async function expectBehind(figure: Figure, of: Of, value: number | undefined) {
  const { from, to, area, depot, product, host } = of
  const filter = new URLSearchParams({
    figure,
    figureFrom: from,
    figureTo: to,
    ...(area && { figureArea: area._id }),
    ...(depot && { figureDepot: depot._id }),
    ...(product && { figureProduct: product._id }),
    ...(host && { figureHost: host._id }),
  })
  const {
    orders,
    figureOf = [],
    figureSum,
  } = (await asStaff('GET', `/orders?${filter}`)) as unknown as OrderPage
  expect(figureOf).toEqual([area, product, depot, host].flatMap((thing) => (thing ? [thing.name] : [])))
  expect([figure, from, figureSum]).toEqual([figure, from, value])
  const parts = figureOfParts(figure)
  const counted = await Promise.all(orders.map(({ _id }) => countsOf(prisma, _id, parts, of)))
  const shown = counted.map((one) => (ruleOf(parts).unit === 'money' ? one / 100 : one))
  expect([figure, from, orders.map(({ figurePart }) => figurePart)]).toEqual([figure, from, shown])
  expect(shown.reduce((total, one) => total + one, 0)).toBeCloseTo(value ?? Number.NaN, 8)
}

describe('the list behind a figure', () => {
  const behind = `figure=revenue&figureFrom=2026-12-01&figureTo=2026-12-31`
  const list = async (query: string) => (await asStaff('GET', `/orders?${query}`)) as unknown as OrderPage

  test('adds up what it is narrowed to, on all of its pages', async () => {
    const cancelled = await list(`${behind}&status=cancelled`)
    expect(cancelled).toMatchObject({ total: 1, figureSum: 0 })
    expect(cancelled.orders.map(({ figurePart }) => figurePart)).toEqual([0])
    const all = await list(behind)
    expect(await list(`${behind}&pageNumber=2`)).toMatchObject({ orders: [], figureSum: all.figureSum })
    const others = await list(`${behind}&status=confirmed`)
    expect(others.total).toBeLessThan(all.total)
    const completed = all.orders.filter(({ status }) => status === 'confirmed')
    expect(others.figureSum).toBeCloseTo(
      completed.reduce((sum, { figurePart = 0 }) => sum + figurePart, 0),
      8,
    )
  })

  test('has the parts in its file as well', async () => {
    const { token } = await createStaff(shop)
    const file = await app.inject({
      url: `/api/admin/orders.csv?${behind}`,
      headers: { authorization: `Bearer ${token}` },
    })
    const [head, ...lines] = file.body.trim().split('\r\n')
    expect(head).toMatch(/,Due,Part of the figure: Revenue$/)
    const { orders } = await list(behind)
    expect(lines.map((line) => line.slice(line.lastIndexOf(',') + 1))).toEqual(
      orders.map(({ figurePart }) => figurePart?.toFixed(2)),
    )
  })

  test('tells no part and no sum to whoever may see no reports', async () => {
    const { token } = await createStaff(shop, { staffRole: 'support' })
    const headers = { authorization: `Bearer ${token}` }
    const { body } = await rest('GET', `/orders?${behind}`, { token })
    const { total } = await list(behind)
    expect(body).toMatchObject({ total })
    expect(JSON.stringify(body)).not.toMatch(/figurePart|figureSum/)
    const file = await app.inject({ url: `/api/admin/orders.csv?${behind}`, headers })
    expect(file.body.split('\r\n')[0]).toMatch(/,Due$/)
  })
})

test('lines and bars add up to the totals', async () => {
  for (const report of reports) {
    const { lines, totals, figures } = await read(report)
    for (const [n, figure] of figures.entries()) {
      if (ruleOf(figure).of) continue
      const sum = lines.reduce((total, line) => total + (line.values[n] ?? 0), 0)
      expect([figure, Math.round(sum * 100)]).toEqual([figure, Math.round((totals[n] ?? 0) * 100)])
    }
  }
})

test('units are owned each day, in every depot, and out as long as an order keeps them', async () => {
  const { lines } = await read('utilisation', 'from=2026-12-10&to=2026-12-19')
  const line = lines.find(({ product }) => product?._id === made.pan)
  // two orders for nine days each from the tenth, turnaround included; the late one is out until it is counted
  expect(line?.values[0]).toBeGreaterThanOrEqual(18)
  expect(line?.values[1]).toBe(50)
})

test('who had paid an order before comes back with the next one', async () => {
  const returning = await read('returning')
  expect(valueIn(returning, 'returning-orders')).toBe(1)
  expect(valueIn(returning, 'first-orders')).toBe(3)
  expect(valueIn(returning, 'returning-share')).toBe(25)
})

test('a day is the shop’s: what was paid a minute before its midnight is of the day before', async () => {
  const before = await read('revenue', 'from=2027-02-01&to=2027-02-02')
  clock.set('2027-02-02T07:59:00Z')
  await book({ rentalStart: '2027-02-10' })
  const { lines } = await read('revenue', 'from=2027-02-01&to=2027-02-02')
  expect(before.totals[0]).toBe(0)
  expect(lines.map(({ period, values }) => [period, values[0]])).toEqual([
    ['2027-02-01', 90.78],
    ['2027-02-02', 0],
  ])
})

test('a report stands beside as many days or months before', async () => {
  expect(await read('tax', 'from=2027-02-01&to=2027-02-28')).toMatchObject({
    before: { from: '2027-01-01', to: '2027-01-31' },
  })
  expect(await read('tax', 'from=2027-02-02&to=2027-02-03')).toMatchObject({
    before: { from: '2027-01-31', to: '2027-02-01' },
  })
})

test('the file says the same, all lines and the totals', async () => {
  const { token } = await createStaff(shop)
  const file = await app.inject({
    url: `/api/admin/reports.csv?report=tax&${all}`,
    headers: { authorization: `Bearer ${token}` },
  })
  const { lines, totals } = await read('tax')
  const written = file.body.trim().split('\r\n')
  expect(written[0]).toMatch(/Month,Area,Taxed,Tax$/)
  expect(written.slice(1)).toEqual([
    ...lines.map(({ period, area, values }) =>
      [period, area?.name, ...values.map((one) => one.toFixed(2))].join(','),
    ),
    `Total,,${totals.map((one) => one.toFixed(2)).join(',')}`,
  ])
})

test('is refused for days that are none, too many, or of nothing', async () => {
  const { token } = await createStaff(shop)
  for (const path of [
    'revenue?from=2026-12-02&to=2026-12-01',
    'revenue?from=2026-12-02',
    'revenue?from=2000-01-01&to=2000-01-01',
    'revenue?from=2100-12-31&to=2100-12-31',
    'revenue?from=2020-01-01&to=2026-01-01',
    'weather',
  ]) {
    expect((await rest('GET', `/admin/reports/${path}`, { token })).status).toBe(400)
  }
  const guest: Guest = await createGuest(shop)
  expect((await rest('GET', '/admin/reports/revenue', { token: guest.token })).status).toBe(403)
})
