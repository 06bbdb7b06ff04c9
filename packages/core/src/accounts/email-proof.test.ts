import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mailNeeds, reachesUnproven } from '../mail/mail-needs.ts'
import { mailTemplates } from '../mail/mail-templates.ts'
import { decideUnprovenOrder, unprovenOrdersPerDay } from './email-proof.ts'

// one in the afternoon in Chicago
const now = new Date('2027-03-10T19:00:00Z')
const timeZone = 'America/Chicago'
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
const decide = (placedAt: Date[], isEmailProven = false) =>
  decideUnprovenOrder({ isEmailProven, placedAt, now, timeZone })

describe('an account whose email nobody has proven', () => {
  test('places three orders on a day, and not a fourth', () => {
    expect(decide([])).toEqual({ ok: true })
    expect(decide([hoursAgo(1), hoursAgo(2)])).toEqual({ ok: true })
    expect(decide([hoursAgo(1), hoursAgo(2), hoursAgo(3)])).toEqual({
      ok: false,
      code: 'email-unproven',
      facts: { perDay: 3 },
    })
  })

  test('begins anew with the day of the shop, not with that of UTC', () => {
    const midnight = 13
    const today = [hoursAgo(1), hoursAgo(12), hoursAgo(midnight)]
    expect(decide(today).ok).toBe(false)
    expect(decide([hoursAgo(1), hoursAgo(12), new Date(hoursAgo(midnight).getTime() - 1)])).toEqual({
      ok: true,
    })
  })

  test('is held by nothing else', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(72), { maxLength: 12 }), fc.boolean(), (hours, isEmailProven) => {
        const ofToday = hours.filter((hour) => hour <= 13).length
        const isAllowed = isEmailProven || ofToday < unprovenOrdersPerDay
        expect(decide(hours.map(hoursAgo), isEmailProven).ok).toBe(isAllowed)
      }),
    )
  })
})

describe('the address of such an account', () => {
  test('gets what an order needs, what gives access, and answers', () => {
    for (const template of mailTemplates) {
      expect(reachesUnproven(template)).toBe(['order', 'access', 'answer'].includes(mailNeeds[template]))
    }
  })

  test.each(['review-request', 'newsletter-welcome', 'commission-earned', 'payout-requested'] as const)(
    'gets no %s',
    (template) => expect(reachesUnproven(template)).toBe(false),
  )

  test.each([
    'order-received',
    'pickup-tomorrow',
    'quote-written',
    'account-opened',
    'password-reset',
    'email-confirm',
    'contact-answer',
  ] as const)('gets its %s', (template) => expect(reachesUnproven(template)).toBe(true))
})
