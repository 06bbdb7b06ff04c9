import fc from 'fast-check'
import * as accountsCopy from '../copy/accounts/sentences.ts'
import * as generalCopy from '../copy/general/sentences.ts'
import * as paymentsCopy from '../copy/payments/sentences.ts'
import * as referralsCopy from '../copy/referrals/sentences.ts'
import * as signInCopy from '../copy/sign-in/sentences.ts'
import { describe, expect, test } from 'vitest'
import type * as z from 'zod'
import { calendarDate } from '../dates/calendar-date.ts'

import { commissionOf, commissionToTakeBack } from './commission.ts'
import { monthlyEarnings, monthsUntil } from './monthly-earnings.ts'
import { payoutDetailsInput } from '../contract/referrals/payout-details-input.ts'
import {
  decidePayoutRequest,
  isRoutingNumber,
  maskedDestination,
  noPayoutDetails,
  decidePayoutProcess,
  redirectsPayout,
} from './payout-rules.ts'
import { isReferralCode, normalizeReferralCode, referralCodeFrom, referralLink } from './referral-code.ts'
import {
  optionalReferralCode,
  payoutRequestInput,
  processPayoutInput,
  validateReferralInput,
} from '../contract/referrals/referral-input.ts'
import { decideReferral } from './referral-rules.ts'
import { referralMessage } from '../copy/referrals/referral-words.ts'

const refusal = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message

const now = new Date('2026-12-01T12:00:00Z')
const welcome = {
  code: { hostId: 'host', expiresAt: new Date('2027-06-01T00:00:00Z'), isWithdrawn: false },
  guest: { userId: 'ana', isFirstOrder: true },
  now,
}

describe('a code', () => {
  test('takes 10% off a first order', () => {
    expect(decideReferral(welcome)).toEqual({ ok: true, discountBasisPoints: 1000, note: null })
  })

  test.each([
    ['nobody has', { code: null }, 'unknown-code', referralsCopy.referralInvalid],
    ['is over this very moment', { now: welcome.code.expiresAt }, 'expired', referralsCopy.referralInvalid],
    [
      'was withdrawn',
      { code: { ...welcome.code, isWithdrawn: true } },
      'withdrawn',
      referralsCopy.referralInvalid,
    ],
    [
      'is her own',
      { guest: { userId: 'host', isFirstOrder: true } },
      'own-code',
      referralsCopy.referralOwnCode,
    ],
  ] as const)('that %s is refused', (_case, change, code, message) => {
    const decision = decideReferral({ ...welcome, ...change })
    expect(decision).toEqual({ ok: false, code, facts: {} })
    expect(referralMessage(decision)).toBe(message)
  })

  test('is good until the last moment before it ends', () => {
    const last = new Date(welcome.code.expiresAt.getTime() - 1)
    expect(decideReferral({ ...welcome, now: last }).ok).toBe(true)
  })

  test('is accepted for now from somebody who has not signed in', () => {
    const decision = decideReferral({ ...welcome, guest: null })
    expect(decision).toEqual({ ok: true, discountBasisPoints: 1000, note: 'not-signed-in' })
    expect(referralMessage(decision)).toBeNull()
  })

  test('gives nothing on a later order, and its host is credited all the same', () => {
    const decision = decideReferral({ ...welcome, guest: { userId: 'ana', isFirstOrder: false } })
    expect(decision).toEqual({ ok: true, discountBasisPoints: 0, note: 'not-first-order' })
    expect(referralMessage(decision)).toBe(referralsCopy.referralFirstOrderOnly)
  })

  test('on a later order of its host is still her own', () => {
    const decision = decideReferral({ ...welcome, guest: { userId: 'host', isFirstOrder: false } })
    expect(decision).toEqual({ ok: false, code: 'own-code', facts: {} })
  })

  test('is eight characters nobody takes for another, from any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 8, maxLength: 8 }), (bytes) => {
        const code = referralCodeFrom(bytes)
        expect(isReferralCode(code)).toBe(true)
        expect(code).not.toMatch(/[IO01]/)
      }),
    )
    expect(() => referralCodeFrom(new Uint8Array(7))).toThrow(RangeError)
  })

  test('may be typed in any letter case and with blanks around it', () => {
    expect(normalizeReferralCode('  kitch2nq ')).toBe('KITCH2NQ')
    expect(optionalReferralCode.parse(' kitch2nq')).toBe('KITCH2NQ')
  })

  test.each(['', 'KITCH2N', 'KITCH2NQQ', 'KITCHEN0', 'KITCH-NQ', 'ＫITCH2NQ'])('is not %j', (text) => {
    expect(isReferralCode(text)).toBe(false)
  })

  test('that is left out, null or blank is none', () => {
    expect([undefined, null, '  '].map((code) => optionalReferralCode.parse(code))).toEqual([
      null,
      null,
      null,
    ])
  })

  test('is shared as a link of our own', () => {
    expect(referralLink('https://trivet.test', 'KITCH2NQ')).toBe('https://trivet.test/?ref=KITCH2NQ')
  })

  test('must be a text', () => {
    expect(refusal(validateReferralInput, { code: { not: '' } })).toBe(referralsCopy.referralInvalid)
    expect(refusal(validateReferralInput, {})).toBe(referralsCopy.referralInvalid)
    expect(validateReferralInput.parse({ code: '' })).toEqual({ code: '' })
  })
})

