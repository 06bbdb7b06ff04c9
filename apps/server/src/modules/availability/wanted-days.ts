import {
  decideRentalPeriod,
  defaultTimeZone,
  occupiedDays,
  rentalPeriodMessage,
  type CalendarDate,
  type OccupiedDays,
  type RentalPeriod,
} from '@trivet/core'
import { AppError } from '../../api/app-error.ts'
import type { Context } from '../../api/context.ts'

export type WantedPeriod = { start?: CalendarDate; end?: CalendarDate }

/** The period two days make and the days it keeps units off the shelf; refused if nobody could rent over it. */
export async function wantedDays(
  ctx: Pick<Context, 'clock' | 'settings'>,
  { start, end }: WantedPeriod,
): Promise<{ period: RentalPeriod; wanted: OccupiedDays }> {
  const { turnaroundDays } = (await ctx.settings.current()).settings
  const today = ctx.clock.today(defaultTimeZone)
  const decision = decideRentalPeriod({ start, end, today })
  if (!decision.ok) throw new AppError('INVALID_INPUT', { message: rentalPeriodMessage(decision.code) })
  return { period: decision.period, wanted: occupiedDays(decision.period, turnaroundDays) }
}
