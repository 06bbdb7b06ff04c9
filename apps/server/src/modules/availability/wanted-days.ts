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
export function wantedDays(
  { clock }: Pick<Context, 'clock'>,
  { start, end }: WantedPeriod,
): { period: RentalPeriod; wanted: OccupiedDays } {
  const decision = decideRentalPeriod({ start, end, today: clock.today(defaultTimeZone) })
  if (!decision.ok) throw new AppError('INVALID_INPUT', { message: rentalPeriodMessage(decision.refusal) })
  return { period: decision.period, wanted: occupiedDays(decision.period) }
}
