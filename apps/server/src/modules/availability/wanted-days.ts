import { defaultTimeZone } from '@trivet/core/address'
import { occupiedDays, type OccupiedDays } from '@trivet/core/availability'
import { rentalPeriodMessage } from '@trivet/core/copy/dates'
import { decideRentalPeriod, type CalendarDate, type RentalPeriod } from '@trivet/core/dates'
import { AppError } from '../../api/app-error.ts'
import type { Context } from '../../api/context.ts'

export type WantedPeriod = { start?: CalendarDate; end?: CalendarDate }

/** The period two days make and the days on which it reserves units; refused if nobody could rent over it. */
export async function wantedDays(
  ctx: Pick<Context, 'clock' | 'settings'>,
  { start, end }: WantedPeriod,
): Promise<{ period: RentalPeriod; wanted: OccupiedDays }> {
  const { turnaroundDays } = (await ctx.settings.current()).settings
  const today = ctx.clock.today(defaultTimeZone)
  const decision = decideRentalPeriod({ start, end, today })
  if (!decision.ok) throw new AppError('INVALID_INPUT', { message: rentalPeriodMessage(decision) })
  return { period: decision.period, wanted: occupiedDays(decision.period, turnaroundDays) }
}
