import type { DeclineReason } from '@trivet/core/payments'

/** What each mail is told when it is queued; what it says of an order it reads when it is written. */
export type MailData = {
  'order-received': OrderNews
  'order-confirmed': OrderNews
  'order-paid': OrderNews
  'payment-failed': OrderNews & { reason: DeclineReason | 'unknown' }
  'order-expiring': OrderNews
  'order-packed': OrderNews
  'order-dispatched': OrderNews
  'order-delivered': OrderNews
  'pickup-tomorrow': OrderNews
  'order-collected': OrderNews
  'order-completed': OrderNews
  'order-refunded': OrderNews & { amount: number; why: string }
  'order-extended': RentalChangeNews
  'order-dates-changed': RentalChangeNews
  'order-cancelled': OrderNews & { why: string }
  /** Day and hours as they are now, such as '2027-07-01' and '9am-3pm'. */
  'visit-moved': OrderNews & { visit: 'delivery' | 'pickup'; day: string; window: string }
  'damage-charged': OrderNews & { amount: number; note: string }
  'password-reset': PersonNews & { link: string }
  'password-changed': PersonNews
  'email-changed': PersonNews & { newEmail: string }
  'commission-earned': HostAmount
  'commission-available': HostAmount
  'commission-taken-back': HostAmount
  'payout-requested': HostAmount & { destination: string }
  'payout-processed': HostAmount & PayoutOutcome
  'payout-failed': HostAmount & PayoutOutcome
  'payout-details-changed': PersonNews
  'newsletter-welcome': { link: string }
}

/** Amounts are decimal, as on every wire. */
export type OrderNews = { orderId: string }
export type RentalChangeNews = OrderNews & {
  rentalStart: string
  rentalEnd: string
  charge: number
  refund: number
  totalPrice: number
}
export type PersonNews = { name: string }
export type HostAmount = PersonNews & { amount: number }
export type PayoutOutcome = { destination: string; notes: string; transactionId: string }
