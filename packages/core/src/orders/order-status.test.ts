import { describe, expect, test } from 'vitest'
import { canBecome, nextStatuses, orderStatuses, paymentLabel, statusLabel } from './order-status.ts'
import type { OrderStatus } from './order-status.ts'

const allowed = [
  'pending → confirmed',
  'pending → cancelled',
  'confirmed → packed',
  'confirmed → cancelled',
  'packed → dispatched',
  'packed → cancelled',
  'dispatched → delivered',
  'delivered → collected',
  'collected → completed',
]

test('the status of an order changes as the table says and in no other way', () => {
  const changes = orderStatuses.flatMap((from) =>
    orderStatuses.filter((to) => canBecome(from, to)).map((to) => `${from} → ${to}`),
  )
  expect(changes).toEqual(allowed)
})

test('every order can come to an end', () => {
  const endsFrom = (status: OrderStatus): boolean =>
    nextStatuses[status].length === 0 || nextStatuses[status].some((next) => endsFrom(next))
  expect(orderStatuses.every(endsFrom)).toBe(true)
})

describe('labels', () => {
  test('are capitalised', () => {
    expect(orderStatuses.map(statusLabel)).toEqual([
      'Pending',
      'Confirmed',
      'Packed',
      'Dispatched',
      'Delivered',
      'Collected',
      'Completed',
      'Cancelled',
    ])
  })

  test('tell paid from unpaid', () => {
    expect([paymentLabel(true), paymentLabel(false)]).toEqual(['Paid', 'Pending'])
  })
})
