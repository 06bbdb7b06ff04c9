import { defaultTimeZone, standardTerms } from '../address/service-areas.ts'
import type { ServiceArea } from '../address/service-areas.ts'
import { addDays, dateInZone } from '../dates/calendar-date.ts'
import { hourOfDay } from '../dates/instants.ts'
import type { CalendarDate } from '../dates/calendar-date.ts'
import { openDayFrom } from '../dates/default-period.ts'
import type { VanDays } from '../dates/rental-period.ts'
import { rulesIn } from './price-rules.ts'
import type { ShopSettings } from './shop-settings.ts'

/**
 * On which days the van can come: not before the lead time is over, not today once the cut-off hour has struck at the
 * place, and never on a closed day; and for how long at least. Before a place is known, the shop's lead time and the standard hour in Los Angeles
 * count. See docs/policy.md#areas.
 */
export function vanDaysOf(
  area: ServiceArea | null,
  { leadTimeDays, priceRules }: Pick<ShopSettings, 'leadTimeDays' | 'priceRules'>,
  now: Date,
): VanDays & { firstDay: CalendarDate } {
  const { timeZone = defaultTimeZone } = area ?? {}
  const { cutOffHour, closedWeekdays, closedDates } = area ?? standardTerms
  const today = dateInZone(now, timeZone)
  const isTooLate = now >= hourOfDay(today, cutOffHour, timeZone)
  const lead = Math.max(area?.leadTimeDays ?? leadTimeDays, isTooLate ? 1 : 0)
  const closed = { closedWeekdays, closedDates }
  const minimumDays = rulesIn(area, priceRules.minimumDays)
  return { today, firstDay: openDayFrom(addDays(today, lead), closed), ...closed, minimumDays }
}
