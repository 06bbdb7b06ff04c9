import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { serviceArea } from '../address/service-areas.ts'
import { addDays, calendarDate, dateInZone } from '../dates/calendar-date.ts'
import { isClosedDay } from '../dates/rental-period.ts'
import { quoteRental } from '../pricing/quote.ts'
import { areaOf, ratesOf } from './area-of.ts'
import { areaWords } from './area-words.ts'
import { settingsChanges } from './settings-changes.ts'
import { standardSettings } from './shop-settings.ts'
import { vanDaysOf } from './van-days.ts'

const day = calendarDate
const at = (instant: string) => new Date(instant)
const austin = areaOf('78704', standardSettings)
const newYork = areaOf('10001', standardSettings)
const own = (terms: Partial<NonNullable<typeof austin>>) =>
  serviceArea({ name: 'Austin', timeZone: 'America/Chicago', zipRanges: ['786-787'], ...terms })
const firstDay = (area: typeof austin, instant: string, leadTimeDays = 0) =>
  vanDaysOf(area, { ...standardSettings, leadTimeDays }, at(instant)).firstDay

describe('the area of a ZIP code', () => {
  test('is known by its first three digits, and there is none where nobody delivers', () => {
    expect(austin?.id).toBe('austin')
    expect(newYork?.id).toBe('new-york-city-area')
    expect(areaOf('59718', standardSettings)).toBeNull()
    expect(areaOf('Austin', standardSettings)).toBeNull()
    expect(areaOf(null, standardSettings)).toBeNull()
  })
})

describe('the rates of an area', () => {
  test('are those of the shop, as the specification counts them, until it has its own', () => {
    const quote = quoteRental({
      lines: [{ id: 'kit', name: 'Kit', unitPriceCents: 7000, quantity: 1 }],
      period: null,
      damageProtection: false,
      rates: ratesOf(austin, standardSettings),
    })
    expect(quote).toMatchObject({ deliveryCents: 1500, taxCents: 578, totalCents: 9078 })
    expect(ratesOf(null, standardSettings)).toEqual(standardSettings.rates)
  })

  test('are its own fee and tax, nothing included', () => {
    const rates = ratesOf(own({ deliveryCents: 0, taxBasisPoints: 0 }), standardSettings)
    expect(rates).toEqual({ ...standardSettings.rates, deliveryCents: 0, taxBasisPoints: 0 })
  })
})

describe('the first day on which the van can come', () => {
  test('is today until noon strikes at the place, then tomorrow', () => {
    expect(firstDay(austin, '2026-12-01T17:59:59Z')).toBe('2026-12-01')
    expect(firstDay(austin, '2026-12-01T18:00:00Z')).toBe('2026-12-02')
    expect(firstDay(newYork, '2026-12-01T17:00:00Z')).toBe('2026-12-02')
    expect(firstDay(newYork, '2026-12-01T16:59:59Z')).toBe('2026-12-01')
  })

  test('is told by the clock of Los Angeles before a place is known', () => {
    expect(firstDay(null, '2026-12-01T19:59:59Z')).toBe('2026-12-01')
    expect(firstDay(null, '2026-12-01T20:00:00Z')).toBe('2026-12-02')
  })

  test.each([
    ['the day the clocks go forward', '2026-03-08T16:59:59Z', '2026-03-08T17:00:00Z', '2026-03-08'],
    ['the day they go back', '2026-11-01T17:59:59Z', '2026-11-01T18:00:00Z', '2026-11-01'],
  ])('changes at noon on %s, too', (_case, before, after, today) => {
    expect(firstDay(austin, before)).toBe(today)
    expect(firstDay(austin, after)).toBe(addDays(day(today), 1))
  })

  test('needs the days of notice of the area, else of the shop, and the hour counts for today alone', () => {
    expect(firstDay(own({ leadTimeDays: 2 }), '2026-12-01T23:00:00Z')).toBe('2026-12-03')
    expect(firstDay(own({ leadTimeDays: 0 }), '2026-12-01T12:00:00Z', 5)).toBe('2026-12-01')
    expect(firstDay(austin, '2026-12-01T12:00:00Z', 5)).toBe('2026-12-06')
  })

  test('is never today with hour 0, and today until midnight with hour 24', () => {
    expect(firstDay(own({ cutOffHour: 0 }), '2026-12-01T06:00:00Z')).toBe('2026-12-02')
    expect(firstDay(own({ cutOffHour: 24 }), '2026-12-02T05:59:59Z')).toBe('2026-12-01')
  })

  test('passes over closed weekdays and dates', () => {
    const area = own({ closedWeekdays: [0, 6], closedDates: [day('2026-12-07')] })
    expect(firstDay(area, '2026-12-04T12:00:00Z')).toBe('2026-12-04')
    expect(firstDay(area, '2026-12-04T18:00:00Z')).toBe('2026-12-08')
  })

  test('is open, not before today, and never earlier when it is later', () => {
    const terms = fc.record({
      cutOffHour: fc.integer({ min: 0, max: 24 }),
      leadTimeDays: fc.option(fc.integer({ min: 0, max: 60 })),
      closedWeekdays: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { maxLength: 6 }),
    })
    const instant = fc.date({ min: at('2026-01-01'), max: at('2028-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(terms, instant, fc.integer({ min: 0, max: 200 }), (its, now, hours) => {
        const area = own(its)
        const early = vanDaysOf(area, standardSettings, now)
        const late = vanDaysOf(area, standardSettings, new Date(now.getTime() + hours * 3_600_000))
        expect(isClosedDay(early.firstDay, area)).toBe(false)
        expect(early.firstDay >= dateInZone(now, area.timeZone)).toBe(true)
        expect(late.firstDay >= early.firstDay).toBe(true)
      }),
    )
  })
})

describe('an area in words', () => {
  test('has nothing to say of what is as the shop has it', () => {
    expect(areaWords(own({}))).toBe('786–787 · America/Chicago')
  })

  test('names what it has of its own', () => {
    const area = own({
      depot: 'a'.repeat(24),
      deliveryCents: 1900,
      taxBasisPoints: 900,
      leadTimeDays: 1,
      cutOffHour: 15,
      windows: {
        delivery: { 'all-day': null, early: 5, late: 0 },
        pickup: { 'all-day': null, early: null, late: null },
      },
      closedWeekdays: [0],
      closedDates: [day('2026-12-25')],
    })
    expect(areaWords(area, { depotNames: new Map([['a'.repeat(24), 'South']]) })).toBe(
      '786–787 · America/Chicago · depot South · delivery $19.00 · tax 9% · lead time 1 day · cut-off 15:00 · delivery 9am-12pm: 5 · delivery 12pm-3pm: 0 · closed Sun, 12/25/2026',
    )
  })

  test('is told with both names when it was renamed', () => {
    const before = { ...standardSettings, serviceAreas: [own({})] }
    const after = { ...before, serviceAreas: [own({ id: 'austin', name: 'Central Texas' })] }
    expect(settingsChanges(before, after)).toEqual([
      {
        field: 'service-area',
        label: 'Central Texas',
        from: 'Austin · 786–787 · America/Chicago',
        to: 'Central Texas · 786–787 · America/Chicago',
      },
    ])
  })
})
