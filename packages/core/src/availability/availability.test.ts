import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, calendarDate, eachDay } from '../dates/calendar-date.ts'
import { demandOf } from './demand.ts'
import type { AvailabilityFacts, Reserved } from './available-units.ts'
import { availableUnits, availableUnitsByDay, occupiedDays } from './available-units.ts'

const day = calendarDate
const reserved = (firstDay: string, lastDay: string, units = 1): Reserved => ({
  firstDay: day(firstDay),
  lastDay: day(lastDay),
  units,
})
const wanted = { firstDay: day('2026-12-10'), lastDay: day('2026-12-18') }

describe('occupied days', () => {
  const period = { start: day('2026-12-10'), end: day('2026-12-17') }

  test('run from delivery to a day after pickup', () => {
    expect(occupiedDays(period)).toEqual({ firstDay: '2026-12-10', lastDay: '2026-12-18' })
  })

  test('follow the turnaround the shop has set', () => {
    expect(occupiedDays(period, 0).lastDay).toBe('2026-12-17')
    expect(occupiedDays(period, 3).lastDay).toBe('2026-12-20')
  })
})

describe('free units', () => {
  test.each([
    ['nothing is reserved', [], 5],
    ['a reservation ends the day before', [reserved('2026-12-01', '2026-12-09', 4)], 5],
    ['a reservation ends on the first day', [reserved('2026-12-01', '2026-12-10', 4)], 1],
    ['a reservation starts on the last day', [reserved('2026-12-18', '2026-12-30', 4)], 1],
    ['a reservation starts the day after', [reserved('2026-12-19', '2026-12-30', 4)], 5],
    ['a reservation spans it all', [reserved('2026-11-01', '2027-01-30', 2)], 3],
    [
      'two follow each other',
      [reserved('2026-12-10', '2026-12-13', 2), reserved('2026-12-14', '2026-12-18', 2)],
      3,
    ],
    [
      'two meet for one day',
      [reserved('2026-12-10', '2026-12-14', 2), reserved('2026-12-14', '2026-12-18', 2)],
      1,
    ],
    ['more is reserved than we own', [reserved('2026-12-12', '2026-12-12', 9)], 0],
  ])('when %s', (_case, list, free) => {
    expect(availableUnits({ fleet: 5, reserved: list, wanted })).toBe(free)
  })

  test('day by day', () => {
    const facts = {
      fleet: 3,
      reserved: [reserved('2026-12-01', '2026-12-11', 2), reserved('2026-12-11', '2026-12-12', 4)],
      wanted: { firstDay: day('2026-12-10'), lastDay: day('2026-12-13') },
    }
    expect(availableUnitsByDay(facts)).toEqual([
      { date: '2026-12-10', free: 1 },
      { date: '2026-12-11', free: 0 },
      { date: '2026-12-12', free: 0 },
      { date: '2026-12-13', free: 3 },
    ])
  })

  const from = day('2026-10-20')
  const range = fc
    .tuple(fc.nat(60), fc.nat(20))
    .map(([first, length]) => ({ firstDay: addDays(from, first), lastDay: addDays(from, first + length) }))
  const anyFacts: fc.Arbitrary<AvailabilityFacts> = fc.record({
    fleet: fc.nat(20),
    reserved: fc.array(
      fc.tuple(range, fc.integer({ min: 1, max: 6 })).map(([days, units]) => ({ ...days, units })),
      { maxLength: 15 },
    ),
    wanted: range,
  })

  const bruteForce = ({ fleet, reserved: list, wanted: days }: AvailabilityFacts) =>
    eachDay(days.firstDay, days.lastDay).map((date) => {
      const onThatDay = list.filter((one) => one.firstDay <= date && date <= one.lastDay)
      return { date, free: Math.max(0, fleet - onThatDay.reduce((sum, one) => sum + one.units, 0)) }
    })

  test('are what counting every day by hand gives', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const byHand = bruteForce(facts)
        expect(availableUnitsByDay(facts)).toEqual(byHand)
        expect(availableUnits(facts)).toBe(Math.min(...byHand.map(({ free }) => free)))
      }),
      { numRuns: 300 },
    )
  })
})

describe('the demand of an order', () => {
  test('counts a kit as itself and as its components, times its quantity', () => {
    const kit = {
      productId: 'kit',
      quantity: 2,
      components: [
        { productId: 'pan', quantity: 1 },
        { productId: 'knife', quantity: 3 },
      ],
    }
    expect(demandOf([kit])).toEqual([
      { productId: 'kit', units: 2 },
      { productId: 'knife', units: 6 },
      { productId: 'pan', units: 2 },
    ])
  })

  test('sums a product over lines and kits, sorted by id', () => {
    const pan = { productId: 'pan', quantity: 2, components: [] }
    const kit = { productId: 'kit', quantity: 1, components: [{ productId: 'pan', quantity: 1 }] }
    expect(demandOf([pan, kit, pan])).toEqual([
      { productId: 'kit', units: 1 },
      { productId: 'pan', units: 5 },
    ])
  })

  test('of nothing is nothing', () => {
    expect(demandOf([])).toEqual([])
  })
})
