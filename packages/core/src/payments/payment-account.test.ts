import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  applyPaymentEvent,
  emptyPaymentAccount,
  foldPaymentEvents,
  type PaymentEvent,
  type PaymentNotice,
} from './payment-account.ts'

const reference = 'pi_1'

const notice: fc.Arbitrary<PaymentNotice> = fc.oneof(
  fc.record({
    kind: fc.constant('paid' as const),
    amountCents: fc.constantFrom(9078, 9078, 5000),
    currency: fc.constantFrom('USD', 'EUR'),
  }),
  fc.record({
    kind: fc.constant('failed' as const),
    reason: fc.constantFrom('declined', 'insufficient-funds'),
  }),
  fc.record({
    kind: fc.constant('refund' as const),
    refundId: fc.constantFrom('re_1', 're_2'),
    ourId: fc.constantFrom(null, 'a'.repeat(24)),
    amountCents: fc.integer({ min: 1, max: 9078 }),
    state: fc.constantFrom('pending', 'succeeded', 'failed'),
  }),
  fc.record({ kind: fc.constant('dispute' as const), state: fc.constantFrom('open', 'won', 'lost') }),
)

const events: fc.Arbitrary<PaymentEvent[]> = fc
  .array(fc.record({ orderId: fc.constantFrom(null, 'b'.repeat(24)), change: fc.constant(null), notice }), {
    maxLength: 8,
  })
  .map((told) => told.map((one, index) => ({ id: `evt_${index}`, reference, ...one })))

describe('what is known about a charge', () => {
  test('is the same whatever way 2,000 sequences of messages come: shuffled, doubled and late', () => {
    const sequences = events.chain((told) =>
      fc.record({
        told: fc.constant(told),
        // every message at least once, some again, in any order
        came: fc
          .array(fc.nat({ max: Math.max(told.length - 1, 0) }), { maxLength: 8 })
          .chain((again) =>
            fc.shuffledSubarray([...told.keys(), ...again], { minLength: told.length + again.length }),
          )
          .map((sequence) => sequence.flatMap((index) => told[index] ?? [])),
      }),
    )
    fc.assert(
      fc.property(sequences, ({ told, came }) => {
        const inTurn = came.reduce(applyPaymentEvent, emptyPaymentAccount)
        expect(inTurn).toEqual(foldPaymentEvents(told))
      }),
      { numRuns: 2000 },
    )
  })

  test.each([
    ['a refund that failed after it had succeeded', ['succeeded', 'failed'], 'failed'],
    ['the same, told the other way round', ['failed', 'succeeded'], 'failed'],
    ['a refund that was under way', ['succeeded', 'pending'], 'succeeded'],
  ] as const)('keeps the last word on %s', (_case, states, state) => {
    const told = states.map((one, index): PaymentEvent => {
      const refund = { kind: 'refund', refundId: 're_1', ourId: null, amountCents: 500, state: one } as const
      return { id: `evt_${index}`, reference, orderId: null, change: null, notice: refund }
    })
    expect(foldPaymentEvents(told).refunds['re_1']?.state).toBe(state)
  })

  test('does not forget that it was paid when a refusal is told later', () => {
    const paid: PaymentNotice = { kind: 'paid', amountCents: 9078, currency: 'USD' }
    const told = [paid, { kind: 'failed', reason: 'declined' } as const].map((one, index): PaymentEvent => ({
      id: `evt_${index}`,
      reference,
      orderId: null,
      change: null,
      notice: one,
    }))
    expect(foldPaymentEvents(told).paid).toEqual({ amountCents: 9078, currency: 'USD' })
  })

  const foldNotices = (...told: (PaymentNotice & { orderId?: string })[]) =>
    foldPaymentEvents(
      told.map(({ orderId = null, ...one }, index) => ({
        id: `evt_${index}`,
        reference,
        orderId,
        change: null,
        notice: one,
      })),
    )

  test.each([
    ['open', 'won', 'won'],
    ['open', 'lost', 'lost'],
    ['won', 'lost', 'lost'],
  ] as const)('of a dispute that is %s and then %s is %s, in either order', (first, second, state) => {
    const [one, other] = [
      { kind: 'dispute', state: first } as const,
      { kind: 'dispute', state: second } as const,
    ]
    expect([
      foldNotices(one).dispute,
      foldNotices(one, other).dispute,
      foldNotices(other, one).dispute,
    ]).toEqual([first, state, state])
  })

  test('is the larger amount of two, paid or refunded, and the order that any message named', () => {
    const paid = (amountCents: number) => ({ kind: 'paid', amountCents, currency: 'USD' }) as const
    const refund = (amountCents: number) =>
      ({ kind: 'refund', refundId: 're_1', ourId: null, amountCents, state: 'succeeded' }) as const
    const account = foldNotices(
      paid(5000),
      { ...paid(9078), orderId: 'order' },
      paid(700),
      refund(100),
      refund(50),
    )
    expect(account).toMatchObject({
      orderId: 'order',
      paid: { amountCents: 9078 },
      refunds: { re_1: { amountCents: 100 } },
    })
  })
})
