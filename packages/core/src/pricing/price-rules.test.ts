import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, calendarDate } from '../dates/calendar-date.ts'
import type { CodeDiscount, Season } from './price-rules.ts'
import { quoteRental } from './quote.ts'
import type { QuoteFacts } from './quote.ts'
import { defaultRates } from './rates.ts'

const day = calendarDate
const kit = { id: 'kit', name: 'Essential Kit', unitPriceCents: 7000, quantity: 1 }
const whisk = { id: 'whisk', name: 'Whisk', unitPriceCents: 600, quantity: 2 }
const week = { start: day('2027-06-01'), end: day('2027-06-08') }
const month = { start: day('2027-06-01'), end: day('2027-06-29') }
const season = (terms: Partial<Season> = {}): Season => ({
  id: 'summer',
  name: 'Summer',
  firstDay: day('2027-06-01'),
  lastDay: day('2027-08-31'),
  basisPoints: 1500,
  ...terms,
})
const code = (terms: Partial<CodeDiscount> = {}): CodeDiscount => ({
  label: 'Code JUNE',
  worth: { basisPoints: 2000 },
  productIds: [],
  ...terms,
})

type Rules = { seasons?: Season[]; longStays?: { fromDays: number; basisPoints: number }[] }

const quote = ({ seasons = [], longStays = [], ...facts }: Partial<QuoteFacts> & Rules = {}) =>
  quoteRental({
    lines: [kit],
    period: week,
    damageProtection: false,
    ...facts,
    rates: { ...defaultRates, seasons, longStays },
  })

const amounts = (facts: Parameters<typeof quote>[0]) =>
  Object.fromEntries(quote(facts).rows.map(({ label, cents }) => [label, cents]))

describe('a season', () => {
  test('has a row of its own, and protection and tax follow the dearer rental', () => {
    expect(amounts({ seasons: [season()], damageProtection: true })).toEqual({
      Subtotal: 7000,
      'Summer +15%': 1050,
      'Damage protection': 805,
      'Delivery fee': 1500,
      Tax: 664,
    })
  })

  test.each([
    ['the last of seven days', '2027-06-07', '2027-06-07', 150],
    ['the day of the pickup, which is not charged', '2027-06-08', '2027-06-30', undefined],
    ['the three days before', '2027-05-29', '2027-05-31', undefined],
    ['its first two days', '2027-05-01', '2027-06-02', 300],
  ])('counts for the days of a rental that lie in it: %s', (_case, firstDay, lastDay, expected) => {
    const seasons = [season({ firstDay: day(firstDay), lastDay: day(lastDay) })]
    expect(amounts({ seasons })['Summer +15%']).toBe(expected)
  })

  test('makes a rental cheaper where its percentage is negative, and never cheaper than nothing', () => {
    const half = season({ name: 'Winter', basisPoints: -5000 })
    const most = season({ name: 'Gap', basisPoints: -9000 })
    expect(amounts({ seasons: [half] })['Winter −50%']).toBe(-3500)
    expect(quote({ seasons: [half, most] })).toMatchObject({ rentalCostCents: 0, totalCents: 1500 })
  })

  test('counts for extra days, too, and not before the days are known', () => {
    expect(amounts({ seasons: [season()], period: month })['Summer +15%']).toBe(4200)
    expect(quote({ seasons: [season()], period: null }).seasonRows).toEqual([])
  })
})

