import { describe, expect, test } from 'vitest'
import { calendarDate } from '../dates/calendar-date.ts'
import type { OrderStatus } from './order-status.ts'
import { tripAtHand } from './trip-at-hand.ts'

const timeZone = 'America/Chicago'
const noon = new Date('2026-12-05T18:00:00Z')

const trip = (rentalStart: string, rentalEnd: string, status: OrderStatus = 'confirmed') => ({
  status,
  rentalStart: calendarDate(rentalStart),
  rentalEnd: calendarDate(rentalEnd),
  timeZone,
})

describe('the trip at hand', () => {
  test('is the next one, in whatever order the trips are told', () => {
    const next = trip('2026-12-10', '2026-12-17')
    expect(tripAtHand([trip('2027-02-01', '2027-02-08'), next], noon)).toBe(next)
  })

  test('is the one under way before one that comes later', () => {
    const now = trip('2026-12-01', '2026-12-06', 'delivered')
    expect(tripAtHand([trip('2026-12-10', '2026-12-17'), now], noon)).toBe(now)
  })

  test.each(['pending', 'collected', 'completed', 'cancelled'] as const)('is none that is %s', (status) => {
    expect(tripAtHand([trip('2026-12-10', '2026-12-17', status)], noon)).toBeNull()
  })

  test('lasts to the end of the pickup day at the place', () => {
    const last = trip('2026-12-01', '2026-12-05', 'delivered')
    expect(tripAtHand([last], new Date('2026-12-06T05:59:59Z'))).toBe(last)
    expect(tripAtHand([last], new Date('2026-12-06T06:00:00Z'))).toBeNull()
  })
})
