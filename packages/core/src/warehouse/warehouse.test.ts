import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pickList, picksOf, type PickedOrder } from './pick-list.ts'
import { piecesToWash } from './pieces-to-wash.ts'

const order = (orderId: string, pieces: Record<string, number>): PickedOrder => ({
  orderId,
  orderNumber: `T-${orderId}`,
  isUnpaid: false,
  pieces: Object.entries(pieces).map(([productId, quantity]) => ({ productId, name: productId, quantity })),
})

test('pieces are taken once for all orders, shelf by shelf as they are numbered, and what has none last', () => {
  const unpaid = { ...order('2', { plate: 8, whisk: 1 }), isUnpaid: true }
  const orders = [order('1', { pan: 1, plate: 4, spoon: 2 }), unpaid]
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
    { orderId: '1', orderNumber: 'T-1', isUnpaid: false, quantity: 4 },
    { orderId: '2', orderNumber: 'T-2', isUnpaid: true, quantity: 8 },
  ])
  expect(pickList([], shelves)).toEqual([])
})

test('of what was sent, what is missing or left the stock is not washed', () => {
  const piece = (productId: string, quantity: number) => ({
    productId,
    name: productId,
    quantity,
    replacementCents: 0,
  })
  const wash = (sent: number, missing: number, reserved: number) =>
    piecesToWash({
      sent: [piece('cooler', sent), piece('pan', 1)],
      reserved: [
        { productId: 'pan', units: 1 },
        ...(reserved ? [{ productId: 'cooler', units: reserved }] : []),
      ],
      missing: missing ? [{ productId: 'cooler', quantity: missing }] : [],
    }).map(({ productId, quantity }) => `${quantity} ${productId}`)
  expect(wash(4, 0, 4)).toEqual(['4 cooler', '1 pan'])
  expect(wash(4, 1, 4)).toEqual(['3 cooler', '1 pan'])
  // the missing one was taken out, and then a broken one too
  expect(wash(4, 1, 3)).toEqual(['3 cooler', '1 pan'])
  expect(wash(4, 1, 2)).toEqual(['2 cooler', '1 pan'])
  expect(wash(2, 2, 2)).toEqual(['1 pan'])
  expect(wash(2, 2, 0)).toEqual(['1 pan'])
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
