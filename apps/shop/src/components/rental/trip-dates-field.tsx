import * as datesCopy from '@trivet/core/copy/dates'
import { addDays, maxDaysAhead } from '@trivet/core/dates'
import { cn } from '@trivet/ui/cn'
import { DateRangeField } from '@trivet/ui/date-range-field'
import type { DateRangeFieldProps } from '@trivet/ui/date-range-field'
import { cartActions } from '../../lib/cart-actions.ts'
import { useTripDates } from '../../lib/cart.ts'
import { usePlace } from '../../lib/place-store.ts'
import { useShopSettings } from '../../lib/shop-settings.tsx'
import { vanDaysAt } from '../../lib/van-days.ts'
import { PlaceField } from './place-field.tsx'
import { dateOrNone, tripDayState } from './trip-day-state.ts'

export type TripDatesFieldProps = Pick<
  DateRangeFieldProps,
  'dayState' | 'errors' | 'onRefused' | 'hint' | 'id' | 'className' | 'required'
> & {
  startLabel?: string
  endLabel?: string
  /** Where the address is asked for anyway, the place is not. */
  withPlace?: boolean
  /** Where there is room, the place stands beside the dates and not below. */
  isRow?: boolean
}

const reasons = { notAfterStart: datesCopy.endAfterStart, tooEarly: datesCopy.startTooSoon }

/** The dates of the trip, and where it goes: chosen once, the same on every page. */
export function TripDatesField({
  startLabel = 'Start date',
  endLabel = 'End date',
  dayState,
  withPlace = true,
  isRow = false,
  ...props
}: TripDatesFieldProps) {
  const { dates, ready } = useTripDates()
  const { today, firstDay, ...closed } = vanDaysAt(usePlace(), useShopSettings())
  return (
    <div className={cn('flex flex-col gap-x-6 gap-y-3', isRow && 'lg:flex-row lg:*:flex-1')}>
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
        value={dates}
        onChange={({ start, end }) =>
          cartActions.setPeriod({ start: dateOrNone(start), end: dateOrNone(end) })
        }
      />
      {withPlace && <PlaceField />}
    </div>
  )
}
