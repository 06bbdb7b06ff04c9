import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shopSettingsInput } from '../contract/settings/settings-input.ts'
import type { SettingsFields } from '../contract/settings/settings-input.ts'
import { toShopFacts, toStaffFacts } from '../contract/settings/settings-output.ts'
import { settingsRefusals } from '../copy/settings/settings-refusals.ts'
import { addDays, calendarDate } from '../dates/calendar-date.ts'
import { quoteRental } from '../pricing/quote.ts'
import { areaOf, ratesOf } from './area-of.ts'
import { noPriceRules, percentOn } from './price-rules.ts'
import type { PriceRules } from './price-rules.ts'
import { settingsChanges } from './settings-changes.ts'
import { settingsOf } from './settings-of.ts'
import { standardSettings } from './shop-settings.ts'
import { vanDaysOf } from './van-days.ts'

const day = calendarDate
const austin = areaOf('78704', standardSettings)
const miami = areaOf('33139', standardSettings)
const summer = {
  id: 'summer',
  name: 'Summer',
  firstDay: day('2027-07-01'),
  lastDay: day('2027-08-31'),
  basisPoints: 1500,
  areaIds: [] as string[],
}
const holidays = {
  firstDay: day('2026-12-20'),
  lastDay: day('2027-01-03'),
  days: 5,
  areaIds: ['austin'],
}
const longStay = { fromDays: 28, basisPoints: 1000 }
const rules: PriceRules = { seasons: [summer], longStays: [longStay], minimumDays: [holidays] }
const withRules = (priceRules: PriceRules) => ({ ...standardSettings, priceRules })

describe('a price rule', () => {
  test('holds in its areas, or everywhere, and before a place is known only where it holds everywhere', () => {
    const settings = withRules({
      ...rules,
      seasons: [summer, { ...summer, id: 'heat', areaIds: ['austin'] }],
    })
    const seasonsIn = (area: typeof austin) => ratesOf(area, settings).seasons?.map(({ id }) => id)
    expect(seasonsIn(austin)).toEqual(['summer', 'heat'])
    expect(seasonsIn(miami)).toEqual(['summer'])
    expect(seasonsIn(null)).toEqual(['summer'])
    const now = new Date('2026-12-01T12:00:00Z')
    expect(vanDaysOf(austin, settings, now).minimumDays).toEqual([holidays])
    expect(vanDaysOf(miami, settings, now).minimumDays).toEqual([])
  })

  test('leaves the rates as they are where there is none', () => {
    expect(ratesOf(null, standardSettings)).toEqual(standardSettings.rates)
  })

  test('reaches the quote as a row of its own', () => {
    const quote = quoteRental({
      lines: [{ id: 'kit', name: 'Kit', unitPriceCents: 7000, quantity: 1 }],
      period: { start: day('2027-07-10'), end: day('2027-07-17') },
      damageProtection: false,
      rates: ratesOf(austin, withRules(rules)),
    })
    expect(quote.rows).toContainEqual({ code: 'season', label: 'Summer +15%', cents: 1050 })
    expect(quote).toMatchObject({ rentalCostCents: 8050, taxCents: 664, totalCents: 10_214 })
  })

  test('adds up with others on one day, and never takes off more than there is', () => {
    const sale = { ...summer, basisPoints: -500, lastDay: day('2027-07-01') }
    expect(percentOn(day('2027-06-30'), [summer, sale])).toBe(0)
    expect(percentOn(day('2027-07-01'), [summer, sale])).toBe(1000)
    expect(percentOn(day('2027-07-02'), [summer, sale])).toBe(1500)
    const half = { ...summer, basisPoints: -5000 }
    expect(percentOn(summer.lastDay, [half, half, half])).toBe(-10_000)
  })

  test('is told in words when it changes', () => {
    expect(settingsChanges(standardSettings, withRules(rules))).toEqual([
      { field: 'seasons', label: 'Seasons', from: null, to: 'Summer +15%, 07/01/2027 – 08/31/2027' },
      { field: 'long-stays', label: 'Long stays', from: null, to: 'from 28 days −10%' },
      {
        field: 'minimum-days',
        label: 'Minimum days',
        from: null,
        to: '5 days, 12/20/2026 – 01/03/2027 in Austin',
      },
    ])
  })
})

