import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pickList, picksOf, type PickedOrder } from './pick-list.ts'

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
