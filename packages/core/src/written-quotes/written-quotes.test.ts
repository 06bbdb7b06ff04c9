import { describe, expect, test } from 'vitest'
import { orderNumberAlphabet } from '../orders/order-number.ts'
import { linkedQuoteStatus, writtenQuoteExpiry, writtenQuoteNumberFrom, writtenQuoteStatus } from './index.ts'

const now = new Date('2026-12-01T12:00:00Z')
const later = new Date('2026-12-08T12:00:00Z')

describe('what became of a written quote', () => {
  const facts = { isWithdrawn: false, expiresAt: later, holdsUnits: false, order: null, now }
  const of = (changes: Partial<Parameters<typeof writtenQuoteStatus>[0]>) =>
    writtenQuoteStatus({ ...facts, ...changes })
  const pending = { status: 'pending', isPaid: false } as const
  const cancelled = { status: 'cancelled', isPaid: false } as const

  test('it is open until the moment it expires', () => {
    expect(of({})).toBe('open')
    expect(of({ now: new Date(later.getTime() - 1) })).toBe('open')
    expect(of({ now: later })).toBe('expired')
  })

  test('an order that waits for its payment, or lapsed, leaves it open', () => {
    expect(of({ order: pending })).toBe('open')
    expect(of({ order: cancelled })).toBe('open')
  })

  test('its payment accepts it for good, also when the order is cancelled afterwards', () => {
    expect(of({ order: { status: 'confirmed', isPaid: true }, now: later })).toBe('accepted')
    expect(of({ order: { status: 'cancelled', isPaid: true }, isWithdrawn: true })).toBe('accepted')
    expect(of({ order: { status: 'packed', isPaid: false } })).toBe('accepted')
  })

  test('it is withdrawn by staff, and by whoever cancels the order that holds its units', () => {
    expect(of({ isWithdrawn: true, now: later })).toBe('withdrawn')
    expect(of({ holdsUnits: true, order: cancelled })).toBe('withdrawn')
    expect(of({ holdsUnits: true, order: cancelled, now: later })).toBe('expired')
  })

  test('its link says the same, but that it is over while the account of its guest is closed', () => {
    const told = (changes: Partial<Parameters<typeof linkedQuoteStatus>[0]>) =>
      linkedQuoteStatus({ ...facts, isGuestDisabled: true, ...changes })
    expect(told({ isGuestDisabled: false })).toBe('open')
    expect(told({ order: pending })).toBe('withdrawn')
    expect(told({ now: later })).toBe('expired')
    expect(told({ order: { status: 'confirmed', isPaid: true } })).toBe('accepted')
  })
})

test('it is valid for its days, no longer than its delivery day begins, and never for less than an hour', () => {
  const until = (deliveryDayBegins: string) =>
    writtenQuoteExpiry({ days: 7, now, deliveryDayBegins: new Date(deliveryDayBegins) })?.toISOString()
  expect(until('2026-12-20T06:00:00Z')).toBe('2026-12-08T12:00:00.000Z')
  expect(until('2026-12-05T06:00:00Z')).toBe('2026-12-05T06:00:00.000Z')
  expect(until('2026-12-01T13:00:00Z')).toBe('2026-12-01T13:00:00.000Z')
  expect(until('2026-12-01T12:59:59Z')).toBeUndefined()
})

test('its number begins with a Q, and has none after it', () => {
  const q = orderNumberAlphabet.indexOf('Q')
  expect(writtenQuoteNumberFrom([0, q, 2, 3, 4], orderNumberAlphabet)).toMatch(/^Q-2Q456-.$/)
  expect(writtenQuoteNumberFrom([q, 1, 2, 3, 4], orderNumberAlphabet)).toBeNull()
})
