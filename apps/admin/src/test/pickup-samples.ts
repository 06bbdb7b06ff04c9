import type { Pickup } from '@trivet/core/contract/dispatch'
import { calendarDate } from '@trivet/core/dates'

/** What comes back of an order that is with its guest. */
export const samplePickup: Pickup = {
  orderId: '0123456789abcdef01234567',
  orderNumber: 'T-7QP4K-V',
  status: 'delivered',
  guest: 'Gil Guest',
  phone: '+1 (512) 555-0100',
  street: '1 Main St',
  city: 'Austin',
  state: 'TX',
  postalCode: '78701',
  day: calendarDate('2026-12-10'),
  window: 'late',
  damageProtection: false,
  isAsOrdered: true,
  boxes: [
    {
      name: 'Kit for Two',
      quantity: 2,
      pieces: [
        { product: 'p1', name: 'Plate', quantity: 8, replacementPrice: 6 },
        { product: 'p2', name: 'Pan', quantity: 2, replacementPrice: 45 },
      ],
    },
    { name: 'Pan', quantity: 1, pieces: [{ product: 'p2', name: 'Pan', quantity: 1, replacementPrice: 45 }] },
  ],
  check: null,
}
