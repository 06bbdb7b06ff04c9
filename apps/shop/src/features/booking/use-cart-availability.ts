import { addDays, cartPeriod, maxRentalDays } from '@trivet/core'
import type { CalendarDate } from '@trivet/core'
import type { DayStateOf } from '@trivet/ui/date-range-field'
import { useCart } from '../../lib/cart.tsx'
import { trpc } from '../../lib/trpc.ts'

export type CartAvailability = {
  /** The first item of which too few are free over the chosen dates. */
  shortItem: string | null
  dayState: DayStateOf
}

/** Which days the whole cart can be delivered for. */
export function useCartAvailability(today: CalendarDate): CartAvailability {
  const { cart } = useCart()
  const items = cart.items.filter((item) => !item.isCustomKit)
  const period = cartPeriod(cart)
  const isBookable = period !== null && period.start >= today

  const overPeriod = trpc.useQueries((t) =>
    items.map(({ _id }) =>
      t.products.availability(
        { id: _id, start: period?.start ?? '', end: period?.end ?? '' },
        { enabled: isBookable },
      ),
    ),
  )
  const overCalendar = trpc.useQueries((t) =>
    items.map(({ _id }) =>
      t.products.availability({ id: _id, start: today, end: addDays(today, maxRentalDays) }),
    ),
  )

  const short = items.find(({ qty }, index) => {
    const free = isBookable ? overPeriod[index]?.data?.free : undefined
    return free !== undefined && free < qty
  })

  const reasons = new Map<string, string>()
  items.forEach(({ name, qty }, index) => {
    for (const { date, free } of overCalendar[index]?.data?.days ?? []) {
      if (free < qty && !reasons.has(date))
        reasons.set(date, free === 0 ? `Sold out: ${name}` : `Only ${free} left: ${name}`)
    }
  })
  return {
    shortItem: short?.name ?? null,
    dayState(day) {
      const reason = reasons.get(day)
      return reason ? { disabled: true, reason } : { disabled: false }
    },
  }
}
