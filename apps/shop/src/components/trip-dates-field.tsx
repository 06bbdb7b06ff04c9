import { addDays, daysBetween, isCalendarDate, maxDaysAhead, maxRentalDays, messages } from '@trivet/core'
import type { CalendarDate } from '@trivet/core'
import { DateRangeField } from '@trivet/ui/date-range-field'
import type { DateRangeFieldProps, DayStateOf } from '@trivet/ui/date-range-field'
import { useCart } from '../lib/cart.tsx'
import { shopToday } from '../lib/shop-today.ts'

export type TripDatesFieldProps = Pick<
  DateRangeFieldProps,
  'dayState' | 'errors' | 'onRefused' | 'hint' | 'id' | 'className' | 'required'
> & { startLabel?: string; endLabel?: string }

const reasons = { notAfterStart: messages.endAfterStart }

/** The dates of the trip: chosen once, the same on every page. */
export function TripDatesField({
  startLabel = 'Start date',
  endLabel = 'End date',
  dayState,
  ...props
}: TripDatesFieldProps) {
  const { cart, ready, setPeriod } = useCart()
  const today = shopToday()
  return (
    <DateRangeField
      {...props}
      legend="Rental dates"
      startLabel={startLabel}
      endLabel={endLabel}
      invalidMessage={messages.dateInvalid}
      reasons={reasons}
      today={today}
      maxDate={addDays(today, maxDaysAhead)}
      dayState={withLongest(dayState)}
      disabled={!ready}
      value={cart.period}
      onChange={({ start, end }) => setPeriod({ start: dateOrNone(start), end: dateOrNone(end) })}
    />
  )
}

/** A last day that would make the rental too long says so, too. */
function withLongest(dayState: DayStateOf | undefined): DayStateOf {
  return (day, picking) => {
    const [first, last] = [dateOrNone(picking.start), dateOrNone(day)]
    const isTooLong = first && last && daysBetween(first, last) > maxRentalDays
    if (isTooLong)
      return { disabled: true, reason: messages.rentalTooLong(maxRentalDays), blocksRange: false }
    return dayState?.(day, picking) ?? { disabled: false }
  }
}

function dateOrNone(day: string | null): CalendarDate | null {
  return isCalendarDate(day) ? day : null
}
