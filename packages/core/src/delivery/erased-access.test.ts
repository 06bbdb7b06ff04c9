import { expect, test } from 'vitest'
import { nextStatuses, orderStatuses } from '../orders/order-status.ts'
import { isDeliveryOpen } from './delivery-change.ts'
import { accessErasedUntil, statusesWithoutAccess } from './erased-access.ts'

test('access is kept for 48 hours after the pickup', () => {
  expect(accessErasedUntil(new Date('2026-12-19T18:00:00Z'))).toEqual(new Date('2026-12-17T18:00:00Z'))
})

test('access is erased where nobody can tell it anew, and no visit is to come', () => {
  const isWithout = (status: string) => (statusesWithoutAccess as readonly string[]).includes(status)
  for (const status of orderStatuses.filter(isWithout)) {
    expect(isDeliveryOpen(status), status).toBe(false)
    expect(nextStatuses[status].every(isWithout), status).toBe(true)
  }
  expect(orderStatuses.filter((status) => !isWithout(status))).toEqual([
    'pending',
    'confirmed',
    'packed',
    'dispatched',
    'delivered',
  ])
})
