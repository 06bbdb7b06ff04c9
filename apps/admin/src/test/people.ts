import type { StaffAccount, StaffUserItem } from '@trivet/core/contract/accounts'
import type { Dashboard } from '@trivet/core/contract/dashboard'
import { calendarDate } from '@trivet/core/dates'
import { adminSession, guestAccount, order } from './samples.ts'

export const userItem: StaffUserItem = {
  ...guestAccount,
  staffRole: null,
  isDisabled: false,
  isSample: false,
  orders: 3,
}

export const account: StaffAccount = {
  _id: guestAccount._id,
  name: 'Gil Guest',
  email: 'gil@trivet.test',
  phone: '+1 512 555 0100',
  address: adminSession.address,
  isAdmin: false,
  staffRole: null,
  isHost: false,
  emailProven: true,
  newEmail: null,
  createdAt: guestAccount.createdAt,
  updatedAt: '2026-11-21T20:04:00.000Z',
  disabledAt: null,
  erasedAt: null,
  isSample: false,
  mayChangeEmail: true,
  isLastOwner: false,
  sessions: 2,
  hasSecondFactor: false,
  orders: {
    total: 1,
    spent: 126.25,
    recent: [
      {
        _id: order._id,
        number: order.number,
        total: 126.25,
        status: 'packed',
        isPaid: true,
        createdAt: order.createdAt,
      },
    ],
  },
  kits: {
    total: 1,
    recent: [{ _id: 'k'.repeat(24), name: 'Pasta night', pieces: 6, lastModified: order.createdAt }],
  },
  referrals: null,
}

const noVisits = { total: 0, open: 0, visits: [] }
const point = (period: string, received: number, refunded = 0) => ({
  period,
  received,
  refunded,
  revenue: received - refunded,
})

export const dashboard: Required<Dashboard> = {
  today: calendarDate('2026-11-21'),
  timeZone: 'America/Los_Angeles',
  totals: {
    revenue: 4655.79,
    received: 4667.79,
    refunded: 12,
    orders: 1053,
    customers: 33,
    pendingOrders: 2,
  },
  overTime: {
    range: '30d',
    received: 210,
    refunded: 60,
    revenue: 150,
    points: [point('2026-11-19', 90), point('2026-11-20', 120), point('2026-11-21', 0, 60)],
  },
  recentOrders: [
    {
      _id: order._id,
      number: order.number,
      customer: { name: 'Gil Guest', email: 'gil@trivet.test' },
      total: 126.25,
      status: 'packed',
      isPaid: true,
      createdAt: order.createdAt,
    },
  ],
  pendingOrders: [],
  topProducts: [{ _id: 'c'.repeat(24), name: 'Chef Knife Kit', revenue: 525 }],
  recentCustomers: [
    {
      _id: guestAccount._id,
      name: 'Gil Guest',
      email: 'gil@trivet.test',
      createdAt: guestAccount.createdAt,
      orders: 1,
    },
  ],
  deliveries: noVisits,
  pickups: noVisits,
  overdue: {
    total: 1,
    open: 1,
    visits: [
      {
        order: order._id,
        orderNumber: order.number,
        kind: 'pickup',
        day: calendarDate('2026-11-20'),
        isOverdue: true,
        isDone: false,
        status: 'delivered',
        customer: 'Pedro Q.',
        place: 'Los Angeles, CA 90026',
        isUnpaid: false,
      },
    ],
  },
  lowStock: {
    total: 7,
    products: [
      {
        _id: 'p'.repeat(24),
        name: 'Grill Pan',
        depot: null,
        fleet: 4,
        free: 0,
        day: calendarDate('2026-11-24'),
      },
    ],
  },
}
