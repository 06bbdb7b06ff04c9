import { standardIdentity } from '@trivet/core/company'
import type { OrderCrates } from '@trivet/core/contract/crates'
import type { ListedOrder, OrderPage, StaffOrder } from '@trivet/core/contract/orders'
import { toShopFacts, type StaffSettings } from '@trivet/core/contract/settings'
import { calendarDate } from '@trivet/core/dates'
import { standardRetention } from '@trivet/core/privacy'
import { standardLateFee, standardUnpaidHolds } from '@trivet/core/orders'
import { standardSettings } from '@trivet/core/settings'
import { adminSession, order } from './samples.ts'

const guest = { _id: 'd'.repeat(24), name: 'Gil Guest' }
const staff = { _id: adminSession._id, name: adminSession.name, isStaff: true }

export const listedOrder: ListedOrder = {
  ...order,
  customer: guest,
  area: 'Austin',
  code: 'KX7MWP42',
  paymentState: 'paid',
}

export function orderPage(
  orders: OrderPage['orders'] = [listedOrder],
  changes: Partial<OrderPage> = {},
): OrderPage {
  return { orders, page: 1, pages: 1, total: orders.length, hasMore: false, ...changes }
}

export const staffOrder: StaffOrder = {
  ...listedOrder,
  updatedAt: '2026-11-22T20:05:00.000Z',
  version: 4,
  customer: {
    ...guest,
    isAccountShown: true,
    email: 'gil@trivet.test',
    phone: '+1 512 555 0100',
    since: '2026-01-21T20:04:00.000Z',
    otherOrders: 1,
    lastOrders: [
      {
        _id: '9'.repeat(24),
        number: 'T-VV7Q4-N',
        status: 'completed',
        rentalStart: calendarDate('2026-07-01'),
        rentalEnd: calendarDate('2026-07-08'),
        totalPrice: 90.78,
      },
    ],
  },
  timeZone: 'America/Chicago',
  today: calendarDate('2026-11-22'),
  windows: { delivery: '9am-3pm', pickup: '11am-5pm' },
  amountsDue: [],
  lateFee: null,
  referral: {
    code: 'KX7MWP42',
    host: { _id: 'e'.repeat(24), name: 'Hanna Host', email: 'hanna@trivet.test' },
    commission: 13.95,
    commissionPercent: 15,
    state: 'pending',
    takenBack: 0,
  },
  payments: [
    { _id: '7'.repeat(24), provider: 'test', reference: 'test_1', amount: 126.25, at: order.paidAt ?? '' },
  ],
  openRefunds: 0,
  plannedRefund: null,
  lastChange: null,
  policy: {
    rule: 'refund-by-notice',
    refund: 94.69,
    refundPercent: 75,
    deadline: '2026-11-28T06:00:00.000Z',
    steps: [{ refundPercent: 75, until: '2026-11-28T06:00:00.000Z' }],
    timeZone: 'America/Chicago',
  },
  events: [
    {
      _id: 't1',
      at: '2026-11-21T20:04:00.000Z',
      topic: 'status',
      kind: 'placed',
      to: 'pending',
      actor: { ...guest, isStaff: false },
    },
    {
      _id: 't2',
      at: '2026-11-21T20:05:00.000Z',
      topic: 'payments',
      kind: 'paid',
      actor: { ...guest, isStaff: false },
    },
    {
      _id: 'm1',
      at: '2026-11-21T20:05:00.000Z',
      topic: 'mails',
      kind: 'mail',
      actor: null,
      note: 'Your order is confirmed',
      mail: {
        _id: '8'.repeat(24),
        template: 'order-confirmed',
        recipient: 'gil@trivet.test',
        status: 'sent',
      },
    },
    {
      _id: 't3',
      at: '2026-11-22T20:05:00.000Z',
      topic: 'status',
      kind: 'status',
      from: 'confirmed',
      to: 'packed',
      note: 'Two boxes',
      actor: staff,
    },
    {
      _id: 'n1',
      at: '2026-11-22T20:06:00.000Z',
      topic: 'notes',
      kind: 'note',
      note: 'Rings twice',
      actor: staff,
    },
  ],
}

export const orderCrates: OrderCrates = {
  orderId: order._id,
  orderNumber: order.number,
  status: order.status,
  guest: guest.name,
  city: 'Austin',
  deliveryDay: order.rentalStart,
  pickupDay: order.rentalEnd,
  needed: 2,
  crates: [
    {
      number: 'C-4HJ7-N',
      place: 'van',
      scans: [
        { step: 'packed', at: '2026-11-30T15:00:00.000Z', by: 'Ada Admin', because: null },
        { step: 'loaded', at: '2026-12-01T13:00:00.000Z', by: 'Ada Admin', because: null },
      ],
    },
    { number: 'C-3K9M-7', place: null, scans: [] },
  ],
}

export const shopSettings: StaffSettings = {
  settings: {
    version: 0,
    taxBasisPoints: 825,
    damageProtectionBasisPoints: 1000,
    deliveryPrice: 15,
    longRentals: 'daily',
    priceRules: { seasons: [], longStays: [], minimumDays: [] },
    turnaroundDays: 1,
    timeZone: 'America/Los_Angeles',
    leadTimeDays: 0,
    lateFee: standardLateFee,
    retention: standardRetention,
    unpaidHolds: standardUnpaidHolds,
    serviceAreas: toShopFacts(standardSettings, { version: 0 }).serviceAreas.filter(
      ({ name }) => name === 'Austin',
    ),
    company: null,
    identity: standardIdentity,
    reviewed: [],
  },
  savedAt: null,
  savedBy: null,
}
