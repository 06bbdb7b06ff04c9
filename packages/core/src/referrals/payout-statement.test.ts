import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calendarDate } from '../dates/calendar-date.ts'
import { commissionToTakeBack } from './commission.ts'
import { hostFigures } from './commission-ledger.ts'
import type { CommissionState, LedgerEntry } from './commission-ledger.ts'
import { decidePayoutProcess, decidePayoutRequest, noPayoutDetails } from './payout-rules.ts'
import type { PayoutStatus } from './payout-rules.ts'
import { availableChange, payoutAfterRefund, payoutLine } from './payout-statement.ts'
import { availableAbout, referralState } from './referral-state.ts'

const on = calendarDate('2026-12-01')
const later = calendarDate('2026-12-09')

const entry = (from: CommissionState | null, to: CommissionState | null, cents: number) => ({
  from,
  to,
  cents,
})

describe('a line of a payout', () => {
  test('is the commission less what refunds took, before the order was completed and since', () => {
    const line = payoutLine([
      { ...entry(null, 'pending', 1202), on, isCounted: false },
      { ...entry('pending', null, 200), on, isCounted: false },
      { ...entry('pending', 'available', 1002), on, isCounted: true },
      { ...entry('available', null, 216), on: later, isCounted: true },
    ])
    expect(line).toEqual({
      kind: 'commission',
      takenBack: [
        { on, cents: 200 },
        { on: later, cents: 216 },
      ],
      cents: 786,
    })
  })

  test('of an order that an earlier payout has paid is what was taken back since', () => {
    const line = payoutLine([
      { ...entry(null, 'pending', 1202), on, isCounted: false },
      { ...entry('pending', null, 200), on, isCounted: false },
      { ...entry('pending', 'available', 1002), on, isCounted: false },
      { ...entry('available', null, 216), on: later, isCounted: true },
    ])
    expect(line).toEqual({ kind: 'taken-back', takenBack: [{ on: later, cents: 216 }], cents: -216 })
  })

  test('leaves to the next payout what was taken back after this one was paid', () => {
    const line = payoutLine([
      { ...entry(null, 'pending', 1202), on, isCounted: false },
      { ...entry('pending', 'available', 1202), on, isCounted: true },
      { ...entry('available', null, 216), on: later, isCounted: false },
    ])
    expect(line).toEqual({ kind: 'commission', takenBack: [], cents: 1202 })
  })
})

test.each([
  [500, { kind: 'lowered', amountCents: 445 }],
  [944, { kind: 'lowered', amountCents: 1 }],
  [945, { kind: 'closed' }],
  // the amount held a debt of another order
  [1200, { kind: 'closed' }],
])('an open payout of 9.45 of which %i cents are taken back', (takenBackCents, after) => {
  expect(payoutAfterRefund({ amountCents: 945, takenBackCents })).toEqual(after)
})

test.each([
  [{ earnedCents: 900, takenBackCents: 0, isHeld: false, isReleased: false, payoutStatus: null }, 'pending'],
  [{ earnedCents: 900, takenBackCents: 0, isHeld: false, isReleased: true, payoutStatus: null }, 'available'],
  [
    { earnedCents: 900, takenBackCents: 899, isHeld: false, isReleased: true, payoutStatus: 'pending' },
    'requested',
  ],
  [
    { earnedCents: 900, takenBackCents: 899, isHeld: false, isReleased: true, payoutStatus: 'processed' },
    'paid',
  ],
  [
    { earnedCents: 900, takenBackCents: 0, isHeld: false, isReleased: true, payoutStatus: 'failed' },
    'available',
  ],
  [
    { earnedCents: 900, takenBackCents: 900, isHeld: false, isReleased: true, payoutStatus: 'processed' },
    'taken-back',
  ],
  [{ earnedCents: 900, takenBackCents: 0, isHeld: true, isReleased: false, payoutStatus: null }, 'held'],
  [{ earnedCents: 0, takenBackCents: 0, isHeld: false, isReleased: false, payoutStatus: null }, 'nothing'],
  [{ earnedCents: 0, takenBackCents: 0, isHeld: false, isReleased: true, payoutStatus: null }, 'nothing'],
] as const)('a commission of %o is %s', (facts, state) => {
  expect(referralState(facts)).toBe(state)
})

test('a pending commission becomes available about the pickup day, until that has passed', () => {
  expect(availableAbout({ pickupDay: later, today: on })).toBe(later)
  expect(availableAbout({ pickupDay: later, today: later })).toBe(later)
  expect(availableAbout({ pickupDay: on, today: later })).toBeNull()
})

type Entry = LedgerEntry & { order?: Order; payout?: Payout }
type Payout = { amount: number; status: PayoutStatus; counted: Entry[] }
type Order = { commission: number; paid: number; refunded: number; takenBack: number; isDone: boolean }

const actions = fc.array(
  fc.oneof(
    fc.record({ do: fc.constant('order'), cents: fc.integer({ min: 1, max: 100_000 }) }),
    fc.record({ do: fc.constant('complete'), pick: fc.nat() }),
    fc.record({ do: fc.constant('refund'), pick: fc.nat(), share: fc.integer({ min: 1, max: 100 }) }),
    fc.record({ do: fc.constant('request') }),
    fc.record({ do: fc.constant('decide'), pick: fc.nat(), isGood: fc.boolean() }),
  ),
  { maxLength: 80 },
)

