import * as datesCopy from '@trivet/core/copy/dates'
import { addDays, dateInZone, maxDaysAhead } from '@trivet/core/dates'
import type { Order } from '@trivet/core/contract/orders'
import type { CalendarDate } from '@trivet/core/dates'
import { orderClock } from '@trivet/core/orders'
import { DateRangeField } from '@trivet/ui/date-range-field'
import { Dialog, DialogContent } from '@trivet/ui/dialog'
import { useState } from 'react'
import { dateOrNone, tripDayState } from '../../components/rental/trip-day-state.ts'
import { RentalChangeOffer } from './rental-change-offer.tsx'
import { useNow } from '../../lib/use-now.ts'

const reasons = { notAfterStart: datesCopy.endAfterStart }

/** Other days for an order; the old ones are kept until the new ones are. */
export function ChangeDatesDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { rentalStart, rentalEnd } = order
  const [period, setPeriod] = useState<{ start: CalendarDate | null; end: CalendarDate | null }>({
    start: rentalStart,
    end: rentalEnd,
  })
  const today = dateInZone(useNow(), orderClock(order).timeZone)
  const { start, end } = period
  const isOther = start !== rentalStart || end !== rentalEnd
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title="Change dates"
        description="Your present dates stay yours until you confirm the new ones."
      >
        <DateRangeField
          legend="New dates"
          startLabel="Delivery"
          endLabel="Pickup"
          invalidMessage={datesCopy.dateInvalid}
          reasons={reasons}
          today={today}
          maxDate={addDays(today, maxDaysAhead)}
          dayState={tripDayState(undefined)}
          value={period}
          onChange={(range) => setPeriod({ start: dateOrNone(range.start), end: dateOrNone(range.end) })}
        />
        <div className="mt-6">
          {start && end && isOther && (
            <RentalChangeOffer
              key={`${start} ${end}`}
              order={order}
              request={{ kind: 'dates', rentalStart: start, rentalEnd: end }}
              confirmLabel="Change dates"
              onDone={onClose}
            />
          )}
        </div>
      </DialogContent>
    </Dialog>
  )
}
