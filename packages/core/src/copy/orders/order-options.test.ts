import * as damageCopy from '../damage/sentences.ts'
import * as ordersCopy from './sentences.ts'
import * as tripsCopy from '../trips/sentences.ts'
import { expect, test } from 'vitest'
import { calendarDate } from '../../dates/calendar-date.ts'

import { orderOptions } from './order-options.ts'
import type { Order } from '../../contract/orders/order-output.ts'

const order: Order = {
  _id: '1',
  number: 'T-7QP4K-V',
  user: { email: 'ana@example.com' },
  orderItems: [],
  rentalAddress: { street: '1 Pine St', city: 'Austin', state: 'TX', postalCode: '78704', country: 'USA' },
  paymentMethod: 'stripe',
  itemsPrice: 70,
  extraDaysPrice: 0,
  taxPrice: 5.78,
  deliveryPrice: 15,
  damageProtection: false,
  damageProtectionFee: 0,
  damageProtectionPrice: 0,
  discountPrice: 0,
  totalPrice: 90.78,
  rentalStart: calendarDate('2026-12-10'),
  rentalEnd: calendarDate('2026-12-17'),
  rentalDays: 7,
  airbnbListing: null,
  isPaid: true,
  paidAt: '2026-12-01T12:00:00.000Z',
  status: 'confirmed',
  createdAt: '2026-12-01T12:00:00.000Z',
  holdExpiresAt: null,
  paymentStatus: 'paid',
  timeline: [],
}
const options = (change: Partial<Order>, now = '2026-12-01T12:00:00Z') =>
  orderOptions({ ...order, ...change }, new Date(now))

test('every option that is open says until when', () => {
  expect(options({})).toEqual({
    dates: { isOpen: true, text: 'Open until Mon, Dec 7, 11:59 pm in Austin' },
    longer: {
      isOpen: true,
      text: 'Open until Tue, Dec 15, 11:59 pm in Austin',
    },
    cancel: {
      isOpen: true,
      text: 'What comes back: everything until Wed, Dec 2, 11:59 pm in Austin; 75% until Sun, Dec 6, 11:59 pm in Austin; 50% until Tue, Dec 8, 11:59 pm in Austin',
    },
    damage: { isOpen: false, text: damageCopy.damageBeforeDelivery },
    share: { isOpen: true, text: 'A link works until Sun, Dec 20, 11:59 pm in Austin' },
  })
})

test('every option that is closed says why', () => {
  const collected = {
    at: '2026-12-17T20:00:00Z',
    kind: 'status',
    from: 'delivered',
    to: 'collected',
  } as const
  expect(options({ status: 'collected', timeline: [collected] }, '2026-12-22T12:00:00Z')).toEqual({
    dates: { isOpen: false, text: ordersCopy.dateChangeRefused('collected') },
    longer: { isOpen: false, text: ordersCopy.extensionRefused('collected') },
    cancel: { isOpen: false, text: ordersCopy.cancelRefused('collected') },
    damage: { isOpen: false, text: damageCopy.damageTooLate('Sat, Dec 19, 11:59 pm in Austin') },
    share: { isOpen: false, text: tripsCopy.tripOver },
  })
})

test.each([
  [
    '2026-12-05T12:00:00Z',
    'What comes back: 75% until Sun, Dec 6, 11:59 pm in Austin; 50% until Tue, Dec 8, 11:59 pm in Austin',
  ],
  ['2026-12-09T12:00:00Z', ordersCopy.cancelWithoutRefund],
])('what cancelling brings at %s', (now, text) => {
  expect(options({}, now).cancel).toEqual({ isOpen: true, text })
})

test('cancelling an order nobody paid costs nothing', () => {
  expect(options({ isPaid: false, status: 'pending' }).cancel.text).toBe(ordersCopy.cancelForNothing)
})

test('damage can be reported while the things are here', () => {
  expect(options({ status: 'delivered' }, '2026-12-11T12:00:00Z').damage).toEqual({
    isOpen: true,
    text: damageCopy.damageUntilPickup,
  })
})
