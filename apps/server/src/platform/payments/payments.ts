import type { Cents } from '@trivet/core'

export type Charge = {
  /** Also the provider's idempotency key: one order is charged once, however often we ask. */
  orderId: string
  amountCents: Cents
  token: string
}

export type ChargeResult =
  | { status: 'paid'; reference: string }
  | { status: 'declined'; reason: 'declined' | 'insufficient-funds' }
  | { status: 'confirmation-required' }

/** What Trivet needs of a payment provider. Card numbers never pass through here, only tokens. */
export type Payments = {
  provider: string
  charge(charge: Charge): Promise<ChargeResult>
}
