import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, calendarDate, daysBetween, type CalendarDate } from '../dates/calendar-date.ts'
import { figureNames, figureOf, figureOfParts, kindsBehind, ruleOf } from './figures.ts'
import { kindsOf, reportRule, reports } from './report-list.ts'
import {
  daysOfPeriod,
  daysOfRange,
  firstReportDay,
  lastReportDay,
  lastWeek,
  monthsOf,
  mostReportDays,
  periodsOf,
  rangeBefore,
} from './report-range.ts'
import { writeReport, type CountedLine } from './write-report.ts'

const today = calendarDate('2026-11-24')
const range = (from: string, to: string) => ({ from: calendarDate(from), to: calendarDate(to) })
const nothing = { area: '', depotId: '', productId: '', hostId: '' }
const counted = (day: string, kind: CountedLine['kind'], amount: number, of = {}): CountedLine => ({
  ...nothing,
  day: calendarDate(day),
  kind,
  amount,
  ...of,
})

describe('the days of a report', () => {
  test.each([
    ['7-days', '2026-11-18', '2026-11-24'],
    ['month', '2026-11-01', '2026-11-24'],
    ['last-month', '2026-10-01', '2026-10-31'],
    ['quarter', '2026-10-01', '2026-11-24'],
    ['year', '2026-01-01', '2026-11-24'],
  ] as const)('%s is from %s to %s', (name, from, to) => {
    expect(daysOfRange(name, today)).toEqual({ from, to })
  })

  test.each([
    ['2026-01-15', '2026-01-01'],
    ['2026-03-31', '2026-01-01'],
    ['2026-04-01', '2026-04-01'],
    ['2026-12-31', '2026-10-01'],
  ])('the quarter of %s begins on %s', (day, from) => {
    expect(daysOfRange('quarter', calendarDate(day)).from).toBe(from)
  })

  test.each([
    ['whole months', '2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28'],
    ['a quarter', '2026-01-01', '2026-03-31', '2025-10-01', '2025-12-31'],
    ['some days', '2026-03-02', '2026-03-31', '2026-01-31', '2026-03-01'],
    ['a month to date', '2026-11-01', '2026-11-24', '2026-10-08', '2026-10-31'],
    ['one day', '2026-03-01', '2026-03-01', '2026-02-28', '2026-02-28'],
  ])('before %s, %s to %s, come %s to %s', (_name, from, to, before, last) => {
    expect(rangeBefore(range(from, to))).toEqual({ from: before, to: last })
  })

  test.each([
    ['2026-11-23', '2026-11-16', '2026-11-22'],
    ['2026-11-24', '2026-11-16', '2026-11-22'],
    ['2026-11-22', '2026-11-09', '2026-11-15'],
  ])('on %s the last week is %s to %s', (day, from, to) => {
    expect(lastWeek(calendarDate(day))).toEqual({ from, to })
  })

  test('up to 62 days have a bar each, more of them one a month', () => {
    expect(periodsOf(range('2026-01-01', '2026-03-03'))).toHaveLength(62)
    expect(periodsOf(range('2026-01-01', '2026-03-04'))).toEqual(['2026-01', '2026-02', '2026-03'])
  })

  test('the months of a range are cut where it is', () => {
    const days = range('2026-01-15', '2026-12-02')
    expect(monthsOf(days)).toHaveLength(12)
    expect(daysOfPeriod('2026-01', days)).toEqual({ from: '2026-01-15', to: '2026-01-31' })
    expect(daysOfPeriod('2026-02', days)).toEqual({ from: '2026-02-01', to: '2026-02-28' })
    expect(daysOfPeriod('2026-12', days)).toEqual({ from: '2026-12-01', to: '2026-12-02' })
  })

  test('the periods of any range are its days, each once', () => {
    const most = daysBetween(firstReportDay, lastReportDay)
    fc.assert(
      fc.property(fc.nat(most), fc.nat(mostReportDays - 1), (start, length) => {
        const from = addDays(firstReportDay, start)
        const days = { from, to: addDays(firstReportDay, Math.min(start + length, most)) }
        let next: CalendarDate = from
        for (const period of periodsOf(days)) {
          const part = daysOfPeriod(period, days)
          expect(part.from).toBe(next)
          next = addDays(part.to, 1)
        }
        expect(next).toBe(addDays(days.to, 1))
        expect(daysBetween(rangeBefore(days).to, days.from)).toBe(1)
      }),
    )
  })
})

