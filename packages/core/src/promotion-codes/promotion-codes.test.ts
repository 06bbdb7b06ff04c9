import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PromotionCodeDraft } from '../contract/promotion-codes/promotion-code-input.ts'
import {
  emptyPromotionCodeDraft,
  promotionCodeDraftInput,
} from '../contract/promotion-codes/promotion-code-input.ts'
import { codeChangeMessage, promotionCodeMessage } from '../copy/promotion-codes/promotion-code-words.ts'
import * as promotionCodesCopy from '../copy/promotion-codes/sentences.ts'
import { addDays, calendarDate } from '../dates/calendar-date.ts'
import { isReferralCode, referralCodeFrom } from '../referrals/referral-code.ts'
import { decideCodeChange } from './decide-code-change.ts'
import { decideCode, type PromotionCodeTerms } from './decide-code.ts'
import { mergePromotionCodes, promotionCodeChanges } from './promotion-code-changes.ts'
import { promotionCodeState } from './promotion-code-state.ts'
import { isPromotionCode, normalizePromotionCode, promotionLink } from './promotion-code.ts'

const today = calendarDate('2026-11-24')

const summer: PromotionCodeTerms = {
  firstDay: today,
  lastDay: today,
  mostUses: 50,
  uses: 49,
  isFirstOrderOnly: false,
  isOff: false,
  productIds: [],
}

const decide = (changes: Partial<PromotionCodeTerms>, isFirstOrder = true) =>
  decideCode({ code: { ...summer, ...changes }, guest: { isFirstOrder }, cart: ['pan'], today })

test('a code is taken on its first and its last day, and for its last use', () => {
  expect(decide({})).toEqual({ ok: true })
})

test.each([
  ['is switched off', { isOff: true }, promotionCodesCopy.promotionCodeUnknown],
  ['begins tomorrow', { firstDay: addDays(today, 1), lastDay: null }, 'This code is valid from Wed, Nov 25'],
  [
    'ended yesterday',
    { firstDay: addDays(today, -9), lastDay: addDays(today, -1) },
    'This code was valid until Mon, Nov 23',
  ],
  ['has no use left', { uses: 50 }, promotionCodesCopy.promotionCodeUsedUp],
  ['is for something else', { productIds: ['kettle'] }, promotionCodesCopy.promotionCodeNothingInCart],
])('a code that %s is refused with its sentence', (_case, changes, message) => {
  const decision = decide(changes)
  expect(decision.ok ? null : promotionCodeMessage(decision)).toBe(message)
})

test('a code that is switched off answers as one that nobody ever made', () => {
  const unknown = decideCode({ code: null, guest: null, cart: null, today })
  expect(decide({ isOff: true, uses: 50 })).toEqual(unknown)
})

test('a code for first orders is for first orders, and before sign-in for now', () => {
  const code = { ...summer, isFirstOrderOnly: true }
  expect(decide(code, true)).toEqual({ ok: true })
  expect(decide(code, false)).toMatchObject({ code: 'not-first-order' })
  expect(decideCode({ code, guest: null, cart: ['pan'], today })).toEqual({ ok: true })
})

test('a code for some products needs one of them, and none where nobody looks at a cart', () => {
  const code = { ...summer, productIds: ['kettle', 'pan'] }
  expect(decide(code)).toEqual({ ok: true })
  expect(decideCode({ code, guest: null, cart: [], today })).toMatchObject({ code: 'nothing-in-cart' })
  expect(decideCode({ code, guest: null, cart: null, today })).toEqual({ ok: true })
})

test('a code without end and without a most is never over and never used up', () => {
  fc.assert(
    fc.property(fc.nat(10_000), fc.nat(1_000_000), (days, uses) => {
      const code = { ...summer, lastDay: null, mostUses: null, uses }
      expect(decideCode({ code, guest: null, cart: null, today: addDays(today, days) }).ok).toBe(true)
    }),
  )
})

test('whoever may use a code reads that it is running, and nobody may use another', () => {
  const day = fc.integer({ min: -3, max: 3 }).map((days) => addDays(today, days))
  const terms = fc.record({
    firstDay: day,
    lastDay: fc.option(day),
    mostUses: fc.option(fc.integer({ min: 1, max: 3 })),
    uses: fc.integer({ min: 0, max: 3 }),
    isOff: fc.boolean(),
  })
  fc.assert(
    fc.property(terms, (some) => {
      const code = { ...summer, ...some }
      const isRunning = promotionCodeState(code, today) === 'running'
      expect(decideCode({ code, guest: null, cart: null, today }).ok).toBe(isRunning)
    }),
  )
})

test.each([
  [{ isOff: true, uses: 50 }, 'off'],
  [{ firstDay: addDays(today, -9), lastDay: addDays(today, -1), uses: 50 }, 'over'],
  [{ uses: 50, firstDay: addDays(today, 1), lastDay: null }, 'used-up'],
  [{ firstDay: addDays(today, 1), lastDay: null }, 'coming'],
  [{}, 'running'],
] as const)('a code %j is %s', (changes, state) => {
  expect(promotionCodeState({ ...summer, ...changes }, today)).toBe(state)
})

