import { calendarDate } from '@trivet/core/dates'
import { noPriceRules, standardSettings, type PriceRules, type ShopSettings } from '@trivet/core/settings'
import { expect, test } from 'vitest'
import { priceExamples } from './price-examples.ts'

const kit = { name: 'Essential Kit', priceCents: 7000 }
const today = calendarDate('2026-12-01')
const summer = {
  id: 'summer',
  name: 'Summer',
  firstDay: calendarDate('2027-07-01'),
  lastDay: calendarDate('2027-07-07'),
  basisPoints: 1500,
  areaIds: [],
}
const after = (rates: Partial<ShopSettings['rates']>, rules: Partial<PriceRules> = {}) => ({
  ...standardSettings,
  rates: { ...standardSettings.rates, ...rates },
  priceRules: { ...noPriceRules, ...rules },
})
const examples = (...changes: Parameters<typeof after>) =>
  priceExamples(kit, { before: standardSettings, after: after(...changes), today })
const sentences = (...changes: Parameters<typeof after>) =>
  examples(...changes).map(({ sentence }) => sentence)

test('a tax changes what every rental costs', () => {
  expect(sentences({ taxBasisPoints: 900 })).toEqual([
    'A 7-day Essential Kit goes from $90.78 to $91.30',
    'A 7-day Essential Kit with damage protection goes from $97.78 to $98.30',
    'A 10-day Essential Kit goes from $123.25 to $124.00',
  ])
})

test('only what changes is told', () => {
  expect(sentences({ damageProtectionBasisPoints: 1500 })).toEqual([
    'A 7-day Essential Kit with damage protection goes from $97.78 to $101.28',
  ])
  expect(sentences({ longRentals: 'flat' })).toEqual(['A 10-day Essential Kit goes from $123.25 to $90.78'])
  expect(sentences({})).toEqual([])
})

test('a season is told by two weeks from its first day, row by row, and no ordinary trip changes', () => {
  expect(examples({}, { seasons: [summer] })).toEqual([
    {
      sentence: 'A 14-day Essential Kit from Thu, Jul 1 goes from $166.55 to $177.92',
      rows: [
        { label: 'Summer +15%', fromCents: 0, toCents: 1050 },
        { label: 'Tax', fromCents: 1155, toCents: 1242 },
      ],
    },
  ])
})

test('each season that changes has an example of its own, and those that stay have none', () => {
  const festival = {
    ...summer,
    id: 'festival',
    firstDay: calendarDate('2027-08-01'),
    lastDay: calendarDate('2027-08-20'),
  }
  const before = after({}, { seasons: [summer, festival] })
  const sentencesOf = (seasons: PriceRules['seasons']) =>
    priceExamples(kit, { before, after: after({}, { seasons }), today }).map(({ sentence }) => sentence)
  expect(sentencesOf([summer, { ...festival, basisPoints: 3000 }])).toEqual([
    expect.stringMatching(/^A 14-day Essential Kit from Sun, Aug 1 goes/),
  ])
  expect(sentencesOf([{ ...summer, basisPoints: 500 }])).toEqual([
    expect.stringMatching(/from Thu, Jul 1 goes/),
    expect.stringMatching(/from Sun, Aug 1 goes/),
  ])
})

test('a season of one area is told by the rates of that area', () => {
  const [example] = examples({}, { seasons: [{ ...summer, areaIds: ['austin'] }] })
  expect(example?.rows[0]).toMatchObject({ label: 'Summer +15%', toCents: 1050 })
})

test('a long stay is told by the longest there is', () => {
  const longStays = [
    { fromDays: 21, basisPoints: 1000 },
    { fromDays: 28, basisPoints: 2000 },
  ]
  expect(examples({}, { longStays })).toEqual([
    {
      sentence: 'A 28-day Essential Kit goes from $318.10 to $262.10',
      rows: [{ label: 'Long stay −20%', fromCents: 0, toCents: -5600 }],
    },
  ])
})
