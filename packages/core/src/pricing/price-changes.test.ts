import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calendarDate } from '../dates/calendar-date.ts'
import { priceChanges } from './price-changes.ts'
import { quoteRental } from './quote.ts'
import { defaultRates } from './rates.ts'

const period = { start: calendarDate('2026-12-10'), end: calendarDate('2026-12-20') }
const kit = { id: 'kit', name: 'Essential Kit', unitPriceCents: 4900, quantity: 2 }
const quote = (facts: Partial<Parameters<typeof quoteRental>[0]> = {}) =>
  quoteRental({ lines: [kit], period, damageProtection: false, ...facts })

test('a dearer kit is named over its days, with the tax that follows and the total last', () => {
  expect(priceChanges(quote(), quote({ lines: [{ ...kit, unitPriceCents: 5600 }] }))).toEqual([
    { label: '2 × Essential Kit', fromCents: 14_000, toCents: 16_000 },
    { label: 'Tax', fromCents: 1155, toCents: 1320 },
    { label: 'Total', fromCents: 16_655, toCents: 18_820 },
  ])
})

test('a new fee is named alone', () => {
  expect(priceChanges(quote(), quote({ rates: { ...defaultRates, deliveryCents: 2000 } }))).toEqual([
    { label: 'Delivery fee', fromCents: 1500, toCents: 2000 },
    { label: 'Total', fromCents: 16_655, toCents: 17_155 },
  ])
})

test('a discount that is gone is named as the nothing that it became', () => {
  const [discount] = priceChanges(quote({ referralBasisPoints: 1000 }), quote())
  expect(discount).toEqual({ label: 'Referral discount', fromCents: -980, toCents: 0 })
})

test('credit that another order spent is told by what is left to pay, after the total', () => {
  const credited = (creditCents: number) => ({ ...quote(), creditCents })
  expect(priceChanges(credited(2000), credited(0))).toEqual([
    { label: 'To pay', fromCents: 14_655, toCents: 16_655 },
  ])
  expect(priceChanges(credited(2000), credited(2000))).toEqual([])
})

test('a cent is a change, and the same price is none', () => {
  const cents = fc.integer({ min: 1, max: 99_999 })
  fc.assert(
    fc.property(cents, cents, (before, after) => {
      const [seen, now] = [before, after].map((unitPriceCents) =>
        quote({ lines: [{ ...kit, quantity: 1, unitPriceCents }] }),
      )
      if (!seen || !now) throw new Error('no quote')
      expect(priceChanges(seen, now).some(({ label }) => label === '1 × Essential Kit')).toBe(
        before !== after,
      )
    }),
  )
})