describe('a commission', () => {
  test.each([
    [30, 0, 5],
    [7000, 700, 945],
    [4900, 490, 662],
    [0, 0, 0],
    [100, 500, 0],
  ])('of a rental for %i less %i is %i', (rentalCostCents, discountCents, expected) => {
    expect(commissionOf({ rentalCostCents, discountCents })).toBe(expected)
  })

  test('is taken back by its share: half of the money, half of the commission', () => {
    const facts = { commissionCents: 945, paidCents: 9000, takenBackCents: 0 }
    expect(commissionToTakeBack({ ...facts, refundedCents: 4500 })).toBe(473)
    expect(commissionToTakeBack({ ...facts, refundedCents: 9000, takenBackCents: 473 })).toBe(472)
    expect(commissionToTakeBack({ ...facts, refundedCents: 0 })).toBe(0)
    expect(commissionToTakeBack({ ...facts, paidCents: 0, refundedCents: 0 })).toBe(0)
  })

  test('stays whole while no more comes back than later changes of the order added', () => {
    const facts = { commissionCents: 945, paidCents: 12_000, addedCents: 3000, takenBackCents: 0 }
    expect(commissionToTakeBack({ ...facts, refundedCents: 3000 })).toBe(0)
    expect(commissionToTakeBack({ ...facts, refundedCents: 7500 })).toBe(473)
    expect(commissionToTakeBack({ ...facts, refundedCents: 12_000 })).toBe(945)
  })

  test('stays whole while staff give something for what went wrong, by a row in the price', () => {
    const facts = { commissionCents: 945, paidCents: 12_000, byRowsCents: 3000, takenBackCents: 0 }
    expect(commissionToTakeBack({ ...facts, refundedCents: 3000 })).toBe(0)
    expect(commissionToTakeBack({ ...facts, refundedCents: 7500 })).toBe(473)
    expect(commissionToTakeBack({ ...facts, refundedCents: 12_000 })).toBe(945)
  })

  test('never gives a host anything back, when more was taken than this refund asks for', () => {
    const facts = { commissionCents: 945, paidCents: 9000, takenBackCents: 600 }
    expect(commissionToTakeBack({ ...facts, refundedCents: 4500 })).toBe(0)
  })

  test('takes back the whole, and no more, of an order of which more is refunded than was paid', () => {
    const facts = { commissionCents: 945, paidCents: 9000, takenBackCents: 0 }
    expect(commissionToTakeBack({ ...facts, refundedCents: 9001 })).toBe(945)
  })

  test('is gone exactly when everything is refunded, however many refunds it took', () => {
    const parts = fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(parts, fc.integer({ min: 0, max: 50_000 }), (refunds, commissionCents) => {
        const paidCents = refunds.reduce((sum, part) => sum + part, 0)
        let refundedCents = 0
        let takenBackCents = 0
        for (const part of refunds) {
          refundedCents += part
          const taken = commissionToTakeBack({ commissionCents, paidCents, refundedCents, takenBackCents })
          takenBackCents += taken
          const exact = (commissionCents * refundedCents) / paidCents
          expect(Math.abs(takenBackCents - exact)).toBeLessThanOrEqual(0.5)
        }
        expect(takenBackCents).toBe(commissionCents)
      }),
    )
  })
})

