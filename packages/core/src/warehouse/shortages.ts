import type { CalendarDate } from '../dates/calendar-date.ts'
import type { Count } from '../money/money.ts'

/** Units that should be back and are still with a guest. */
export type LateUnits = {
  productId: string
  name: string
  units: Count
  /** The last day for which the stock still counts them as taken. */
  lastDay: CalendarDate
  orderId: string
  orderNumber: string
}

/** A product on a day, as the stock counts it. */
export type StockedDay = { productId: string; day: CalendarDate; reserved: Count; fleet: Count }

export type Shortage = {
  productId: string
  name: string
  /** The first of these days that lacks units. */
  day: CalendarDate
  /** How many, on the worst of these days. */
  missing: Count
  late: { orderId: string; orderNumber: string }[]
}

/**
 * What some days lack: a pickup that is late counts as done, so its units are promised to the next guests though they are not
 * here. A product is short on a day on which what is reserved and what is late are more than the shop owns. The first day
 * first. See docs/policy.md#the-warehouses-day.
 */
export function shortagesOf(late: readonly LateUnits[], days: readonly StockedDay[]): Shortage[] {
  const shortages = new Map<string, Shortage>()
  for (const { productId, day, reserved, fleet } of days.toSorted((a, b) => (a.day < b.day ? -1 : 1))) {
    // until their last day they are among the reserved ones
    const out = late.filter((units) => units.productId === productId && units.lastDay < day)
    const missing = reserved + out.reduce((sum, { units }) => sum + units, 0) - fleet
    if (missing <= 0) continue
    const known = shortages.get(productId)
    if (known) known.missing = Math.max(known.missing, missing)
    else {
      shortages.set(productId, {
        productId,
        name: out[0]?.name ?? '',
        day,
        missing,
        late: out.map(({ orderId, orderNumber }) => ({ orderId, orderNumber })),
      })
    }
  }
  return [...shortages.values()]
}
