import type { PaymentFlagKind } from './charge-decision.ts'

/** A charge as the provider knows it. */
export type ProviderCharge = {
  reference: string
  orderId: string | null
  change: string | null
  amountCents: number
  currency: string
  refundedCents: number
  isDisputed: boolean
}

/** A charge as our books know it. */
export type PostedCharge = {
  reference: string
  orderId: string
  amountCents: number
  /** Of all refunds that went through this charge; null where several charges share them. */
  refundedCents: number | null
  /** Old enough for the provider to list it. */
  isDue: boolean
}

export type BookDifference = {
  kind: PaymentFlagKind
  reference: string
  orderId: string | null
  oursCents: number | null
  theirsCents: number | null
}

/** What a provider's list and ours say differently; a charge that we do not know is left to `decideCharge`. */
export function compareBooks(
  theirs: readonly ProviderCharge[],
  ours: readonly PostedCharge[],
): { differences: BookDifference[]; notBooked: ProviderCharge[] } {
  const booked = new Map(ours.map((charge) => [charge.reference, charge]))
  const listed = new Set(theirs.map(({ reference }) => reference))
  const differences: BookDifference[] = []
  for (const charge of theirs) {
    const { reference } = charge
    const our = booked.get(reference)
    if (!our) continue
    const { orderId } = our
    const of = (kind: PaymentFlagKind, oursCents: number, theirsCents: number) =>
      differences.push({ kind, reference, orderId, oursCents, theirsCents })
    if (our.amountCents !== charge.amountCents) of('amount-differs', our.amountCents, charge.amountCents)
    if (our.refundedCents !== null && our.refundedCents !== charge.refundedCents) {
      of('refund-differs', our.refundedCents, charge.refundedCents)
    }
    if (charge.isDisputed) of('disputed', our.amountCents, charge.amountCents)
  }
  for (const { reference, orderId, amountCents, isDue } of ours) {
    if (!isDue || listed.has(reference)) continue
    const kind = 'missing-at-provider'
    differences.push({ kind, reference, orderId, oursCents: amountCents, theirsCents: null })
  }
  return { differences, notBooked: theirs.filter(({ reference }) => !booked.has(reference)) }
}
