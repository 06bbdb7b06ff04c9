import {
  emptyProductDraft,
  type AdminProduct,
  type AdminProductRow,
  type ProductCalendar,
} from '@trivet/core/contract/catalog'
import type { ProductStock } from '@trivet/core/contract/stock'
import { calendarDate } from '@trivet/core/dates'

export const productRow: AdminProductRow = {
  _id: 'c'.repeat(24),
  name: 'Bread Knife',
  slug: 'bread-knife',
  price: 4.5,
  category: 'Chef',
  collection: 'chef',
  kitCategory: 'knife',
  countInStock: 2,
  isLow: true,
  isPopular: true,
  listingOrder: 500,
  picture: null,
  archivedAt: null,
  updatedAt: '2026-11-21T20:04:00.000Z',
}

export const product: AdminProduct = {
  _id: productRow._id,
  draft: {
    ...emptyProductDraft,
    name: 'Bread Knife',
    slug: 'bread-knife',
    description: 'Cuts bread.',
    price: 4.5,
    category: 'Chef',
    collection: 'chef',
    countInStock: 8,
    kitCategory: 'knife',
    weightGrams: 120,
    deposit: 12.5,
    specifications: [
      { name: 'Blade', value: '8 in' },
      { name: 'Weight', value: '120 g' },
    ],
  },
  names: [],
  componentOf: [{ _id: 'd'.repeat(24), name: 'Bread Kit', slug: 'bread-kit' }],
  picture: null,
  hasUpload: false,
  archivedAt: null,
  updatedAt: '2026-11-21T20:04:00.000Z',
}

/** All of it in the one depot there is. */
export const productStock: ProductStock = {
  _id: product._id,
  countInStock: 8,
  today: calendarDate('2026-12-09'),
  depots: [{ _id: 'main', name: 'Austin', isClosed: false, units: 8 }],
  transfers: [],
  holds: [],
}

export const productCalendar: ProductCalendar = {
  _id: product._id,
  name: 'Bread Knife',
  slug: 'bread-knife',
  fleet: 8,
  today: calendarDate('2026-12-09'),
  firstDay: calendarDate('2026-12-01'),
  lastDay: calendarDate('2027-02-28'),
  days: [
    { date: calendarDate('2026-12-10'), reserved: 8, short: 1 },
    { date: calendarDate('2026-12-11'), reserved: 3, short: 0 },
  ],
  away: [
    {
      kind: 'repair',
      units: 1,
      firstDay: calendarDate('2026-12-10'),
      lastDay: null,
      depot: 'Main depot',
      to: null,
      reason: 'Loose handle',
      orderId: null,
      orderNumber: null,
    },
  ],
  holds: [
    {
      orderId: '0123456789abcdef01234567',
      orderNumber: 'T-7QP4K-V',
      status: 'confirmed',
      email: 'gil@trivet.test',
      units: 5,
      firstDay: calendarDate('2026-12-10'),
      lastDay: calendarDate('2026-12-10'),
    },
    {
      orderId: '1123456789abcdef01234567',
      orderNumber: 'T-VV7Q4-N',
      status: 'packed',
      email: 'ana@trivet.test',
      units: 3,
      firstDay: calendarDate('2026-12-10'),
      lastDay: calendarDate('2026-12-11'),
    },
  ],
}
