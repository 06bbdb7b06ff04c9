import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, calendarDate } from '../dates/calendar-date.ts'
import { lateFee, standardLateFee } from './late-fee.ts'
import type { LateFeeFacts } from './late-fee.ts'

const pickupDay = calendarDate('2026-12-17')
const kit = { unitPriceCents: 7000, quantity: 1 }
const late = (days: number, facts: Partial<LateFeeFacts> = {}) =>
  lateFee({
    lines: [kit],
    pickupDay,
    collectedOn: addDays(pickupDay, days),
    terms: standardLateFee,
    ...facts,
  })

test.each([
  ['a day early', -1, 0, 0],
  ['on its day', 0, 0, 0],
  ['within the day of grace', 1, 0, 0],
  ['a day past it', 2, 1, 1000],
  ['a week past it', 8, 7, 7000],
])('a pickup %s', (_case, after, days, cents) => {
  expect(late(after)).toEqual({ days, cents })
})

test('each line is rounded once over its days, as when they are added', () => {
  const lines = [
    { unitPriceCents: 450, quantity: 1 },
    { unitPriceCents: 450, quantity: 3 },
  ]
  // 64.29 and 192.86 a day
  expect(late(2, { lines }).cents).toBe(64 + 193)
  expect(late(3, { lines }).cents).toBe(129 + 386)
})

test('is the share that is set, after the days that are set', () => {
  expect(late(5, { terms: { basisPoints: 5000, graceDays: 3 } })).toEqual({ days: 2, cents: 1000 })
  expect(late(5, { terms: { basisPoints: 0, graceDays: 1 } })).toEqual({ days: 4, cents: 0 })
})

describe('however late', () => {
  test('the fee is whole cents, never falls with the days, and never passes what adding them costs', () => {
    const line = fc.record({
      unitPriceCents: fc.integer({ min: 0, max: 100_000 }),
      quantity: fc.integer({ min: 1, max: 20 }),
    })
    const terms = fc.record({
      basisPoints: fc.integer({ min: 0, max: 10_000 }),
      graceDays: fc.integer({ min: 1, max: 14 }),
    })
    fc.assert(
      fc.property(
        fc.array(line, { maxLength: 5 }),
        terms,
        fc.nat(100),
        fc.nat(100),
        (lines, its, few, more) => {
          const [fee, longer] = [few, few + more].map((days) => late(days, { lines, terms: its }))
          const whole = late(few, { lines, terms: { ...its, basisPoints: 10_000 } })
          expect(Number.isSafeInteger(fee?.cents)).toBe(true)
          expect(fee!.cents).toBeLessThanOrEqual(longer!.cents)
          expect(fee!.cents).toBeLessThanOrEqual(whole.cents)
        },
      ),
    )
  })
})
