import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inChosenOrder, stopKey, withStopMoved } from './chosen-order.ts'
import { visitKinds } from './visit-windows.ts'

const stop = (orderId: string) => ({ kind: 'delivery', orderId }) as const
const keysOf = (ids: string) => [...ids].map((id) => stopKey(stop(id)))
const order = (planned: string, chosen: string) =>
  inChosenOrder([...planned].map(stop), keysOf(chosen))
    .map(({ orderId }) => orderId)
    .join('')

test.each([
  ['nothing was chosen', 'abc', '', 'abc'],
  ['all of them were put', 'abc', 'cab', 'cab'],
  ['one came later, behind the one it was planned behind', 'abxc', 'cab', 'cabx'],
  ['two came later', 'abxyc', 'cba', 'cbxya'],
  ['one came first', 'xab', 'ba', 'xba'],
  ['one is no stop any more', 'ac', 'cba', 'ca'],
])('a day is driven as it was put: %s', (_case, planned, chosen, driven) => {
  expect(order(planned, chosen)).toBe(driven)
})

test('delivery and pickup of one order are two stops', () => {
  const stops = visitKinds.map((kind) => ({ kind, orderId: 'a' }))
  const turned = stops.toReversed()
  expect(inChosenOrder(stops, turned.map(stopKey))).toEqual(turned)
})

test('whatever was chosen, every stop is driven once', () => {
  const stops = fc.uniqueArray(
    fc.record({ kind: fc.constantFrom(...visitKinds), orderId: fc.nat(9).map(String) }),
    {
      selector: stopKey,
    },
  )
  fc.assert(
    fc.property(stops, stops, (planned, chosen) => {
      const driven = inChosenOrder(planned, chosen.map(stopKey))
      expect(driven.map(stopKey).toSorted()).toEqual(planned.map(stopKey).toSorted())
      expect(inChosenOrder(planned, driven.map(stopKey))).toEqual(driven)
    }),
  )
})

test.each([
  [0, 1, 'bac'],
  [2, -1, 'acb'],
  [0, -1, 'abc'],
  [2, 1, 'abc'],
  [7, -1, 'abc'],
] as const)('stop %i moved by %i', (at, by, moved) => {
  expect(withStopMoved([...'abc'], at, by).join('')).toBe(moved)
})
