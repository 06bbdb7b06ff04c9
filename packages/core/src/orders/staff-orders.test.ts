import fc from 'fast-check'
import * as generalCopy from '../copy/general/sentences.ts'
import * as ordersCopy from '../copy/orders/sentences.ts'
import { expect, test } from 'vitest'
import type * as z from 'zod'

import { decideRefund, refundParts, settledRefund } from './refund-rules.ts'
import { statusChangeInput, refundOrderInput } from '../contract/orders/staff-order-input.ts'

const refusal = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message

test.each([
  [{ paidCents: 9078, refundedCents: 0, amountCents: null }, 9078],
  [{ paidCents: 9078, refundedCents: 1000, amountCents: null }, 8078],
  [{ paidCents: 9078, refundedCents: 1000, amountCents: 8078 }, 8078],
  [{ paidCents: 9078, refundedCents: 0, amountCents: 1 }, 1],
])('of %o comes back %i', (facts, amountCents) => {
  expect(decideRefund(facts)).toEqual({ ok: true, amountCents })
})

test.each([
  ['an order nobody paid', { paidCents: 0, refundedCents: 0, amountCents: null }, 'not-paid', 0],
  ['what has come back', { paidCents: 500, refundedCents: 500, amountCents: 1 }, 'nothing-left', 0],
  ['a cent too much', { paidCents: 500, refundedCents: 200, amountCents: 301 }, 'too-large', 300],
] as const)('nothing comes back of %s', (_case, facts, code, leftCents) => {
  expect(decideRefund(facts)).toEqual({ ok: false, code, facts: { leftCents } })
})

test.each([-5, 0, 0.5, Number.NaN])('a refund of %d cents is none', (amountCents) => {
  expect(() => decideRefund({ paidCents: 100, refundedCents: 0, amountCents })).toThrow(RangeError)
})

test('never more comes back than was paid, whatever is asked', () => {
  const requests = fc.array(fc.option(fc.integer({ min: 1, max: 5000 })), { maxLength: 20 })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9000 }), requests, (paidCents, amounts) => {
      let refundedCents = 0
      for (const amountCents of amounts) {
        const decision = decideRefund({ paidCents, refundedCents, amountCents })
        if (decision.ok) refundedCents += decision.amountCents
      }
      expect(refundedCents).toBeLessThanOrEqual(paidCents)
    }),
  )
})

test.each([
  ['what staff said', { plannedCents: 500, paidCents: 900, refundedCents: 0 }, 500],
  ['what is left of it', { plannedCents: 500, paidCents: 900, refundedCents: 401 }, 499],
  ['nothing where all came back meanwhile', { plannedCents: 500, paidCents: 900, refundedCents: 900 }, 0],
  ['nothing where nothing was promised', { plannedCents: 0, paidCents: 900, refundedCents: 0 }, 0],
])('a cancellation pays back %s', (_case, facts, cents) => {
  expect(settledRefund(facts)).toBe(cents)
})

test('a step names a status; what comes back is said in dollars and cents', () => {
  expect(statusChangeInput.parse({ status: 'cancelled', refundAmount: 12.34 })).toEqual({
    status: 'cancelled',
    note: '',
    refundAmount: 1234,
  })
  expect(statusChangeInput.parse({ status: 'cancelled', refundAmount: 0 }).refundAmount).toBe(0)
})

test.each([
  ['a status we do not know', { status: 'lost' }, generalCopy.invalidStatus],
  ['a refund of what goes on', { status: 'packed', refundAmount: 1 }, ordersCopy.refundAmountInvalid],
  ['a fraction of a cent', { status: 'cancelled', refundAmount: 0.001 }, ordersCopy.refundAmountInvalid],
  ['a negative refund', { status: 'cancelled', refundAmount: -1 }, ordersCopy.refundAmountInvalid],
])('a step cannot have %s', (_case, body, message) => {
  expect(refusal(statusChangeInput, body)).toBe(message)
})

test.each([
  ['no reason', { amount: 1 }, ordersCopy.refundReasonRequired],
  ['nothing', { amount: 0, reason: 'x' }, ordersCopy.refundAmountInvalid],
  ['an amount in words', { amount: '5', reason: 'x' }, ordersCopy.refundAmountInvalid],
])('a refund cannot be of %s', (_case, body, message) => {
  expect(refusal(refundOrderInput, body)).toBe(message)
})

test('a refund comes from the charges it was paid with, oldest first', () => {
  const charges = [
    { reference: 'first', amountCents: 9078 },
    { reference: 'extension', amountCents: 3225 },
  ]
  const parts = (refundedBeforeCents: number, amountCents: number) =>
    refundParts({ charges, refundedBeforeCents, amountCents }).map((one) => [one.reference, one.amountCents])
  expect(parts(0, 1000)).toEqual([['first', 1000]])
  expect(parts(1000, 11_303)).toEqual([
    ['first', 8078],
    ['extension', 3225],
  ])
  expect(parts(9078, 25)).toEqual([['extension', 25]])
})

test('however often something comes back, no charge gives back more than was charged', () => {
  const amounts = fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(amounts, amounts, (charged, refunds) => {
      const charges = charged.map((amountCents, index) => ({ reference: String(index), amountCents }))
      const left = new Map(charges.map(({ reference, amountCents }) => [reference, amountCents]))
      let refundedBeforeCents = 0
      for (const request of refunds) {
        const paidCents = charged.reduce((sum, one) => sum + one, 0)
        const amountCents = Math.min(request, paidCents - refundedBeforeCents)
        const parts = refundParts({ charges, refundedBeforeCents, amountCents })
        expect(parts.reduce((sum, part) => sum + part.amountCents, 0)).toBe(amountCents)
        for (const part of parts) left.set(part.reference, left.get(part.reference)! - part.amountCents)
        refundedBeforeCents += amountCents
      }
      for (const cents of left.values()) expect(cents).toBeGreaterThanOrEqual(0)
    }),
  )
})
