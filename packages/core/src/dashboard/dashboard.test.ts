import { describe, expect, test } from 'vitest'
import { addDays, calendarDate } from '../dates/calendar-date.ts'
import { orderStatuses, type OrderStatus } from '../orders/order-status.ts'
import { dueVisits } from './due-visits.ts'
import { firstDayOf, revenueOverTime, revenueRanges, sumRevenue, type RevenueDay } from './revenue.ts'

const today = calendarDate('2026-03-08')
const day = (text: string, receivedCents: number, refundedCents = 0): RevenueDay => ({
  day: calendarDate(text),
  receivedCents,
  refundedCents,
})

describe('revenue over time', () => {
  test.each([
    ['7d', '2026-03-02', 7],
    ['30d', '2026-02-07', 30],
    ['90d', '2025-12-09', 90],
    ['12m', '2025-04-01', 12],
  ] as const)('%s begins on %s and has %i bars', (range, first, bars) => {
    expect(firstDayOf(range, today)).toBe(first)
    const points = revenueOverTime([], { range, today })
    expect(points).toHaveLength(bars)
    expect(points.every(({ revenueCents }) => revenueCents === 0)).toBe(true)
    expect(points.at(-1)?.period).toBe(range === '12m' ? '2026-03' : today)
  })

  test('a refund counts on its own day, which may be below zero', () => {
    const points = revenueOverTime([day('2026-03-07', 9000), day('2026-03-08', 1000, 4500)], {
      range: '7d',
      today,
    })
    expect(points.slice(-2).map(({ revenueCents }) => revenueCents)).toEqual([9000, -3500])
  })

  test('months are sums of their days', () => {
    const points = revenueOverTime([day('2026-02-01', 100), day('2026-02-28', 250, 50)], {
      range: '12m',
      today,
    })
    expect(points.at(-2)).toEqual({
      period: '2026-02',
      receivedCents: 350,
      refundedCents: 50,
      revenueCents: 300,
    })
  })

  test.each(revenueRanges)('the bars of %s add up to what its days are, and nothing else', (range) => {
    const days = Array.from({ length: 500 }, (_, index) => day(addDays(today, 5 - index), index * 7, index))
    const shown = days.filter((one) => one.day >= firstDayOf(range, today) && one.day <= today)
    expect(sumRevenue(revenueOverTime(days, { range, today }))).toEqual(sumRevenue(shown))
  })
})

describe('visits that are due', () => {
  const period = { start: calendarDate('2026-03-08'), end: calendarDate('2026-03-15') }
  const kindsOn = (status: OrderStatus, date: string) =>
    dueVisits({ status, period }, calendarDate(date)).map(
      ({ kind, isOverdue, isDone }) => `${kind}${isOverdue ? ' late' : isDone ? ' done' : ''}`,
    )

  test.each([
    ['confirmed', '2026-03-07', []],
    ['confirmed', '2026-03-08', ['delivery']],
    ['delivered', '2026-03-08', ['delivery done']],
    ['dispatched', '2026-03-09', ['delivery late']],
    ['delivered', '2026-03-09', []],
    ['delivered', '2026-03-15', ['pickup']],
    ['delivered', '2026-03-16', ['pickup late']],
    ['collected', '2026-03-15', ['pickup done']],
    ['collected', '2026-03-16', []],
    ['packed', '2026-03-15', ['delivery late', 'pickup']],
  ] as const)('an order that is %s on %s needs %j', (status, date, visits) => {
    expect(kindsOn(status, date)).toEqual(visits)
  })

  test('an order that waits for its payment or was cancelled needs none', () => {
    for (const date of ['2026-03-08', '2026-03-15', '2026-03-20']) {
      expect(kindsOn('pending', date)).toEqual([])
      expect(kindsOn('cancelled', date)).toEqual([])
    }
  })

  test('a finished order is never late', () => {
    expect(orderStatuses.filter((status) => kindsOn(status, '2026-04-01').length > 0)).toEqual([
      'confirmed',
      'packed',
      'dispatched',
      'delivered',
    ])
  })
})
