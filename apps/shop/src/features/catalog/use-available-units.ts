import { addDays, maxRentalDays } from '@trivet/core/dates'
import type { Availability } from '@trivet/core/contract/catalog'
import type { DayStateOf } from '@trivet/ui/date-range-field'
import { shopToday } from '../../lib/shop-today.ts'
import { useTripDates, useTripPeriod } from '../../lib/cart.ts'
import { usePlaceAsked } from '../../lib/place-store.ts'
import { trpc } from '../../lib/trpc.ts'

export type FreeUnits = {
  /** For the chosen dates; null while none are chosen or it is not known yet. */
  free: number | null
  hasFailed: boolean
}

/** What is free of a product over the chosen dates, at the guest's place. */
export function useFreeUnits(productId: string): FreeUnits {
  const period = useTripPeriod()
  const place = usePlaceAsked()
  const chosen = trpc.products.availability.useQuery(
    { id: productId, start: period?.start, end: period?.end, place },
    { enabled: period !== null },
  )
  return { free: period ? (chosen.data?.free ?? null) : null, hasFailed: chosen.isError }
}

/** On which days of the calendar nothing of it is free there. */
export function useSoldOutDays(productId: string): DayStateOf {
  const { ready } = useTripDates()
  const place = usePlaceAsked()
  const today = shopToday()
  const calendar = trpc.products.availability.useQuery(
    { id: productId, start: today, end: addDays(today, maxRentalDays), place },
    { enabled: ready },
  )
  return soldOutDays(calendar.data)
}

function soldOutDays(availability: Availability | undefined): DayStateOf {
  const soldOut = new Set<string>()
  for (const { date, free } of availability?.days ?? []) if (free === 0) soldOut.add(date)
  return (day) => (soldOut.has(day) ? { disabled: true, reason: 'Sold out' } : { disabled: false })
}
