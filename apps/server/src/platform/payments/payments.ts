import type { Cents } from '@trivet/core'

export type Charge = {
  /** Also the provider's idempotency key: one order is charged once, however often we ask. */
  orderId: string
  /** Which later change of the order is paid for; with it, the two together are the provider's idempotency key. */
  change?: string
  amountCents: Cents
  token: string
}

export type ChargeResult =
  | { status: 'paid'; reference: string }
  | { status: 'declined'; reason: 'declined' | 'insufficient-funds' }
  | { status: 'confirmation-required' }

export type Refund = {
  /** Ours, and the provider's idempotency key: asked twice, it pays back once. */
  refundId: string
  /** The provider's own id of the charge. */
  chargeReference: string
  amountCents: Cents
}

/** What Trivet needs of a payment provider. Card numbers never pass through here, only tokens. */
export type Payments = {
  provider: string
  charge(charge: Charge): Promise<ChargeResult>
  /** Pays back all or part of a charge; answers with the provider's own id of the refund. */
  refund(refund: Refund): Promise<{ reference: string }>
}
