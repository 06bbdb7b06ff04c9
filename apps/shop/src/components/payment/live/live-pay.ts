import type { Order } from '@trivet/core'

/** What a provider's page part needs of the shop while the guest pays. */
export type PaySteps = {
  /** Places the order, with a token for what can be charged at once. */
  place: (token?: string) => Promise<Order>
  /** Begins the payment at the provider: its key for this browser. */
  start: (orderId: string) => Promise<string>
  pay: (orderId: string, token: string) => Promise<Order>
}

/** Pays through a provider's own fields or window; ends with the paid order, or fails. */
export type LivePay = (steps: PaySteps) => Promise<Order>

/** Where the provider's part of the page leaves how to pay; empty until it is ready. */
export class LivePayment {
  pay: LivePay | null = null
  readonly ready = (pay: LivePay | null) => {
    this.pay = pay
  }
}

/** Nothing was charged, and the guest is told why. */
export class PaymentStopped extends Error {
  override readonly name = 'PaymentStopped'
  /** Waits for a payment that will not come. */
  readonly order: Order | null

  constructor(message: string, order: Order | null = null) {
    super(message)
    this.order = order
  }
}
