import type { Cents } from '@trivet/core/money'
import type { PaymentMethod } from '@trivet/core/orders'
import type { DeclineReason, PaymentEvent, PaymentProviderName, ProviderCharge } from '@trivet/core/payments'

export type PaymentToStart = {
  /** Also the provider's idempotency key: one order is charged once, however often we ask. */
  orderId: string
  /** Which later change of the order is paid for; with it, the two together are the provider's idempotency key. */
  change?: string
  amountCents: Cents
}

export type Charge = PaymentToStart & {
  /** What the provider gave the browser, for a card or for an approval. */
  token: string
}

export type ChargeResult =
  | { status: 'paid'; reference: string }
  | { status: 'declined'; reason: DeclineReason }
  | { status: 'confirmation-required' }

export type Refund = {
  /** Ours, and the provider's idempotency key: asked twice, it pays back once. */
  refundId: string
  /** The provider's own id of the charge. */
  chargeReference: string
  amountCents: Cents
}

/** What became of a payment whose answer did not reach us. */
export type FoundPayment =
  | { state: 'paid'; charge: ProviderCharge }
  | { state: 'failed'; reason: DeclineReason }
  /** Not paid so far; a request that is still under way may change that. */
  | { state: 'open' }

export type Webhook = { body: string; headers: Record<string, string | undefined>; now: Date }

/** What Trivet needs of a payment provider. Card numbers never pass through here, only tokens. */
export type Payments = {
  provider: PaymentProviderName
  /** What it lists is all there ever was; the test provider forgets with the process. */
  keepsBooks: boolean
  /** Whether a token is one of this provider's. */
  takes(token: string): boolean
  /** The fingerprint of the card behind a token, before or after it is charged; null of what is no card. */
  cardOf(token: string): Promise<string | null>
  /** Begins a payment that the guest's browser goes on with; asked again, it is the same payment. */
  start(payment: PaymentToStart): Promise<{ clientKey: string }>
  /** Fails with `PaymentsUnreachable` when nobody knows whether it was charged. */
  charge(charge: Charge): Promise<ChargeResult>
  /** By the reference that `PaymentsUnreachable` brought. */
  lookUp(reference: string): Promise<FoundPayment>
  /** Pays back all or part of a charge; answers with the provider's own id of the refund. */
  refund(refund: Refund): Promise<{ reference: string }>
  /** Null for an event that is not about a charge; fails with `WebhookRefused` unless it is signed and fresh. */
  readWebhook(webhook: Webhook): Promise<PaymentEvent | null>
  /** Every charge that was paid in this time. */
  listCharges(window: { from: Date; to: Date }): AsyncIterable<ProviderCharge>
}

/** The provider is down or did not answer in time. */
export class PaymentsUnreachable extends Error {
  override readonly name = 'PaymentsUnreachable'
  readonly why: 'down' | 'timed-out'
  /** By which the payment can be looked up; null when nothing can have been charged. */
  readonly reference: string | null

  constructor(why: 'down' | 'timed-out', reference: string | null, cause?: unknown) {
    super(`the payment provider is ${why === 'down' ? 'down' : 'too slow'}`, { cause })
    this.why = why
    this.reference = reference
  }
}

export class WebhookRefused extends Error {
  override readonly name = 'WebhookRefused'
}

export type PaymentProviders = {
  all: readonly Payments[]
  /** Whose token it is; undefined for one that nobody gave. */
  taking(token: string): Payments | undefined
  /** Undefined when this shop does not work with it (any more). */
  named(provider: string): Payments | undefined
  /** Where the way to pay that a guest chose leads. */
  of(method: PaymentMethod): Payments
}

export function paymentProviders(first: Payments, ...others: Payments[]): PaymentProviders {
  const all = [first, ...others]
  return {
    all,
    taking: (token) => all.find((one) => one.takes(token)),
    named: (provider) => all.find((one) => one.provider === provider),
    of: (method) => all.find(({ provider }) => provider === method) ?? first,
  }
}

/** How a provider is told which order, and which change of it, a payment is for. */
export function purposeOf({ orderId, change }: Pick<PaymentToStart, 'orderId' | 'change'>): string {
  return change ? `${orderId}_${change}` : orderId
}

/** Null for a text that no shop of ours wrote. */
export function readPurpose(
  text: string | null | undefined,
): { orderId: string; change: string | null } | null {
  const [, orderId, change = null] = /^([0-9a-f]{24})(?:_([0-9-]+))?$/.exec(text ?? '') ?? []
  return orderId ? { orderId, change } : null
}
