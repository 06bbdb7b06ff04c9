import * as datesCopy from '@trivet/core/copy/dates'
import { addDays, maxDaysAhead } from '@trivet/core/dates'
import { DateRangeField } from '@trivet/ui/date-range-field'
import type { DateRangeFieldProps } from '@trivet/ui/date-range-field'
import { useCart } from '../../lib/cart.tsx'
import { useShopSettings } from '../../lib/shop-settings.tsx'
import { vanDaysAt } from '../../lib/van-days.ts'
import { dateOrNone, tripDayState } from './trip-day-state.ts'

export type TripDatesFieldProps = Pick<
  DateRangeFieldProps,
  'dayState' | 'errors' | 'onRefused' | 'hint' | 'id' | 'className' | 'required'
> & { startLabel?: string; endLabel?: string }

const reasons = { notAfterStart: datesCopy.endAfterStart, tooEarly: datesCopy.startTooSoon }

/** The dates of the trip: chosen once, the same on every page. */
export function TripDatesField({
  startLabel = 'Start date',
  endLabel = 'End date',
  dayState,
  ...props
}: TripDatesFieldProps) {
  const { cart, ready, setPeriod } = useCart()
  const { today, firstDay, ...closed } = vanDaysAt(null, useShopSettings())
  return (
    <DateRangeField
      {...props}
      legend="Rental dates"
      startLabel={startLabel}
      endLabel={endLabel}
      invalidMessage={datesCopy.dateInvalid}
      reasons={reasons}
      today={today}
      minDate={firstDay}
      maxDate={addDays(today, maxDaysAhead)}
      dayState={tripDayState(dayState, closed)}
      disabled={!ready}
      value={cart.period}
      onChange={({ start, end }) => setPeriod({ start: dateOrNone(start), end: dateOrNone(end) })}
    />
  )
}
