import type { CalendarDate } from '@trivet/core/dates'
import type { Context } from '../../../api/context.ts'

/** By the shop's own clock, as its codes count their days. */
export async function shopToday({
  settings,
  clock,
}: Pick<Context, 'settings' | 'clock'>): Promise<CalendarDate> {
  const { timeZone } = (await settings.current()).settings
  return clock.today(timeZone)
}