describe('price rules as they are sent', () => {
  const { version: _, ...fields } = toStaffFacts(standardSettings, { version: 0 })
  const sent = (priceRules: object) => shopSettingsInput.safeParse({ ...fields, priceRules })
  const refusals = (priceRules: object) =>
    sent({ ...noPriceRules, ...priceRules }).error?.issues.map(({ path, message }) => [
      path.join('.'),
      message,
    ])

  test('come back as they went in, and a page of an older server has none', () => {
    expect(sent(rules).data?.priceRules).toEqual(rules)
    const facts = toShopFacts(withRules(rules), { version: 1 })
    expect(settingsOf(facts).priceRules).toEqual(rules)
    const { priceRules: _rules, ...older } = facts
    expect(settingsOf(older).priceRules).toEqual(noPriceRules)
    const { priceRules: _none, ...left } = fields as SettingsFields
    expect(shopSettingsInput.parse(left).priceRules).toEqual(noPriceRules)
  })

  test('a new season is known by its name and first day', () => {
    const { id: _id, ...season } = summer
    expect(sent({ ...noPriceRules, seasons: [season] }).data?.priceRules.seasons[0]?.id).toBe(
      'summer-2027-07-01',
    )
  })

  test.each([
    ['a season without a name', { name: ' ' }, 'name', settingsRefusals.seasonName],
    ['a season that changes nothing', { basisPoints: 0 }, 'basisPoints', settingsRefusals.seasonPercent],
    ['more than half off', { basisPoints: -5001 }, 'basisPoints', settingsRefusals.seasonPercent],
    ['no day', { firstDay: '' }, 'firstDay', settingsRefusals.ruleDay],
    ['a last day before the first', { lastDay: '2027-06-30' }, 'lastDay', settingsRefusals.ruleDays],
    ['more than a year', { lastDay: '2028-07-01' }, 'lastDay', settingsRefusals.ruleDays],
    ['an area that is not there', { areaIds: ['atlantis'] }, 'areaIds', settingsRefusals.ruleAreas],
  ])('refuse %s', (_case, change, field, message) => {
    expect(refusals({ seasons: [{ ...summer, ...change }] })).toEqual([
      [`priceRules.seasons.0.${field}`, message],
    ])
  })

  test('refuse two seasons that guests could not tell apart', () => {
    const later = { ...summer, id: 'later', firstDay: '2028-02-26', lastDay: '2028-03-01' }
    expect(refusals({ seasons: [later, summer] })).toEqual([
      ['priceRules.seasons.1.name', settingsRefusals.sameSeason],
    ])
    expect(refusals({ seasons: [{ ...later, firstDay: '2028-02-27' }, summer] })).toBeUndefined()
  })

  test('refuse two long stays from as many days', () => {
    expect(refusals({ longStays: [longStay, { ...longStay, basisPoints: 500 }] })).toEqual([
      ['priceRules.longStays.1.fromDays', settingsRefusals.sameLongStay],
    ])
  })

  test.each([
    ['longStays', { ...longStay, fromDays: 1 }, 'fromDays', settingsRefusals.longStayDays],
    ['longStays', { ...longStay, fromDays: 181 }, 'fromDays', settingsRefusals.longStayDays],
    ['longStays', { ...longStay, basisPoints: 0 }, 'basisPoints', settingsRefusals.longStayPercent],
    ['longStays', { ...longStay, basisPoints: 5001 }, 'basisPoints', settingsRefusals.longStayPercent],
    ['minimumDays', { ...holidays, days: 1 }, 'days', settingsRefusals.minimumDays],
    ['minimumDays', { ...holidays, days: 31 }, 'days', settingsRefusals.minimumDays],
    ['minimumDays', { ...holidays, areaIds: ['atlantis'] }, 'areaIds', settingsRefusals.ruleAreas],
  ])('refuse %s of %j', (kind, rule, field, message) => {
    expect(refusals({ [kind]: [rule] })).toEqual([[`priceRules.${kind}.0.${field}`, message]])
  })
})

type Cart = { lines: readonly { price: number; quantity: number }[] }

function linesOf({ lines }: Cart) {
  return lines.map(({ price, quantity }, at) => ({
    id: String(at),
    name: 'Pan',
    unitPriceCents: price,
    quantity,
  }))
}

const anySeason = fc.record({
  name: fc.constantFrom('Summer', 'Fair', 'Lull'),
  first: fc.nat({ max: 60 }),
  length: fc.nat({ max: 60 }),
  basisPoints: fc.integer({ min: -5000, max: 20_000 }),
})

describe('the price of any cart under any rules', () => {
  const start = day('2027-06-01')
  const anyCart = {
    lines: fc.array(
      fc.record({ price: fc.integer({ min: 1, max: 90_000 }), quantity: fc.integer({ min: 1, max: 9 }) }),
      {
        minLength: 1,
        maxLength: 4,
      },
    ),
    days: fc.integer({ min: 1, max: 90 }),
    damageProtection: fc.boolean(),
    referralBasisPoints: fc.constantFrom(0, 1000),
  }

  test('is the sum of its rows, never below zero, the same in any sequence of its seasons', () => {
    fc.assert(
      fc.property(
        fc.record(anyCart),
        fc.array(anySeason, { maxLength: 5 }),
        fc.array(
          fc.record({
            fromDays: fc.integer({ min: 2, max: 40 }),
            basisPoints: fc.integer({ min: 1, max: 5000 }),
          }),
          {
            maxLength: 3,
          },
        ),
        (cart, seasons, longStays) => {
          const of = (given: typeof seasons) =>
            quoteRental({
              lines: linesOf(cart),
              period: { start, end: addDays(start, cart.days) },
              damageProtection: cart.damageProtection,
              referralBasisPoints: cart.referralBasisPoints,
              rates: ratesOf(null, {
                ...standardSettings,
                priceRules: {
                  ...noPriceRules,
                  longStays,
                  seasons: given.map(({ first, length, ...season }, at) => ({
                    ...season,
                    id: String(at),
                    firstDay: addDays(start, first),
                    lastDay: addDays(start, first + length),
                    areaIds: [],
                  })),
                },
              }),
            })
          const quote = of(seasons)
          expect(quote.rows.reduce((sum, { cents }) => sum + cents, 0)).toBe(quote.totalCents)
          expect(Math.min(quote.rentalCostCents, quote.taxCents, quote.totalCents)).toBeGreaterThanOrEqual(0)
          expect(of(seasons.toReversed()).totalCents).toBe(quote.totalCents)
        },
      ),
    )
  })

  test('is that of the specification where there is no rule', () => {
    fc.assert(
      fc.property(fc.record(anyCart), (cart) => {
        const plain = { ...cart, lines: linesOf(cart), period: { start, end: addDays(start, cart.days) } }
        expect(quoteRental({ ...plain, rates: ratesOf(null, standardSettings) })).toEqual(quoteRental(plain))
        expect(quoteRental(plain).seasonRows).toEqual([])
      }),
    )
  })
})