test('no text is both a host’s code and a promotion code', () => {
  expect(isPromotionCode('SUMMER26')).toBe(false)
  expect(isReferralCode('SUMMER26')).toBe(true)
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 8, maxLength: 8 }), (bytes) => {
      expect(isPromotionCode(referralCodeFrom(bytes))).toBe(false)
    }),
  )
})

test.each(['SUMMER', 'SUMMER-26', 'WELCOME10', 'FREEBIE0', 'ABC', 'A-B-C', 'X'.repeat(24)])(
  '%s can be a promotion code',
  (text) => expect(isPromotionCode(text)).toBe(true),
)

test.each(['', 'AB', 'summer', 'SUM MER', '-SUMMER', 'SUMMER-', 'A--B', 'SÜMMER', 'X'.repeat(25), 'ABC\n'])(
  '%j cannot',
  (text) => expect(isPromotionCode(text)).toBe(false),
)

test('what is typed is the code in capitals, and its link opens the shop with it', () => {
  expect(normalizePromotionCode(' summer-26 ')).toBe('SUMMER-26')
  expect(promotionLink('https://trivet.example', 'SUMMER')).toBe('https://trivet.example/?code=SUMMER')
})

const draft: PromotionCodeDraft = { ...emptyPromotionCodeDraft(today), code: 'SUMMER' }

const messageOf = (changes: object) =>
  promotionCodeDraftInput.safeParse({ ...draft, ...changes }).error?.issues[0]?.message

test.each([
  [{ code: 'ab' }, promotionCodesCopy.codeForm],
  [{ code: 'summer26' }, promotionCodesCopy.codeOfHosts],
  [{ worth: 0 }, promotionCodesCopy.percentInvalid],
  [{ worth: 100.01 }, promotionCodesCopy.percentInvalid],
  [{ worth: 12.345 }, promotionCodesCopy.percentInvalid],
  [{ worthIn: 'amount', worth: 1000.01 }, promotionCodesCopy.amountInvalid],
  [{ worthIn: 'amount', worth: -1 }, promotionCodesCopy.amountInvalid],
  [{ lastDay: addDays(today, -1) }, promotionCodesCopy.lastDayBeforeFirst],
  [{ mostUses: 0 }, promotionCodesCopy.mostUsesInvalid],
  [{ mostUses: 1.5 }, promotionCodesCopy.mostUsesInvalid],
  [{ products: ['pan', 'pan'] }, 'pan is listed twice'],
])('a draft with %j is refused', (changes, message) => {
  expect(messageOf(changes)).toBe(message)
})

test.each([
  { worth: 100 },
  { worth: 12.5 },
  { worthIn: 'amount', worth: 1000 },
  { lastDay: today },
  { mostUses: 1 },
])('a draft with %j is taken', (changes) => expect(messageOf(changes)).toBeUndefined())

test('a change of percent to amount is one change, in words', () => {
  const after = {
    ...draft,
    worthIn: 'amount' as const,
    products: ['pan'],
    lastDay: today,
    isFirstOrderOnly: true,
  }
  expect(promotionCodeChanges(draft, { ...after, mostUses: 5, note: 'Flyer' })).toEqual([
    { field: 'worth', label: 'Takes off', from: '10%', to: '$10.00' },
    { field: 'lastDay', label: 'Last day', from: 'none', to: '2026-11-24' },
    { field: 'mostUses', label: 'Most uses', from: 'any', to: '5' },
    { field: 'isFirstOrderOnly', label: 'First orders only', from: 'no', to: 'yes' },
    { field: 'products', label: 'Products', from: 'everything', to: 'pan' },
    { field: 'note', label: 'Note', from: '', to: 'Flyer' },
  ])
  expect(promotionCodeChanges(draft, draft)).toEqual([])
})

test('two edits of different things come together, and of the same thing mine stays', () => {
  const mine = { ...draft, worthIn: 'amount' as const, note: 'Mine' }
  const theirs = { ...draft, mostUses: 9, note: 'Theirs' }
  expect(mergePromotionCodes(draft, mine, theirs)).toEqual({ ...mine, mostUses: 9 })
  expect(mergePromotionCodes(draft, draft, mine)).toEqual(mine)
})

test.each(['firstDay', 'lastDay', 'mostUses', 'note'] as const)('%s may change once it was used', (field) => {
  const facts = { changed: [field], wasUsed: true, uses: 3, mostUses: 3 }
  expect(decideCodeChange(facts)).toEqual({ ok: true })
})

test.each(['code', 'worth', 'isFirstOrderOnly', 'products'] as const)(
  '%s stays once it was used, and may change before',
  (field) => {
    const facts = { changed: ['note' as const, field], wasUsed: true, uses: 0, mostUses: null }
    const decision = decideCodeChange(facts)
    expect(decision).toMatchObject({ code: 'used-already', facts: { field } })
    expect(decision.ok ? null : codeChangeMessage(decision)).toMatch(/stays as it is/)
    expect(decideCodeChange({ ...facts, wasUsed: false })).toEqual({ ok: true })
  },
)

test('the most uses are never fewer than there are', () => {
  const facts = { changed: ['mostUses' as const], wasUsed: true, uses: 3, mostUses: 2 }
  const decision = decideCodeChange(facts)
  expect(decision.ok ? null : codeChangeMessage(decision)).toBe('It has been used 3 times already')
  expect(decideCodeChange({ ...facts, mostUses: null })).toEqual({ ok: true })
})
