import { defaultRentalPeriod } from '@trivet/core/dates'
import type { Order } from '@trivet/core/contract/orders'
import type { CalendarDate } from '@trivet/core/dates'

/** Whether an order's number is that of the example, which no server knows. */
export function isDemoOrder(orderId: string): boolean {
  return /^demo-\d+$/.test(orderId)
}

/** The example behind /confirmation/demo-…: always the same sums, never a real order. */
export function demoOrder(orderId: string, today: CalendarDate): Order {
  const period = defaultRentalPeriod({ today })
  const placedAt = `${today}T12:00:00Z`
  return {
    _id: orderId,
    number: orderId,
    user: { email: 'guest@example.com' },
    orderItems: [
      {
        _id: 'demo-item',
        name: 'Essential Kitchen Kit',
        qty: 1,
        price: 70,
        image: '',
        slug: 'essential-kit',
        product: 'demo-product',
      },
    ],
    rentalAddress: {
      street: '123 Main Street',
      city: 'Austin',
      state: 'TX',
      postalCode: '78701',
      country: 'USA',
    },
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
    rentalStart: period.start,
    rentalEnd: period.end,
    rentalDays: 7,
    airbnbListing: null,
    isPaid: true,
    paidAt: placedAt,
    status: 'confirmed',
    createdAt: placedAt,
    holdExpiresAt: null,
    paymentStatus: 'paid',
    timeline: [],
  }
}
