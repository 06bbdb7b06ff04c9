import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calendarSequence } from './calendar-sequence.ts'
import type { TimelineEntry } from '../contract/orders/order-output.ts'

const at = '2026-12-01T12:00:00.000Z'
const placed: TimelineEntry = { at, kind: 'placed', to: 'pending' }

const changes: TimelineEntry[] = [
  { at, kind: 'paid' },
  { at, kind: 'dates-changed' },
  { at, kind: 'extended' },
  { at, kind: 'visit-changed', from: 'Pickup Thu, Dec 17, 11am-5pm', to: 'Pickup Fri, Dec 18, 11am-2pm' },
  { at, kind: 'delivery-changed', note: 'Address changed' },
  { at, kind: 'status', from: 'confirmed', to: 'cancelled' },
  { at, kind: 'expired', from: 'pending', to: 'cancelled' },
]

const others: TimelineEntry[] = [
  { at, kind: 'status', from: 'confirmed', to: 'packed' },
  { at, kind: 'refunded' },
  { at, kind: 'trip-shared' },
  { at, kind: 'damage-reported' },
  { at, kind: 'payment-declined' },
]

test('a new order begins at 0', () => {
  expect(calendarSequence([placed])).toBe(0)
})

test('each change of what the calendar shows counts once, and nothing else does', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...changes, ...others)), (steps) => {
      const expected = steps.filter((entry) => changes.includes(entry)).length
      expect(calendarSequence([placed, ...steps])).toBe(expected)
    }),
  )
})
