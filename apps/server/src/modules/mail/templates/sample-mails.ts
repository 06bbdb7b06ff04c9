import type { Order } from '@trivet/core/contract/orders'
import { calendarDate } from '@trivet/core/dates'
import type { MailData } from './mail-data.ts'

const orderId = 'ab12ab12ab12ab12ab12ab12'

/** A paid order of three pans for ten days, with everything an order can have. */
export const sampleOrder: Order = {
  _id: orderId,
  user: { email: 'ana@example.com' },
  orderItems: [
    {
      _id: 'line-1',
      name: 'Cast-iron pan <28 cm>',
      qty: 3,
      price: 23.33,
      image: 'pan',
      slug: 'pan',
      product: 'p1',
    },
    {
      _id: 'line-2',
      name: 'Our own kit',
      qty: 1,
      price: 44.01,
      image: 'kit',
      slug: 'kit',
      product: 'k1',
      isCustomKit: true,
      items: [
        { product: 'p2', name: 'Wok', quantity: 1, image: 'wok' },
        { product: 'p3', name: 'Bowl', quantity: 2, image: 'bowl' },
      ],
    },
  ],
  rentalAddress: {
    street: '1200 Barton Springs Rd',
    city: 'Austin',
    state: 'TX',
    postalCode: '78704',
    country: 'USA',
  },
  paymentMethod: 'stripe',
  itemsPrice: 114,
  extraDaysPrice: 48.86,
  taxPrice: 13.44,
  deliveryPrice: 15,
  damageProtection: true,
  damageProtectionFee: 16.29,
  damageProtectionPrice: 16.29,
  discountPrice: 11.4,
  totalPrice: 196.19,
  timeZone: 'America/Chicago',
  rentalStart: calendarDate('2027-03-10'),
  rentalEnd: calendarDate('2027-03-20'),
  rentalDays: 10,
  airbnbListing: null,
  isPaid: true,
  paidAt: '2027-03-01T12:00:00.000Z',
  status: 'confirmed',
  createdAt: '2027-03-01T11:30:00.000Z',
  holdExpiresAt: '2027-03-01T12:00:00.000Z',
  paymentStatus: 'paid',
  timeline: [],
}

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
  'order-packed': { orderId },
  'order-dispatched': { orderId },
  'order-delivered': { orderId },
  'pickup-tomorrow': { orderId },
  'order-collected': { orderId },
  'order-completed': { orderId },
  'order-refunded': { orderId, amount: 98.1, why: 'Fewer days after new dates' },
  'order-extended': change,
  'order-dates-changed': { ...change, charge: 0, refund: 5.67 },
  'order-cancelled': { orderId, why: 'The flood' },
  'visit-moved': { orderId, visit: 'pickup', day: '2027-03-20', window: '2pm-5pm' },
  'damage-charged': { orderId, amount: 24.5, note: '1 × Wok missing' },
  'password-reset': { name: 'Ana', link: 'https://trivet.example/reset-password?token=abc' },
  'password-changed': { name: 'Ana' },
  'email-changed': { name: 'Ana', newEmail: 'ana@new.example' },
  'commission-earned': { name: 'Hanna', amount: 9.45 },
  'commission-available': { name: 'Hanna', amount: 9.45 },
  'commission-taken-back': { name: 'Hanna', amount: 4.72 },
  'payout-requested': payout,
  'payout-processed': { ...payout, notes: 'Sent on Monday', transactionId: 'ACH-1' },
  'payout-failed': { ...payout, notes: 'The account is closed', transactionId: '' },
  'payout-details-changed': { name: 'Hanna' },
  'newsletter-welcome': { link: 'https://trivet.example/newsletter/unsubscribe?token=abc' },
}
