import { defaultTimeZone, serviceAreaOf, standardTerms } from '../address/service-areas.ts'
import type { ServiceArea } from '../address/service-areas.ts'
import { addDays, dateInZone, hourOfDay } from '../dates/calendar-date.ts'
import type { CalendarDate } from '../dates/calendar-date.ts'
import { openDayFrom } from '../dates/rental-period.ts'
import type { VanDays } from '../dates/rental-period.ts'
import type { Rates } from '../pricing/rates.ts'
import type { ShopSettings } from './shop-settings.ts'

type Areas = Pick<ShopSettings, 'serviceAreas'>

/** Whose fee, tax, days and windows hold for a postal code; null where none is known, or nobody delivers. */
export function areaOf(postalCode: string | null | undefined, { serviceAreas }: Areas): ServiceArea | null {
  return serviceAreaOf(postalCode ?? '', serviceAreas)
}

/** What is charged in an area; the shop's own rates before a place is known. See docs/policy.md#areas. */
export function ratesOf(area: ServiceArea | null, { rates }: Pick<ShopSettings, 'rates'>): Rates {
  return {
    ...rates,
    taxBasisPoints: area?.taxBasisPoints ?? rates.taxBasisPoints,
    deliveryCents: area?.deliveryCents ?? rates.deliveryCents,
  }
}

/**
 * On which days the van can come: not before the lead time is over, not today once the cut-off hour has struck at the
 * place, and never on a closed day. Before a place is known, the shop's lead time and the standard hour in Los Angeles
 * count. See docs/policy.md#areas.
 */
export function vanDaysOf(
  area: ServiceArea | null,
  { leadTimeDays }: Pick<ShopSettings, 'leadTimeDays'>,
  now: Date,
): VanDays & { firstDay: CalendarDate } {
  const { timeZone = defaultTimeZone } = area ?? {}
  const { cutOffHour, closedWeekdays, closedDates } = area ?? standardTerms
  const today = dateInZone(now, timeZone)
  const isTooLate = now >= hourOfDay(today, cutOffHour, timeZone)
  const lead = Math.max(area?.leadTimeDays ?? leadTimeDays, isTooLate ? 1 : 0)
  const closed = { closedWeekdays, closedDates }
  return { today, firstDay: openDayFrom(addDays(today, lead), closed), ...closed }
}
