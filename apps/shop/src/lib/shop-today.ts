import { defaultTimeZone } from '@trivet/core/address'
import { dateInZone } from '@trivet/core/dates'
import type { CalendarDate } from '@trivet/core/dates'
import { now } from './clock.ts'

/** Today where the shop delivers; before an address is known that is Los Angeles. */
export function shopToday(): CalendarDate {
  return dateInZone(now(), defaultTimeZone)
}