describe('figures', () => {
  test('are in a report each, and every report has what it counts', () => {
    const shown = new Set(reports.flatMap((report) => reportRule(report).figures))
    expect([...shown].toSorted()).toEqual([...figureNames].toSorted())
    for (const report of reports) expect(reportRule(report).figures).toContain(reportRule(report).chart)
  })

  test('a sum takes off what it loses', () => {
    expect(figureOf('revenue', { received: 9078, refunded: 2000 })).toBe(7078)
    expect(figureOf('protection-result', { 'damage-covered': 4500 })).toBe(-4500)
  })

  test('a share has two decimals, and is 0 of nothing', () => {
    expect(figureOf('utilisation', { 'days-out': 1, 'days-owned': 3 })).toBe(33.33)
    expect(figureOf('utilisation', { 'days-out': 1 })).toBe(0)
    expect(figureOf('returning-share', { 'first-order': 3, 'returning-order': 1 })).toBe(25)
    expect(figureOf('returning-share', {})).toBe(0)
  })

  test('the parts of orders add up to the figure, and behind a share to what it is a share with', () => {
    expect(figureOfParts('revenue')).toBe('revenue')
    for (const figure of figureNames) {
      const parts = figureOfParts(figure)
      expect([figure, ruleOf(parts).of]).toEqual([figure, undefined])
      expect([figure, kindsBehind(parts)]).toEqual([figure, kindsBehind(figure)])
    }
  })

  test('no order stands behind what is owned', () => {
    expect(figureNames.filter((figure) => kindsBehind(figure).length === 0)).toEqual(['days-owned'])
    expect(kindsBehind('revenue')).toEqual(['received', 'refunded'])
    expect(kindsOf('returning')).toContain('first-order')
    expect(ruleOf('utilisation').unit).toBe('percent')
  })
})

describe('a report', () => {
  test('by days has a line for each, and empty ones', () => {
    const byDay = [counted('2026-11-22', 'received', 9078), counted('2026-11-24', 'refunded', 2000)]
    const written = writeReport('revenue', range('2026-11-22', '2026-11-24'), { byDay, byThing: [] })
    expect(written.points).toEqual([
      { period: '2026-11-22', value: 9078 },
      { period: '2026-11-23', value: 0 },
      { period: '2026-11-24', value: -2000 },
    ])
    expect(written.totals.slice(0, 3)).toEqual([9078, 2000, 7078])
    expect(written.lines[1]).toMatchObject({ from: '2026-11-23', to: '2026-11-23', area: null })
  })

  test('of tax has a line for each area and month, with the days it is of', () => {
    const byDay = [
      counted('2026-10-31', 'tax', 500, { area: 'austin' }),
      counted('2026-11-01', 'tax', 300, { area: 'austin' }),
      counted('2026-11-02', 'tax', 30, { area: 'austin' }),
      counted('2026-11-02', 'tax', 7),
    ]
    const { lines, totals } = writeReport('tax', range('2026-10-20', '2026-11-24'), { byDay, byThing: [] })
    expect(lines.map(({ period, area, from, values }) => [period, area, from, values[1]])).toEqual([
      ['2026-10', 'austin', '2026-10-20', 500],
      ['2026-11', 'austin', '2026-11-01', 330],
      ['2026-11', '', '2026-11-01', 7],
    ])
    expect(totals[1]).toBe(837)
  })

  test('of things has a line for each, and a share of each', () => {
    const of = { productId: 'pan', depotId: 'main' }
    const byThing = [
      { ...counted('2026-11-01', 'days-out', 10, of), day: null },
      { ...counted('2026-11-01', 'days-owned', 40, of), day: null },
      { ...counted('2026-11-01', 'days-owned', 60, { ...of, depotId: 'east' }), day: null },
    ]
    const { lines, totals } = writeReport('utilisation', range('2026-11-01', '2026-11-10'), {
      byDay: [counted('2026-11-01', 'days-out', 10), counted('2026-11-01', 'days-owned', 100)],
      byThing,
    })
    expect(totals).toEqual([10, 100, 10])
    expect(lines.map(({ depotId, values }) => [depotId, ...values])).toEqual([
      ['main', 10, 40, 25],
      ['east', 0, 60, 0],
    ])
  })

  test('of hosts has a line for each of them, over all the days', () => {
    const byThing = [{ ...counted('2026-11-01', 'referred-order', 2, { hostId: 'hope' }), day: null }]
    expect(writeReport('referrals', range('2026-11-01', '2026-11-10'), { byDay: [], byThing }).lines).toEqual(
      [
        {
          period: null,
          area: null,
          depotId: null,
          productId: null,
          hostId: 'hope',
          from: '2026-11-01',
          to: '2026-11-10',
          values: [2, 0, 0],
        },
      ],
    )
  })
})
