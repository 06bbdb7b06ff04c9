import { orderHoldMinutes } from './order-status.ts'

/** How many hours an order that staff placed for a guest may wait for its payment. See docs/policy.md#orders-by-staff. */
export const staffHoldHours = { least: 1, standard: 24, most: 168 } as const

type StaffHold = {
  hours: number
  now: Date
  /** When the delivery day begins at the place: units of a rental that has begun are not held for nothing. */
  deliveryDayBegins: Date
}

/** Until when such an order holds its units: as long as staff said, and no later than its delivery day begins. */
export function staffHoldUntil({ hours, now, deliveryDayBegins }: StaffHold): Date {
  const asked = now.getTime() + hours * 3_600_000
  const shortest = now.getTime() + orderHoldMinutes * 60_000
  return new Date(Math.max(shortest, Math.min(asked, deliveryDayBegins.getTime())))
}
