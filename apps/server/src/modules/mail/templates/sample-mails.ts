import { sampleOrder } from '../../../test/sample-order.ts'
import type { MailData } from '../../outbox/index.ts'

const orderId = sampleOrder._id

const change = {
  orderId,
  rentalStart: '2027-03-10',
  rentalEnd: '2027-03-20',
  charge: 12.34,
  refund: 0,
  totalPrice: 196.19,
}
const payout = { name: 'Hanna', amount: 412.5, destination: 'PayPal h***@trivet.test' }

/** One of each mail; a new template does not compile without one. */
export const sampleMails: { [Template in keyof MailData]: MailData[Template] } = {
  'order-received': { orderId },
  'order-confirmed': { orderId },
  'order-paid': { orderId },
  'payment-failed': { orderId, reason: 'insufficient-funds' },
  'order-expiring': { orderId },
  'address-needed': { orderId },
  'order-packed': { orderId },
  'order-dispatched': { orderId },
  'driver-on-the-way': { orderId, visit: 'pickup', window: '11am-2pm' },
  'order-delivered': { orderId },
  'visit-missed': { orderId, visit: 'delivery', reason: 'No way in' },
  'pickup-tomorrow': { orderId },
  'order-collected': { orderId },
  'order-completed': { orderId },
  'review-request': { orderId },
  'order-refunded': { orderId, amount: 98.1, why: 'Fewer days after new dates' },
  'order-extended': change,
  'order-dates-changed': { ...change, charge: 0, refund: 5.67 },
  'order-delivery-changed': { orderId },
  'product-swapped': { orderId, given: 'Wok', instead: 'Dutch Oven', units: 1 },
  'order-cancelled': { orderId, why: 'The flood' },
  'visit-changed': { orderId, visit: 'pickup', day: '2027-03-20', window: '2pm-5pm' },
  'damage-charged': { orderId, amount: 24.5, note: '1 × Wok missing' },
  'late-fee-charged': {
    orderId,
    amount: 14,
    note: 'Late fee for 2 days: picked up on Tue, Mar 23 instead of Sat, Mar 20',
  },
  'account-opened': { name: 'Ana', link: 'https://trivet.example/reset-password?token=abc' },
  'password-reset': { name: 'Ana', link: 'https://trivet.example/reset-password?token=abc' },
  'password-changed': { name: 'Ana' },
  'security-changed': { name: 'Ana', change: 'second-factor-set-up' },
  'email-changed': { name: 'Ana', newEmail: 'ana@new.example' },
  'email-confirm': {
    name: 'Ana',
    link: 'https://trivet.example/verify-email?token=abc',
    email: 'ana@new.example',
  },
  'email-change-asked': { name: 'Ana', newEmail: 'ana@new.example' },
  'commission-earned': { name: 'Hanna', amount: 9.45 },
  'commission-available': { name: 'Hanna', amount: 9.45 },
  'commission-held': { name: 'Hanna', amount: 9.45 },
  'commission-released': { name: 'Hanna', amount: 9.45 },
  'commission-refused': { name: 'Hanna', amount: 9.45, reason: 'You placed this order yourself.' },
  'commission-taken-back': { name: 'Hanna', amount: 4.72 },
  'payout-requested': payout,
  'payout-processed': {
    ...payout,
    notes: 'Sent on Monday',
    transactionId: 'ACH-1',
    payoutId: 'f'.repeat(24),
    lines: [
      { label: 'T-7QP4K-V, July 2026', amount: 420 },
      { label: 'T-9XW2M-3, taken back from an earlier payout', amount: -7.5 },
    ],
    more: 0,
  },
  'payout-failed': { ...payout, notes: 'The account is closed', transactionId: '' },
  'payout-lowered': { name: 'Hanna', amount: 402.5, takenBack: 10 },
  'payout-closed': { name: 'Hanna', amount: 9.45, takenBack: 9.45 },
  'payout-details-changed': { name: 'Hanna' },
  'goodwill-credit': { name: 'Ana', amount: 20, reason: 'The pan came late' },
  'contact-answer': {
    name: 'Ana',
    answer: 'Yes, until noon.\n\nHave a good trip!',
    subject: 'Sundays',
    message: 'Do you deliver on Sundays?',
  },
  'newsletter-welcome': { link: 'https://trivet.example/newsletter/unsubscribe?token=abc' },
}