describe('of several discounts', () => {
  const longStays = [
    { fromDays: 28, basisPoints: 1000 },
    { fromDays: 14, basisPoints: 500 },
  ]

  test('a long stay takes its share off all the days', () => {
    expect(amounts({ longStays, period: month })).toEqual({
      Subtotal: 7000,
      'Extra days': 21_000,
      'Delivery fee': 1500,
      'Long stay −10%': -2800,
      Tax: 2310,
    })
    expect(quote({ longStays }).discounts).toEqual([])
  })

  test('the guest has the best, and the other is named and not given', () => {
    const result = quote({ longStays, period: month, referralBasisPoints: 1000 })
    expect(result.discounts).toEqual([
      { kind: 'long-stay', label: 'Long stay −10%', cents: 2800 },
      { kind: 'referral', label: 'Referral discount', cents: 700 },
    ])
    expect(result.discountCents).toBe(2800)
  })

  test("of equal ones it is the host's", () => {
    const worth = { basisPoints: 1000 }
    expect(quote({ code: code({ worth }), referralBasisPoints: 1000 }).discounts[0]?.kind).toBe('referral')
  })

  test('a code counts for its products alone', () => {
    const terms = { productIds: ['whisk'] }
    expect(amounts({ lines: [kit, whisk], code: code(terms) })['Code JUNE']).toBe(-240)
    expect(amounts({ code: code(terms) })['Code JUNE']).toBeUndefined()
  })

  test('a code of an amount takes no more than what it holds for costs in a week', () => {
    const worth = { cents: 2000 }
    expect(amounts({ code: code({ worth }) })['Code JUNE']).toBe(-2000)
    expect(amounts({ lines: [whisk], code: code({ worth }) })['Code JUNE']).toBe(-1200)
  })
})

describe('for any rules', () => {
  const anyDay = fc.integer({ min: -30, max: 60 }).map((days) => addDays(week.start, days))
  const anySeason = fc.record({
    id: fc.uuid(),
    name: fc.constantFrom('Summer', 'Fair', 'Gap'),
    firstDay: anyDay,
    lastDay: anyDay,
    basisPoints: fc.integer({ min: -9000, max: 20_000 }),
  })
  const anyFacts = fc.record({
    lines: fc.array(
      fc.record({
        id: fc.constantFrom('kit', 'whisk', 'pan'),
        name: fc.constant('Thing'),
        unitPriceCents: fc.nat(100_000),
        quantity: fc.integer({ min: 1, max: 20 }),
      }),
      { maxLength: 4 },
    ),
    period: fc.option(fc.integer({ min: 1, max: 90 }).map((n) => ({ ...week, end: addDays(week.start, n) }))),
    damageProtection: fc.boolean(),
    referralBasisPoints: fc.constantFrom(0, 1000),
    code: fc.option(
      fc.record({
        label: fc.constant('Code JUNE'),
        worth: fc.oneof(
          fc.record({ basisPoints: fc.integer({ min: 1, max: 10_000 }) }),
          fc.record({ cents: fc.integer({ min: 1, max: 50_000 }) }),
        ),
        productIds: fc.subarray(['kit', 'whisk']),
      }),
    ),
    seasons: fc.array(anySeason, { maxLength: 5 }),
    longStays: fc.array(
      fc.record({
        fromDays: fc.integer({ min: 2, max: 60 }),
        basisPoints: fc.integer({ min: 1, max: 9000 }),
      }),
      { maxLength: 3 },
    ),
  })

  test('the rows add up to the total, which is never below 0', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const { rows, totalCents, rentalCostCents } = quote(facts)
        expect(rows.reduce((sum, { cents }) => sum + cents, 0)).toBe(totalCents)
        expect(Math.min(totalCents, rentalCostCents)).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  test('their order changes no amount', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const turned = {
          ...facts,
          seasons: facts.seasons.toReversed(),
          longStays: facts.longStays.toReversed(),
        }
        expect(quote(turned).totalCents).toBe(quote(facts).totalCents)
      }),
    )
  })

  test('one discount is given, and it is the largest', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const { discounts, rows } = quote(facts)
        const largest = Math.max(0, ...discounts.map(({ cents }) => cents))
        expect(rows.filter(({ code: rowCode }) => rowCode.endsWith('-discount')).length).toBeLessThanOrEqual(
          1,
        )
        expect(discounts[0]?.cents ?? 0).toBe(largest)
      }),
    )
  })

  test('without any, each sum is what it is in a shop that has none', () => {
    fc.assert(
      fc.property(anyFacts, ({ seasons: _seasons, longStays: _longStays, ...facts }) => {
        expect(quote(facts)).toEqual(quoteRental(facts))
      }),
    )
  })
})
