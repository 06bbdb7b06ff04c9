import type { Count, Dollars } from '@trivet/core/money'
import type { DeclineReason } from '@trivet/core/payments'
import type { SecurityChange } from '@trivet/core/sign-in'
import type { StaffRole } from '@trivet/core/staff'

/** What each mail is told when it is queued; what it says of an order it reads when it is written. */
export type MailData = {
  'order-received': OrderMailData
  'order-confirmed': OrderMailData
  'order-paid': OrderMailData
  'payment-failed': OrderMailData & { reason: DeclineReason | 'unknown' }
  'order-expiring': OrderMailData
  'address-needed': OrderMailData
  'order-packed': OrderMailData
  'order-dispatched': OrderMailData
  /** Hours as they are now, such as '9am-3pm'. */
  'driver-on-the-way': OrderMailData & { visit: 'delivery' | 'pickup'; window: string }
  'order-delivered': OrderMailData
  'visit-missed': OrderMailData & { visit: 'delivery' | 'pickup'; reason: string }
  'pickup-tomorrow': OrderMailData
  'order-collected': OrderMailData
  'order-completed': OrderMailData
  'review-request': OrderMailData
  'order-refunded': OrderMailData & { amount: Dollars; toAccountCredit?: Dollars; why: string }
  'order-extended': RentalChangeMailData
  'order-dates-changed': RentalChangeMailData
  'order-delivery-changed': OrderMailData
  'product-swapped': OrderMailData & { given: string; instead: string; units: Count }
  /** What staff changed, a sentence for each. */
  'order-changed': OrderMailData & {
    changes: string[]
    reason: string
    refund: Dollars
    due: Dollars
    totalPrice: Dollars
    /** Before: what is due is the rest then. */
    isPaid: boolean
  }
  /** One that was queued before its refund was told has none. */
  'order-cancelled': OrderMailData & { why: string; refund?: Dollars }
  /** Day and hours as they are now, such as '2027-07-01' and '9am-3pm'. */
  'visit-changed': OrderMailData & { visit: 'delivery' | 'pickup'; day: string; window: string }
  'damage-charged': OrderMailData & { amount: Dollars; note: string }
  'late-fee-charged': OrderMailData & { amount: Dollars; note: string }
  'amount-paid': OrderMailData & { amount: Dollars; note: string }
  /** What it is about is told as it was written: it stays. */
  'quote-written': PersonMailData & {
    link: string
    number: string
    note: string
    total: Dollars
    items: string[]
    days: string
    until: string
  }
  'account-opened': PersonMailData & { link: string }
  'password-reset': PersonMailData & { link: string }
  'password-changed': PersonMailData
  'account-erased': PersonMailData
  'weekly-report': PersonMailData & {
    days: string
    figures: { label: string; value: string; before: string }[]
    range: { from: string; to: string }
  }
  'email-changed': PersonMailData & { newEmail: string }
  'email-confirm': PersonMailData & { link: string; email: string }
  'email-change-asked': PersonMailData & { newEmail: string }
  'staff-invitation': { link: string; inviter: string; staffRole: StaffRole }
  'security-changed': PersonMailData & { change: SecurityChange }
  'commission-earned': HostAmount
  'commission-available': HostAmount
  'commission-held': HostAmount
  'commission-released': HostAmount
  'commission-refused': HostAmount & { reason: string }
  'commission-taken-back': HostAmount
  'payout-requested': HostAmount & { destination: string }
  'payout-processed': HostAmount & PayoutOutcome & Partial<PayoutMailLines>
  'payout-failed': HostAmount & PayoutOutcome & { available?: Dollars }
  'payout-lowered': HostAmount & { takenBack: Dollars }
  'payout-closed': HostAmount & { takenBack: Dollars }
  'payout-details-changed': PersonMailData
  'goodwill-credit': PersonMailData & { amount: Dollars; reason: string }
  'newsletter-welcome': { link: string }
  'contact-answer': PersonMailData & { answer: string; subject: string; message: string }
}

/** Amounts are decimal, as on every wire. */
export type OrderMailData = { orderId: string }
export type RentalChangeMailData = OrderMailData & {
  rentalStart: string
  rentalEnd: string
  charge: Dollars
  refund: Dollars
  totalPrice: Dollars
}
export type PersonMailData = { name: string }
export type HostAmount = PersonMailData & { amount: Dollars }
/** The orders of a payout, the first of them in words. */
export type PayoutMailLines = {
  payoutId: string
  lines: { label: string; amount: Dollars }[]
  /** How many are not among them. */
  more: number
}
export type PayoutOutcome = { destination: string; notes: string; transactionId: string }