describe('new payment details', () => {
  const bank = { accountHolder: 'Noor', routingNumber: '021000021', accountNumber: '000123456789' }
  const present = { paypalEmail: 'noor@example.com', bank }

  test.each([
    ['paypal', { ...present, paypalEmail: 'else@example.com' }, true],
    ['paypal', { ...present, paypalEmail: null }, true],
    ['paypal', { ...present, bank: null }, false],
    ['bankTransfer', { ...present, bank: { ...bank, accountNumber: '666666' } }, true],
    ['bankTransfer', { ...present, bank: { ...bank, routingNumber: '121000248' } }, true],
    ['bankTransfer', { ...present, bank: { ...bank, accountHolder: 'Else' } }, true],
    ['bankTransfer', { ...present, bank: null }, true],
    ['bankTransfer', { ...present, bank: { ...bank } }, false],
    ['bankTransfer', { ...present, paypalEmail: null }, false],
    ['creditToAccount', { paypalEmail: null, bank: null }, false],
  ] as const)('send a waiting payout by %s elsewhere: case %#', (method, next, expected) => {
    expect(redirectsPayout(method, { present, next })).toBe(expected)
  })

  test('are welcome where a waiting payout has nowhere to go', () => {
    expect(redirectsPayout('paypal', { present: { paypalEmail: null, bank }, next: present })).toBe(false)
  })
})

