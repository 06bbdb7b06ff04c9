import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, calendarDate } from '../dates/calendar-date.ts'
import { availableUnitsByDay } from './available-units.ts'
import { factsOfSpans } from './depot-stock.ts'

const from = calendarDate('2026-12-01')
const wanted = { firstDay: from, lastDay: addDays(from, 19) }

test('a depot has on each day what its step says, less what is reserved, and never less than nothing', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(9), { minLength: 20, maxLength: 20 }),
      fc.array(fc.tuple(fc.nat(19), fc.integer({ min: 1, max: 4 })), { maxLength: 12 }),
      (capacities, taken) => {
        const spans = capacities.map((capacity, n) => {
          const day = addDays(from, n)
          return { firstDay: day, lastDay: day, capacity }
        })
        const reserved = taken.map(([n, units]) => {
          const day = addDays(from, n)
          return { firstDay: day, lastDay: day, units }
        })
        const left = capacities.map((capacity, n) => {
          const used = taken.reduce((sum, [on, units]) => (on === n ? sum + units : sum), 0)
          return Math.max(0, capacity - used)
        })
        const days = availableUnitsByDay({ ...factsOfSpans(spans, reserved), wanted })
        expect(days.map(({ free }) => free)).toEqual(left)
      },
    ),
  )
})

test('a depot that has never had a product has none of it', () => {
  expect(factsOfSpans([], [])).toEqual({ fleet: 0, reserved: [] })
})
