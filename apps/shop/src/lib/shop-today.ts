import { dateInZone, defaultTimeZone } from '@trivet/core'
import type { CalendarDate } from '@trivet/core'
import { now } from './clock.ts'

/** Today where the shop delivers; before an address is known that is Los Angeles. */
export function shopToday(): CalendarDate {
  return dateInZone(now(), defaultTimeZone)
}
