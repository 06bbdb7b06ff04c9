import { addDays } from '../dates/calendar-date.ts'
import type { CalendarDate } from '../dates/calendar-date.ts'
import type { Cents } from '../money/money.ts'
import { refuse } from '../refusal/refusal.ts'
import type { Refusal } from '../refusal/refusal.ts'

export type OpenOrder = { number: string; rentalEnd: CalendarDate }

/** What keeps somebody from being erased, read in the transaction that would do it. */
export type ErasureFacts = {
  isStaff: boolean
  /** Orders of theirs that are neither completed nor cancelled. */
  openOrders: readonly OpenOrder[]
  /** Numbers of orders whose money is still on its way, to either side. */
  unsettledOrders: readonly string[]
  /** Orders of others that go to a home of theirs. */
  expectedAtStays: readonly OpenOrder[]
  /** Earned and not paid out. */
  commissionCents: Cents
  today: CalendarDate
}

export type Obstacle =
  | { kind: 'is-staff' }
  | { kind: 'order-open'; number: string; from: CalendarDate | null }
  | { kind: 'stay-expects-guest'; number: string; from: CalendarDate | null }
  | { kind: 'money-unsettled'; number: string }
  | { kind: 'commission-unpaid'; cents: Cents }

export const obstacleKinds = [
  'is-staff',
  'order-open',
  'stay-expects-guest',
  'money-unsettled',
  'commission-unpaid',
] as const satisfies readonly Obstacle['kind'][]

export type ErasureFaults = { 'not-yet': { obstacles: Obstacle[] } }

export type ErasureDecision = { ok: true } | Refusal<ErasureFaults>

/** May this person be erased today? All that stands in the way is told at once. See docs/policy.md#erasure. */
export function decideErasure(facts: ErasureFacts): ErasureDecision {
  const { isStaff, openOrders, unsettledOrders, expectedAtStays, commissionCents, today } = facts
  const obstacles: Obstacle[] = [
    ...(isStaff ? [{ kind: 'is-staff' as const }] : []),
    ...openOrders.map((order) => ({ kind: 'order-open' as const, ...dayAfter(order, today) })),
    ...expectedAtStays.map((order) => ({ kind: 'stay-expects-guest' as const, ...dayAfter(order, today) })),
    ...unsettledOrders.map((number) => ({ kind: 'money-unsettled' as const, number })),
    ...(commissionCents > 0 ? [{ kind: 'commission-unpaid' as const, cents: commissionCents }] : []),
  ]
  return obstacles.length > 0 ? refuse('not-yet', { obstacles }) : { ok: true }
}

/** From which day on it may work; null where that day is here and only the order's end is missing. */
function dayAfter({ number, rentalEnd }: OpenOrder, today: CalendarDate) {
  const from = addDays(rentalEnd, 1)
  return { number, from: from > today ? from : null }
}
