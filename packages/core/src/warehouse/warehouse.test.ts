import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calendarDate } from '../dates/calendar-date.ts'
import { pickList, picksOf, type PickedOrder } from './pick-list.ts'
import { shortagesOf, type LateUnits, type StockedDay } from './shortages.ts'

const order = (orderId: string, pieces: Record<string, number>): PickedOrder => ({
  orderId,
  orderNumber: `T-${orderId}`,
  pieces: Object.entries(pieces).map(([productId, quantity]) => ({ productId, name: productId, quantity })),
})

test('pieces are taken once for all orders, shelf by shelf as they are numbered, and what has none last', () => {
  const orders = [order('1', { pan: 1, plate: 4, spoon: 2 }), order('2', { plate: 8, whisk: 1 })]
  const shelves = new Map([
    ['plate', 'A10'],
    ['pan', 'A2'],
    ['whisk', 'A2'],
  ])
  const list = pickList(orders, shelves)
  expect(
    list.map(({ shelf, picks }) => [shelf, picks.map(({ name, quantity }) => [name, quantity])]),
  ).toEqual([
    [
      'A2',
      [
        ['pan', 1],
        ['whisk', 1],
      ],
    ],
    ['A10', [['plate', 12]]],
    ['', [['spoon', 2]]],
  ])
  expect(list[1]?.picks[0]?.orders).toEqual([
    { orderId: '1', orderNumber: 'T-1', quantity: 4 },
    { orderId: '2', orderNumber: 'T-2', quantity: 8 },
  ])
  expect(pickList([], shelves)).toEqual([])
})

test('whatever is ordered and wherever it stands, every piece is picked once', () => {
  const pieces = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.integer({ min: 1, max: 9 }))
  fc.assert(
    fc.property(
      fc.array(pieces, { maxLength: 5 }),
      fc.dictionary(fc.constantFrom('a', 'b'), fc.string()),
      (all, on) => {
        const orders = all.map((one, index) => order(String(index), one))
        const list = pickList(orders, new Map(Object.entries(on)))
        const wanted = all.flatMap((one) => Object.values(one)).reduce((sum, units) => sum + units, 0)
        const picked = list.flatMap(({ picks }) => picks).reduce((sum, { quantity }) => sum + quantity, 0)
        expect(picked).toBe(wanted)
        expect(list.flatMap(({ picks }) => picks)).toHaveLength(picksOf(orders).length)
      },
    ),
  )
})

const late = (changes: Partial<LateUnits> = {}): LateUnits => ({
  productId: 'pan',
  name: 'Pan',
  units: 2,
  lastDay: calendarDate('2026-12-02'),
  orderId: '1',
  orderNumber: 'T-1',
  ...changes,
})
const day = (text: string, reserved: number, fleet = 5): StockedDay => ({
  productId: 'pan',
  day: calendarDate(text),
  reserved,
  fleet,
})

test('a day is short where what is reserved and what is late are more than the fleet', () => {
  expect(shortagesOf([late()], [day('2026-12-03', 3)])).toEqual([])
  expect(shortagesOf([late()], [day('2026-12-05', 5), day('2026-12-04', 4), day('2026-12-03', 3)])).toEqual([
    {
      productId: 'pan',
      name: 'Pan',
      day: '2026-12-04',
      missing: 2,
      late: [{ orderId: '1', orderNumber: 'T-1' }],
    },
  ])
})

test('as long as the stock counts late units as taken they are not counted twice', () => {
  expect(shortagesOf([late({ lastDay: calendarDate('2026-12-03') })], [day('2026-12-03', 5)])).toEqual([])
  expect(shortagesOf([late({ productId: 'pot' })], [day('2026-12-04', 5)])).toEqual([])
})

test('with nothing late nothing is short, since no day is sold beyond the fleet', () => {
  fc.assert(
    fc.property(fc.nat(5), (reserved) => {
      expect(shortagesOf([], [day('2026-12-04', reserved)])).toEqual([])
    }),
  )
})
