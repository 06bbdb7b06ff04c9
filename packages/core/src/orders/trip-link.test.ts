import { expect, test } from 'vitest'
import { calendarDate } from '../dates/calendar-date.ts'
import { decideTripLink, isTripToken, tripLinkExpiry, type TripLinkFacts } from './trip-link.ts'

const facts: TripLinkFacts = {
  isPaid: true,
  status: 'confirmed',
  pickupDay: calendarDate('2026-12-17'),
  timeZone: 'America/Chicago',
  now: new Date('2026-12-01T12:00:00Z'),
}

test('a link works until three days after the pickup day have passed at the place', () => {
  expect(decideTripLink(facts)).toEqual({ ok: true, expiresAt: new Date('2026-12-21T06:00:00Z') })
  const lastMoment = new Date('2026-12-21T05:59:00Z')
  expect(decideTripLink({ ...facts, status: 'completed', now: lastMoment }).ok).toBe(true)
})

test.each([
  ['an unpaid order', { isPaid: false }, 'trip-unpaid'],
  ['a cancelled order', { status: 'cancelled' }, 'trip-cancelled'],
  ['a cancelled order nobody paid', { status: 'cancelled', isPaid: false }, 'trip-cancelled'],
  ['a trip that is over', { now: new Date('2026-12-21T06:00:00Z') }, 'trip-over'],
] as const)('%s has no link', (_case, change, code) => {
  expect(decideTripLink({ ...facts, ...change })).toEqual({ ok: false, code, facts: {} })
})

test('the last moment is a midnight of the place, also over a clock change', () => {
  expect(tripLinkExpiry(calendarDate('2026-10-30'), 'America/New_York')).toEqual(
    new Date('2026-11-03T05:00:00Z'),
  )
})

test.each([
  ['x'.repeat(43), true],
  ['x'.repeat(42), false],
  [`${'x'.repeat(42)}=`, false],
  ['', false],
])('a token is 256 bits in base64url: %s', (text, isToken) => {
  expect(isTripToken(text)).toBe(isToken)
})