describe('a payout', () => {
  const ready = {
    isEmailProven: true,
    availableCents: 4200,
    hasPendingPayout: false,
    method: 'creditToAccount',
    details: noPayoutDetails,
  } as const
  const bank = { accountHolder: 'Noor Lindqvist', routingNumber: '021000021', accountNumber: '000123456789' }

  test('is the whole of what is available', () => {
    expect(decidePayoutRequest(ready)).toEqual({ ok: true, amountCents: 4200 })
  })

  test.each([
    ['while nobody has proven the email', { isEmailProven: false, availableCents: 0 }, 'email-unproven'],
    ['while another one waits', { hasPendingPayout: true, availableCents: 0 }, 'already-pending'],
    ['of nothing', { availableCents: 0 }, 'nothing-available'],
    ['of a debt', { availableCents: -300 }, 'nothing-available'],
    ['by PayPal without an address', { method: 'paypal' }, 'details-missing'],
    ['to a bank we do not know', { method: 'bankTransfer' }, 'details-missing'],
  ] as const)('is refused %s', (_case, change, code) => {
    expect(decidePayoutRequest({ ...ready, ...change })).toEqual({ ok: false, code, facts: {} })
  })

  test.each(['paypal', 'bankTransfer'] as const)('by %s goes where the profile says', (method) => {
    const details = { paypalEmail: 'noor@example.com', bank }
    expect(decidePayoutRequest({ ...ready, method, details }).ok).toBe(true)
  })

  test('is decided once, and never by the host it is for', () => {
    const open = { status: 'pending', hostId: 'host', actorId: 'staff', amountCents: 945 } as const
    expect(decidePayoutProcess(open)).toEqual({ ok: true })
    const refused = (code: string) => ({ ok: false, code, facts: {} })
    expect(decidePayoutProcess({ ...open, status: 'processed' })).toEqual(refused('already-processed'))
    expect(decidePayoutProcess({ ...open, status: 'failed' })).toEqual(refused('already-processed'))
    expect(decidePayoutProcess({ ...open, actorId: 'host' })).toEqual(refused('own-payout'))
  })

  test('names its destination without giving it away', () => {
    const details = { paypalEmail: 'noor@example.com', bank }
    expect(maskedDestination('creditToAccount', details)).toBe('Credit to account')
    expect(maskedDestination('paypal', details)).toBe('PayPal n•••@example.com')
    expect(maskedDestination('bankTransfer', details)).toBe('Bank account ••••6789')
    expect(maskedDestination('paypal', { ...details, paypalEmail: 'n@example.com' })).toBe(
      'PayPal n•••@example.com',
    )
    expect(maskedDestination('paypal', noPayoutDetails)).toBe('PayPal •••')
    expect(maskedDestination('bankTransfer', noPayoutDetails)).toBe('Bank account ••••')
  })

  test('is asked for by one of three methods; the account credit unless another is named', () => {
    expect(payoutRequestInput.parse({ amount: 9 })).toEqual({ paymentMethod: 'creditToAccount' })
    expect(refusal(payoutRequestInput, { paymentMethod: 'cash' })).toBe(paymentsCopy.invalidPaymentMethod)
  })

  test.each([
    ['an undecided status', { status: 'pending' }, generalCopy.invalidStatus],
    ['no status', {}, generalCopy.invalidStatus],
    ['notes without end', { status: 'failed', notes: 'x'.repeat(1001) }, generalCopy.textTooLong(1000)],
    [
      'a transaction id without end',
      { status: 'failed', transactionId: 'x'.repeat(101) },
      generalCopy.textTooLong(100),
    ],
  ])('is not decided with %s', (_case, body, message) => {
    expect(refusal(processPayoutInput, body)).toBe(message)
  })

  test.each([
    ['021000021', true],
    ['121000248', true],
    ['021000022', false],
    ['000000000', false],
    ['02100002', false],
    ['0210000210', false],
    ['02100002a', false],
  ])('to the bank with routing number %s: %s', (text, isOne) => {
    expect(isRoutingNumber(text)).toBe(isOne)
  })

  test('needs numbers a bank could have, written in groups or not, and whoever says who they are', () => {
    const typed = { ...bank, routingNumber: '0210 0002 1', accountNumber: '0001-2345-6789' }
    const currentPassword = 'a pan for every week'
    expect(payoutDetailsInput.parse({ bank: typed, currentPassword })).toEqual({ bank, currentPassword })
    const wrong = (change: object) => refusal(payoutDetailsInput, { bank: { ...bank, ...change } })
    expect(wrong({ routingNumber: '123456789' })).toBe(referralsCopy.routingNumberInvalid)
    expect(wrong({ accountNumber: '123' })).toBe(referralsCopy.accountNumberInvalid)
    expect(wrong({ accountHolder: ' ' })).toBe(generalCopy.fillRequiredFields)
    expect(refusal(payoutDetailsInput, { paypalEmail: 'noor@' })).toBe(accountsCopy.emailInvalid)
    expect(refusal(payoutDetailsInput, { paypalEmail: null })).toBe(signInCopy.passwordRequired)
  })
})

describe('the chart', () => {
  test('has twelve months that end with this one, over the turn of the year', () => {
    const months = monthsUntil(calendarDate('2026-02-28'))
    expect(months).toHaveLength(12)
    expect([months[0], months[9], months[10], months[11]]).toEqual([
      '2025-03',
      '2025-12',
      '2026-01',
      '2026-02',
    ])
  })

  test('adds up what belongs to one month and leaves older months out', () => {
    const earned = [
      { month: '2026-12', cents: 900 },
      { month: '2026-12', cents: -400 },
      { month: '2026-11', cents: 50 },
      { month: '2025-12', cents: 7 },
    ]
    const bars = monthlyEarnings(earned, calendarDate('2026-12-01'))
    expect(bars.slice(-2)).toEqual([
      { month: '2026-11', cents: 50 },
      { month: '2026-12', cents: 500 },
    ])
    expect(bars.slice(0, -2).every(({ cents }) => cents === 0)).toBe(true)
  })
})
