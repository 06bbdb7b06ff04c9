import type { Session, UserListItem } from '@trivet/core/contract/accounts'
import type { ContactMessage } from '@trivet/core/contract/contact'
import type { Order } from '@trivet/core/contract/orders'
import type { CommissionReview, PayoutRequest, ReferralListItem } from '@trivet/core/contract/referrals'
import { calendarDate } from '@trivet/core/dates'

const address = { street: '1 Main St', city: 'Austin', state: 'TX', postalCode: '78701', country: 'USA' }

export const adminSession: Session = {
  _id: 'a'.repeat(24),
  name: 'Ada Admin',
  email: 'ada@trivet.test',
  phone: '',
  address,
  isAdmin: true,
  staffRole: 'owner',
  isHost: false,
  emailProven: true,
  newEmail: null,
  token: 'admin-token',
}

const { staffRole: _staffRole, ...somebody } = adminSession

export const guestSession: Session = {
  ...somebody,
  name: 'Gil Guest',
  email: 'gil@trivet.test',
  isAdmin: false,
  token: 'guest-token',
}

export const order: Order = {
  _id: '0123456789abcdef01234567',
  number: 'T-7QP4K-V',
  user: { email: 'gil@trivet.test' },
  orderItems: [
    {
      _id: 'b'.repeat(24),
      name: 'Chef Knife Kit',
      qty: 2,
      price: 35,
      image: '/x.jpg',
      slug: 'chef-knife-kit',
      product: 'c'.repeat(24),
    },
  ],
  rentalAddress: address,
  paymentMethod: 'stripe',
  itemsPrice: 70,
  extraDaysPrice: 30,
  taxPrice: 8.25,
  deliveryPrice: 15,
  damageProtection: true,
  damageProtectionFee: 10,
  damageProtectionPrice: 10,
  discountPrice: 7,
  totalPrice: 126.25,
  paidPrice: 126.25,
  rentalStart: calendarDate('2026-12-01'),
  rentalEnd: calendarDate('2026-12-11'),
  rentalDays: 10,
  airbnbListing: 'https://www.airbnb.com/rooms/12345',
  isPaid: true,
  paidAt: '2026-11-21T20:05:00.000Z',
  status: 'packed',
  createdAt: '2026-11-21T20:04:00.000Z',
  holdExpiresAt: null,
  paymentStatus: 'paid',
  timeline: [
    { at: '2026-11-21T20:04:00.000Z', kind: 'placed', to: 'pending' },
    { at: '2026-11-21T20:05:00.000Z', kind: 'paid' },
    { at: '2026-11-22T20:05:00.000Z', kind: 'status', from: 'confirmed', to: 'packed', note: 'Two boxes' },
  ],
}

export const guestAccount: UserListItem = {
  _id: 'd'.repeat(24),
  name: 'Gil Guest',
  email: 'gil@trivet.test',
  phone: '+1 512 555 0100',
  createdAt: '2026-11-21T20:04:00.000Z',
  isAdmin: false,
  isHost: false,
}

export const payoutRequest: PayoutRequest = {
  _id: 'f'.repeat(24),
  status: 'pending',
  date: '2026-11-20T20:04:00.000Z',
  amount: 412.5,
  paymentMethod: 'bankTransfer',
  destination: 'Bank account ••••6789',
  decidedAt: null,
  notes: '',
  transactionId: '',
  host: { _id: 'e'.repeat(24), name: 'Hanna Host', email: 'hanna@trivet.test' },
  exportedAt: null,
  payTo: { accountHolder: 'Hanna Host', routingNumber: '021000021', accountNumber: '123456789' },
}

export const commissionReview: CommissionReview = {
  order: { _id: '9'.repeat(24), number: 'T-7QP4K-V' },
  host: payoutRequest.host,
  guest: { _id: '8'.repeat(24), name: 'Noor L', email: 'hanna+2@trivet.test' },
  amount: 9.45,
  signals: ['same-phone', 'host-stay'],
  heldAt: '2026-11-20T20:04:00.000Z',
}

export const hostCode: ReferralListItem = {
  _id: '1'.repeat(24),
  code: 'KX7MWP42',
  createdAt: '2026-01-20T20:04:00.000Z',
  expiresAt: '2027-01-20T20:04:00.000Z',
  isActive: true,
  state: 'active',
  host: payoutRequest.host,
  usageCount: 17,
  totalEarnings: 1234.5,
  payouts: [],
}

export function sampleMessage(facts: Partial<ContactMessage> = {}): ContactMessage {
  return {
    _id: 'd'.repeat(24),
    name: 'Ana Alvarez',
    email: 'ana@example.com',
    subject: 'Sundays',
    message: 'Do you deliver on Sundays?',
    createdAt: '2026-12-01T18:00:00.000Z',
    state: 'new',
    read: null,
    answered: null,
    answers: [],
    ...facts,
  }
}
