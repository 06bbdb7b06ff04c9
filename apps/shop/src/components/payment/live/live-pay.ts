import type { Order } from '@trivet/core/contract/orders'

/** An order, or what is paid on top of one. */
export type Payable = Pick<Order, '_id' | 'isPaid'>

/** What a provider's page part needs of the shop while the guest pays. */
export type PaySteps<Paid extends Payable> = {
  /** Places the order, with a token for what can be charged at once. */
  place: (token?: string) => Promise<Paid>
  /** Begins the payment at the provider: its key for this browser. */
  start: (orderId: string) => Promise<string>
  pay: (orderId: string, token: string) => Promise<Paid>
}

/** Pays through a provider's own fields or window; ends with the paid order, or fails. */
export type LivePay = <Paid extends Payable>(steps: PaySteps<Paid>) => Promise<Paid>

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
  readonly order: Payable | null

  constructor(message: string, order: Payable | null = null) {
    super(message)
    this.order = order
  }
}
