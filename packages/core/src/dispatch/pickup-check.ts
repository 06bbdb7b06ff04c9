import type { Cents, Count } from '../money/money.ts'
import type { OrderStatus } from '../orders/order-status.ts'
import { refuse } from '../refusal/refusal.ts'
import type { NoFacts, Refusal } from '../refusal/refusal.ts'
import type { KitPiece } from './packed-pieces.ts'

/** What staff counted of one product, pieces that are not there and pieces that came back broken. */
export type PieceCount = { productId: string; missing: number; damaged: number }

export const lossKinds = ['missing', 'damaged'] as const

export type LossKind = (typeof lossKinds)[number]

export const lossOutcomes = ['charged', 'covered', 'waived', 'worthless'] as const

/** What becomes of a loss: the guest owes it, damage protection or the shop bears it, or it has no stated value. */
export type LossOutcome = (typeof lossOutcomes)[number]

export type Loss = {
  productId: string
  name: string
  kind: LossKind
  quantity: Count
  unitCents: Cents
  outcome: LossOutcome
}

export type PickupFacts = {
  status: OrderStatus
  damageProtection: boolean
  /** One entry a product. */
  expected: readonly KitPiece[]
  counts: readonly PieceCount[]
  /** Staff charge nothing this time. */
  isWaived: boolean
}

export type PickupFaults = {
  'not-with-the-guest': { status: OrderStatus }
  'not-in-this-order': NoFacts
  'more-than-there-were': { name: string; expected: number }
}

export type PickupRefusal = Refusal<PickupFaults>

export type PickupDecision =
  | { ok: true; losses: Loss[]; chargeCents: Cents; coveredCents: Cents; waivedCents: Cents }
  | PickupRefusal

/**
 * What one lost piece is worth, in cents: its deposit, the amount every product page names and never charges in advance.
 * A guest can lose no more over a piece than they were told; a piece without a deposit costs nothing.
 * See docs/policy.md#deposits.
 */
export function replacementValue({ depositCents }: { depositCents: Cents | null }): Cents {
  return depositCents ?? 0
}

/**
 * What a guest owes for what did not come back whole: the replacement value of each such piece, whole cents, untaxed.
 * Damage protection bears whatever is damaged, as the FAQ promises ("costs you nothing more"). It does not bear what is
 * missing: a piece that is not there cannot be seen to have broken. Staff may charge nothing at all.
 * See docs/policy.md#missing-and-damaged-items.
 */
export function decidePickup({
  status,
  damageProtection,
  expected,
  counts,
  isWaived,
}: PickupFacts): PickupDecision {
  if (status !== 'delivered') return refuse('not-with-the-guest', { status })
  const losses: Loss[] = []
  for (const { productId, ...counted } of counts) {
    const piece = expected.find((one) => one.productId === productId)
    if (!piece) return refuse('not-in-this-order', {})
    const { name, quantity: there, replacementCents: unitCents } = piece
    if (counted.missing + counted.damaged > there) {
      return refuse('more-than-there-were', { name, expected: there })
    }
    for (const kind of lossKinds) {
      const quantity = counted[kind]
      if (quantity === 0) continue
      const outcome = outcomeOf(kind, { unitCents, damageProtection, isWaived })
      losses.push({ productId, name, kind, quantity, unitCents, outcome })
    }
  }
  const sumOf = (outcome: LossOutcome) =>
    losses.reduce((sum, loss) => (loss.outcome === outcome ? sum + loss.quantity * loss.unitCents : sum), 0)
  return {
    ok: true,
    losses,
    chargeCents: sumOf('charged'),
    coveredCents: sumOf('covered'),
    waivedCents: sumOf('waived'),
  }
}

function outcomeOf(
  kind: LossKind,
  {
    unitCents,
    damageProtection,
    isWaived,
  }: { unitCents: Cents } & Pick<PickupFacts, 'damageProtection' | 'isWaived'>,
): LossOutcome {
  if (unitCents === 0) return 'worthless'
  if (kind === 'damaged' && damageProtection) return 'covered'
  return isWaived ? 'waived' : 'charged'
}