/** A host's ledger with payouts, as the server keeps it. */
class Books {
  entries: Entry[] = []
  orders: Order[] = []
  payouts: Payout[] = []

  place(cents: number) {
    const order = {
      commission: Math.floor(cents * 0.15),
      paid: cents,
      refunded: 0,
      takenBack: 0,
      isDone: false,
    }
    this.orders.push(order)
    this.entries.push({ ...entry(null, 'pending', order.commission), order })
  }

  complete(order: Order) {
    if (order.isDone) return
    order.isDone = true
    this.entries.push({ ...entry('pending', 'available', order.commission - order.takenBack), order })
  }

  refund(order: Order, share: number) {
    order.refunded += Math.floor(((order.paid - order.refunded) * share) / 100)
    const cents = commissionToTakeBack({
      commissionCents: order.commission,
      paidCents: order.paid,
      refundedCents: order.refunded,
      takenBackCents: order.takenBack,
    })
    if (cents === 0) return
    order.takenBack += cents
    const taken: Entry = { ...entry(order.isDone ? 'available' : 'pending', null, cents), order }
    this.entries.push(taken)
    const open = this.payouts.find(({ status }) => status === 'pending')
    if (!open?.counted.some((one) => one.order === order && one.to === 'available')) return

    const after = payoutAfterRefund({ amountCents: open.amount, takenBackCents: cents })
    if (after.kind === 'closed') {
      open.status = 'closed'
      this.entries.push({ ...entry('requested', 'available', open.amount), payout: open })
    } else {
      this.entries.push({ ...entry('requested', 'available', cents), payout: open })
      open.amount = after.amountCents
      open.counted.push(taken)
    }
  }

  request() {
    const free = this.free()
    const decision = decidePayoutRequest({
      isEmailProven: true,
      availableCents: sumOf(free),
      hasPendingPayout: this.payouts.some(({ status }) => status === 'pending'),
      method: 'creditToAccount',
      details: noPayoutDetails,
    })
    if (!decision.ok) return
    const payout: Payout = { amount: decision.amountCents, status: 'pending', counted: free }
    this.payouts.push(payout)
    this.entries.push({ ...entry('available', 'requested', payout.amount), payout })
  }

  decide(payout: Payout, isGood: boolean) {
    const { status, amount } = payout
    if (!decidePayoutProcess({ status, amountCents: amount, hostId: 'host', actorId: 'staff' }).ok) return
    payout.status = isGood ? 'processed' : 'failed'
    this.entries.push({ ...entry('requested', isGood ? 'paid' : 'available', amount), payout })
  }

  free() {
    const held = new Set(
      this.payouts
        .filter(({ status }) => status === 'pending' || status === 'processed')
        .flatMap(({ counted }) => counted),
    )
    return this.entries.filter((one) => one.order && availableChange(one) !== 0 && !held.has(one))
  }

  linesOf({ counted }: Payout) {
    const orders = new Set(counted.map(({ order }) => order))
    return [...orders].map((order) => {
      const entries = this.entries.filter((one) => one.order === order)
      return payoutLine(entries.map((one) => ({ ...one, on, isCounted: counted.includes(one) })))
    })
  }
}

function sumOf(entries: Entry[]) {
  return entries.reduce((sum, one) => sum + availableChange(one), 0)
}

type Step = typeof actions extends fc.Arbitrary<(infer One)[]> ? One : never

function happen(books: Books, step: Step) {
  if ('cents' in step) return books.place(step.cents)
  if (!('pick' in step)) return books.request()
  const order = books.orders[step.pick % (books.orders.length || 1)]
  const payout = books.payouts[step.pick % (books.payouts.length || 1)]
  if ('isGood' in step) return payout && books.decide(payout, step.isGood)
  if (!order) return
  return 'share' in step ? books.refund(order, step.share) : books.complete(order)
}

test('whatever happens in whatever order, the lines of each payout add up to it, and what is free is available', () => {
  fc.assert(
    fc.property(actions, (steps) => {
      const books = new Books()
      for (const step of steps) {
        happen(books, step)

        const figures = hostFigures(books.entries.filter(({ cents }) => cents > 0))
        expect(figures.pendingPayoutCents).toBe(sumOf(books.free()))
        const open = books.payouts.find(({ status }) => status === 'pending')
        expect(figures.requestedCents).toBe(open?.amount ?? 0)
        for (const one of books.payouts) {
          const lines = books.linesOf(one)
          expect(lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(one.amount)
          expect(one.amount).toBeGreaterThan(0)
        }
        // what was taken back of what was paid is off the next one: nothing is lost, nothing is counted twice
        const stillEarned = books.orders.reduce((sum, one) => sum + one.commission - one.takenBack, 0)
        expect(figures.totalEarningsCents).toBe(stillEarned)
      }
    }),
    { numRuns: 300 },
  )
})
