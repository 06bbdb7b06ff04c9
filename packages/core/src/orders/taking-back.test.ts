import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { takingBackRefusalMessage } from '../copy/orders/taking-back-words.ts'
import { nextStatuses, orderStatuses } from './order-status.ts'
import type { OrderStatus } from './order-status.ts'
import { standingEvents } from './standing-events.ts'
import { decideTakingBack, decideUndo, undoSeconds } from './taking-back.ts'
import type { MadeStatusChange } from './taking-back.ts'
import { timelineKinds } from './timeline-kinds.ts'

const at = new Date('2026-12-01T12:00:00Z')
const after = (seconds: number) => new Date(at.getTime() + seconds * 1000)

const packed: MadeStatusChange = {
  from: 'confirmed',
  to: 'packed',
  at,
  status: 'packed',
  isTakenBack: false,
  heldUntil: null,
  since: [],
  hasLosses: false,
  isPaidOut: false,
  isSettled: false,
  isQuoteWithdrawn: false,
}

test('a status change is undone for a minute, and taken back after it', () => {
  expect(undoSeconds).toBe(60)
  expect(decideUndo(packed, after(59.999))).toEqual({ ok: true })
  expect(decideUndo(packed, after(60))).toMatchObject({ ok: false, code: 'minute-over' })
  expect(decideTakingBack(packed, after(60))).toEqual({ ok: true })
  expect(decideTakingBack(packed, after(86_400 * 30))).toEqual({ ok: true })
})

const dispatched = { kind: 'status', from: 'packed', to: 'dispatched' } as const
const dispatchedTakenBack = { kind: 'taken-back', from: 'dispatched', to: 'packed' } as const

test.each<[string, Partial<MadeStatusChange>]>([
  ['taken-back-already', { isTakenBack: true }],
  ['changed-since', { status: 'dispatched', since: [dispatched] }],
  ['changed-since', { status: 'cancelled', since: [{ kind: 'expired' }] }],
  ['money-followed', { since: [{ kind: 'paid' }] }],
  ['money-followed', { since: [{ kind: 'refunded' }] }],
  ['damage-followed', { since: [{ kind: 'damage-reported' }] }],
  ['damage-followed', { hasLosses: true }],
  ['payout-followed', { isPaidOut: true }],
  [
    'cancellation-settled',
    { to: 'cancelled', status: 'cancelled', isSettled: true, since: [{ kind: 'refunded' }] },
  ],
  ['quote-withdrawn', { from: 'pending', to: 'cancelled', status: 'cancelled', isQuoteWithdrawn: true }],
  ['hold-over', { from: 'pending', to: 'confirmed', status: 'confirmed', heldUntil: after(30) }],
  ['hold-over', { from: 'pending', to: 'confirmed', status: 'confirmed', heldUntil: null }],
])('what followed closes it: %s', (code, facts) => {
  for (const decide of [decideUndo, decideTakingBack]) {
    const decision = decide({ ...packed, ...facts }, after(30))
    expect(decision).toMatchObject({ ok: false, code })
    expect(decision.ok ? '' : takingBackRefusalMessage(decision)).toMatch(/^[A-Z].+[a-z.]$/)
  }
})

test('a hold that runs is gone back to, to its last millisecond', () => {
  const held = {
    ...packed,
    from: 'pending',
    to: 'confirmed',
    status: 'confirmed',
    heldUntil: after(30),
  } as const
  expect(decideTakingBack(held, after(29.999))).toEqual({ ok: true })
})

test('a later change that was taken back is no later change', () => {
  expect(decideTakingBack({ ...packed, since: [dispatched, dispatchedTakenBack] }, after(90))).toEqual({
    ok: true,
  })
})

describe('whatever happened', () => {
  const status = fc.constantFrom(...orderStatuses)
  const event = fc.record({ kind: fc.constantFrom(...timelineKinds), from: status, to: status })
  const change = fc.record({
    from: status,
    to: status,
    at: fc.constant(at),
    status,
    isTakenBack: fc.boolean(),
    heldUntil: fc.option(fc.integer({ min: -100, max: 200 }).map(after)),
    since: fc.array(event, { maxLength: 4 }),
    hasLosses: fc.boolean(),
    isPaidOut: fc.boolean(),
    isSettled: fc.boolean(),
    isQuoteWithdrawn: fc.boolean(),
  })

  test('it is undone if and only if it can be taken back and its minute lasts', () => {
    fc.assert(
      fc.property(change, fc.integer({ min: 0, max: 120 }), (made, seconds) => {
        const now = after(seconds)
        expect(decideUndo(made, now).ok).toBe(decideTakingBack(made, now).ok && seconds < undoSeconds)
      }),
    )
  })

  test('it is taken back only once, as the last change, and where no money, damage or payout followed', () => {
    fc.assert(
      fc.property(change, (made) => {
        if (!decideTakingBack(made, after(1)).ok) return
        const { isTakenBack, hasLosses, isPaidOut, isSettled, isQuoteWithdrawn } = made
        const closing = [isTakenBack, hasLosses, isPaidOut, isSettled, isQuoteWithdrawn]
        expect(closing).not.toContain(true)
        expect(made.status).toBe(made.to)
        const standing = standingEvents(made.since).map(({ kind }) => kind)
        for (const kind of ['status', 'paid', 'refunded', 'damage-charged', 'damage-paid'] as const) {
          expect(standing).not.toContain(kind)
        }
      }),
    )
  })

  test('changes and their undoing leave the timeline as it would be without them', () => {
    const walk = fc.array(fc.record({ pick: fc.nat(), isUndone: fc.boolean() }), { maxLength: 12 })
    fc.assert(
      fc.property(walk, (steps) => {
        let now: OrderStatus = 'pending'
        const told: { kind: 'status' | 'taken-back'; from: OrderStatus; to: OrderStatus }[] = []
        const stands: typeof told = []
        for (const { pick, isUndone } of steps) {
          const next: readonly OrderStatus[] = nextStatuses[now]
          const to = next[pick % next.length]
          if (!to) break
          const made = { kind: 'status', from: now, to } as const
          told.push(made)
          if (isUndone) told.push({ kind: 'taken-back', from: to, to: now })
          else {
            stands.push(made)
            now = to
          }
        }
        expect(standingEvents(told)).toEqual(stands)
      }),
    )
  })
})

test('with a dispatch that was taken back goes what its driver said of being on the way', () => {
  const step = { kind: 'status', from: 'confirmed', to: 'packed' } as const
  const left = { kind: 'on-the-way' } as const
  const missed = { kind: 'nobody-there' } as const
  const road = [step, dispatched, left, missed]
  expect(standingEvents([...road, dispatchedTakenBack])).toEqual([step, missed])
  const anew = [dispatched, left]
  expect(standingEvents([...road, dispatchedTakenBack, ...anew])).toEqual([step, missed, ...anew])
})

test('another step that was taken back leaves that the driver was on the way', () => {
  const delivered = { kind: 'status', from: 'dispatched', to: 'delivered' } as const
  const takenBack = { kind: 'taken-back', from: 'delivered', to: 'dispatched' } as const
  const left = { kind: 'on-the-way' } as const
  expect(standingEvents([dispatched, left, delivered, takenBack])).toEqual([dispatched, left])
})
