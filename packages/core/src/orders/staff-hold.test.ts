import { expect, test } from 'vitest'
import { staffHoldUntil } from './staff-hold.ts'

const now = new Date('2026-12-01T12:00:00Z')
const until = (hours: number, deliveryDayBegins: string) =>
  staffHoldUntil({ hours, now, deliveryDayBegins: new Date(deliveryDayBegins) }).toISOString()

test('an order that staff placed waits as long as they said', () => {
  expect(until(24, '2026-12-10T06:00:00Z')).toBe('2026-12-02T12:00:00.000Z')
})

test('and no later than its delivery day begins', () => {
  expect(until(24, '2026-12-02T11:59:00Z')).toBe('2026-12-02T11:59:00.000Z')
  expect(until(24, '2026-12-02T12:00:00Z')).toBe('2026-12-02T12:00:00.000Z')
})

test('for today it waits as long as any other order', () => {
  expect(until(24, '2026-12-01T06:00:00Z')).toBe('2026-12-01T12:30:00.000Z')
})
