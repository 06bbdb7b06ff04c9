import { addDays, maxRentalDays } from '@trivet/core/dates'
import type { CalendarDate } from '@trivet/core/dates'
import type { DayStateOf } from '@trivet/ui/date-range-field'
import { rentedUnits } from './rented-units.ts'
import type { RentedUnits } from './rented-units.ts'
import { useCart, useTripPeriod } from '../../lib/cart.ts'
import { usePlaceAsked } from '../../lib/place-store.ts'
import { trpc } from '../../lib/trpc.ts'

export type UnitsAvailability = {
  /** The first item of which too few are free over the chosen dates. */
  shortItem: string | null
  dayState: DayStateOf
}

/** Which days the whole cart can be delivered for. */
export function useCartAvailability(today: CalendarDate): UnitsAvailability {
  return useUnitsAvailability(useCart().cart.items.flatMap(rentedUnits), today)
}

/** Which days all of it can be delivered for, to the guest's place. */
export function useUnitsAvailability(items: readonly RentedUnits[], today: CalendarDate): UnitsAvailability {
  const period = useTripPeriod()
  const place = usePlaceAsked()
  const isBookable = period !== null && period.start >= today

  const overPeriod = trpc.useQueries((t) =>
    items.map(({ product }) =>
      t.products.availability(
        { id: product, start: period?.start ?? '', end: period?.end ?? '', place },
        { enabled: isBookable },
      ),
    ),
  )
  const overCalendar = trpc.useQueries((t) =>
    items.map(({ product }) =>
      t.products.availability({ id: product, start: today, end: addDays(today, maxRentalDays), place }),
    ),
  )

  const short = items.find(({ units }, index) => {
    const free = isBookable ? overPeriod[index]?.data?.free : undefined
    return free !== undefined && free < units
  })

  const reasons = new Map<string, string>()
  items.forEach(({ name, units }, index) => {
    for (const { date, free } of overCalendar[index]?.data?.days ?? []) {
      if (free < units && !reasons.has(date))
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
