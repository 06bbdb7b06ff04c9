import type { OrderStatus } from '../orders/order-status.ts'
import { refuse } from '../refusal/refusal.ts'
import type { NoFacts, Refusal } from '../refusal/refusal.ts'

/** What happens to a crate, one after the other. */
export const crateSteps = ['packed', 'loaded', 'delivered', 'collected', 'counted'] as const

export type CrateStep = (typeof crateSteps)[number]

/** Where a crate is: on its way home it is in the van again, and once it was counted it is back. */
export const cratePlaces = ['warehouse', 'van', 'guest', 'back'] as const

export type CratePlace = (typeof cratePlaces)[number]

const placeAfter = {
  packed: 'warehouse',
  loaded: 'van',
  delivered: 'guest',
  collected: 'van',
  counted: 'back',
} as const satisfies Record<CrateStep, CratePlace>

/** Where a crate was last seen; null for a label that was never scanned. */
export function cratePlace(last: CrateStep | null): CratePlace | null {
  return last === null ? null : placeAfter[last]
}

/** The step before; null before the first. */
export function crateStepBefore(step: CrateStep): CrateStep | null {
  return crateSteps[crateSteps.indexOf(step) - 1] ?? null
}

/** The statuses in which nothing of an order goes out to its guest. */
const staysHere: readonly OrderStatus[] = ['pending', 'cancelled', 'collected', 'completed']

const outward: readonly CrateStep[] = ['packed', 'loaded', 'delivered']

export type CrateScanFacts = {
  step: CrateStep
  /** What was scanned of the crate last. */
  last: CrateStep | null
  /** Of its order. */
  status: OrderStatus
  /** Its order is one of `waitsForPayment`. */
  isUnpaid: boolean
  /** Why it is done all the same, said by whoever was told that it is odd. */
  because: string
}

export type CrateScanFaults = {
  'crate-out-of-step': { step: CrateStep; last: CrateStep | null }
  'order-stays-here': { step: CrateStep; status: OrderStatus }
  'order-unpaid': NoFacts
}

export type CrateScanRefusal = Refusal<CrateScanFaults>

export type CrateScanDecision = { ok: true; isRepeat: boolean; because: string | null } | CrateScanRefusal

/**
 * What a scan does. The same step again changes nothing. A step that does not follow from the last one, or that sends out
 * what an order does not send out, is told, and kept with a reason where somebody insists. A reason that nothing asks for
 * is not kept. See docs/policy.md#crates.
 */
export function decideCrateScan({ because, ...scan }: CrateScanFacts): CrateScanDecision {
  if (scan.step === scan.last) return { ok: true, isRepeat: true, because: null }
  const odd = oddityOf(scan)
  if (odd && because === '') return odd
  return { ok: true, isRepeat: false, because: odd ? because : null }
}

function oddityOf({
  step,
  last,
  status,
  isUnpaid,
}: Omit<CrateScanFacts, 'because'>): CrateScanRefusal | null {
  if (crateStepBefore(step) !== last) return refuse('crate-out-of-step', { step, last })
  if (!outward.includes(step)) return null
  if (staysHere.includes(status)) return refuse('order-stays-here', { step, status })
  return isUnpaid ? refuse('order-unpaid', {}) : null
}
