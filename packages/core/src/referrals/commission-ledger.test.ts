import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decideCommissionReview } from './commission-review.ts'
import { commissionToTakeBack } from './commission.ts'
import { hostFigures, isLedgerEntry } from './commission-ledger.ts'
import type { LedgerEntry, CommissionState } from './commission-ledger.ts'
import { decidePayoutRequest, noPayoutDetails, decidePayoutProcess } from './payout-rules.ts'
import type { PayoutStatus } from './payout-rules.ts'

const entry = (from: CommissionState | null, to: CommissionState | null, cents: number): LedgerEntry => ({
  from,
  to,
  cents,
})

test('a commission is on its way, then available, requested and paid', () => {
  const entries = [entry(null, 'pending', 945), entry('pending', 'available', 945)]
  expect(hostFigures(entries)).toEqual({
    totalEarningsCents: 945,
    pendingCents: 0,
    heldCents: 0,
    pendingPayoutCents: 945,
    requestedCents: 0,
    totalPaidOutCents: 0,
  })
  entries.push(entry('available', 'requested', 945), entry('requested', 'paid', 945))
  expect(hostFigures(entries)).toMatchObject({ pendingPayoutCents: 0, totalPaidOutCents: 945 })
})

test('a refund after the payout is owed, and the next commission fills it first', () => {
  const entries = [
    entry(null, 'pending', 900),
    entry('pending', 'available', 900),
    entry('available', 'requested', 900),
    entry('requested', 'paid', 900),
    entry('available', null, 400),
  ]
  expect(hostFigures(entries)).toMatchObject({ totalEarningsCents: 500, pendingPayoutCents: -400 })
  entries.push(entry(null, 'pending', 1000), entry('pending', 'available', 1000))
  expect(hostFigures(entries)).toMatchObject({ totalEarningsCents: 1500, pendingPayoutCents: 600 })
})

test('what is held is earned, but neither on its way nor to be paid out, until it goes on or is taken back', () => {
  const entries = [entry(null, 'held', 900), entry('held', null, 300)]
  expect(hostFigures(entries)).toMatchObject({
    totalEarningsCents: 600,
    pendingCents: 0,
    heldCents: 600,
    pendingPayoutCents: 0,
  })
  entries.push(entry('held', 'available', 600))
  expect(hostFigures(entries)).toMatchObject({ heldCents: 0, pendingPayoutCents: 600 })
})

test.each([
  [null, 'available'],
  ['paid', 'available'],
  ['paid', null],
  ['requested', null],
  ['pending', 'requested'],
  ['held', 'requested'],
  ['available', 'held'],
  [null, null],
] as const)('nothing goes from %s to %s', (from, to) => {
  expect(isLedgerEntry(from, to)).toBe(false)
  expect(() => hostFigures([entry(from, to, 1)])).toThrow(RangeError)
})

type Order = {
  commission: number
  paid: number
  refunded: number
  takenBack: number
  isDone: boolean
  isHeld: boolean
}

const actions = fc.array(
  fc.oneof(
    fc.record({
      do: fc.constant('order'),
      cents: fc.integer({ min: 1, max: 100_000 }),
      isHeld: fc.boolean(),
    }),
    fc.record({ do: fc.constant('review'), pick: fc.nat(), isReleased: fc.boolean() }),
    fc.record({ do: fc.constant('complete'), pick: fc.nat() }),
    fc.record({ do: fc.constant('refund'), pick: fc.nat(), share: fc.integer({ min: 1, max: 100 }) }),
    fc.record({ do: fc.constant('request') }),
    fc.record({ do: fc.constant('decide'), pick: fc.nat(), isGood: fc.boolean() }),
  ),
  { maxLength: 60 },
)

test('whatever happens in whatever order, the figures reconcile and nothing is paid twice', () => {
  fc.assert(
    fc.property(actions, (steps) => {
      const entries: LedgerEntry[] = []
      const orders: Order[] = []
      const payouts: { amount: number; status: PayoutStatus }[] = []

      for (const step of steps) {
        const order = 'pick' in step ? orders[step.pick % (orders.length || 1)] : undefined
        if ('cents' in step) {
          const commission = Math.floor(step.cents * 0.15)
          orders.push({
            commission,
            paid: step.cents,
            refunded: 0,
            takenBack: 0,
            isDone: false,
            isHeld: step.isHeld,
          })
          entries.push(entry(null, step.isHeld ? 'held' : 'pending', commission))
        } else if (step.do === 'complete' && order && !order.isDone) {
          order.isDone = true
          if (!order.isHeld) entries.push(entry('pending', 'available', order.commission - order.takenBack))
        } else if ('isReleased' in step && order?.isHeld) {
          const left = order.commission - order.takenBack
          const decision = decideCommissionReview({
            decision: step.isReleased ? 'released' : 'refused',
            outcome: null,
            heldCents: left,
            isOrderCompleted: order.isDone,
            hostId: 'host',
            guestId: 'guest',
            actorId: 'staff',
          })
          if (!decision.ok) continue
          order.isHeld = false
          if (decision.to === null) order.takenBack += left
          entries.push(entry('held', decision.to, decision.cents))
        } else if ('share' in step && order) {
          order.refunded += Math.floor(((order.paid - order.refunded) * step.share) / 100)
          const taken = commissionToTakeBack({
            commissionCents: order.commission,
            paidCents: order.paid,
            refundedCents: order.refunded,
            takenBackCents: order.takenBack,
          })
          order.takenBack += taken
          entries.push(entry(order.isHeld ? 'held' : order.isDone ? 'available' : 'pending', null, taken))
        } else if (step.do === 'request') {
          const decision = decidePayoutRequest({
            isEmailProven: true,
            availableCents: hostFigures(entries).pendingPayoutCents,
            hasPendingPayout: payouts.some(({ status }) => status === 'pending'),
            method: 'creditToAccount',
            details: noPayoutDetails,
          })
          if (decision.ok) {
            payouts.push({ amount: decision.amountCents, status: 'pending' })
            entries.push(entry('available', 'requested', decision.amountCents))
          }
        } else if ('isGood' in step && payouts.length > 0) {
          const payout = payouts[step.pick % payouts.length]!
          const facts = {
            status: payout.status,
            amountCents: payout.amount,
            hostId: 'host',
            actorId: 'staff',
          }
          if (!decidePayoutProcess(facts).ok) continue
          payout.status = step.isGood ? 'processed' : 'failed'
          entries.push(entry('requested', step.isGood ? 'paid' : 'available', payout.amount))
        }

        const figures = hostFigures(entries)
        const sumOf = (status: PayoutStatus) =>
          payouts.filter((one) => one.status === status).reduce((sum, { amount }) => sum + amount, 0)
        const stillEarned = orders.reduce((sum, one) => sum + one.commission - one.takenBack, 0)
        expect(figures.totalEarningsCents).toBe(stillEarned)
        expect(
          figures.pendingCents +
            figures.heldCents +
            figures.pendingPayoutCents +
            figures.requestedCents +
            figures.totalPaidOutCents,
        ).toBe(figures.totalEarningsCents)
        expect(figures.requestedCents).toBe(sumOf('pending'))
        expect(figures.totalPaidOutCents).toBe(sumOf('processed'))
        expect(figures.pendingCents).toBeGreaterThanOrEqual(0)
        const held = orders.filter((one) => one.isHeld)
        expect(figures.heldCents).toBe(held.reduce((sum, one) => sum + one.commission - one.takenBack, 0))
      }
    }),
  )
})
