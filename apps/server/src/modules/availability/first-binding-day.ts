import { defaultTimeZone } from '@trivet/core/address'
import { addDays, type CalendarDate } from '@trivet/core/dates'
import type { Clock } from '../../platform/clock.ts'

/** Yesterday's rentals may still be out somewhere further west. */
export function firstBindingDay(clock: Clock): CalendarDate {
  return addDays(clock.today(defaultTimeZone), -1)
}
