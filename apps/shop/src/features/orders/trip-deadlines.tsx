import { dateChangeDeadline, deliveryTimeZone, formatDay, openRefundDeadlines } from '@trivet/core'
import type { CalendarDate, Order } from '@trivet/core'
import { placeToday } from '../../lib/shop-today.ts'

/** What can still be changed about an order today, and until when. */
export function TripDeadlines({ order }: { order: Order }) {
  const today = placeToday(order.rentalAddress.postalCode)
  const isOnItsWay = order.rentalStart <= today
  if (isOnItsWay || order.status === 'cancelled') return null
  const timeZone = deliveryTimeZone(order.rentalAddress.postalCode)
  const refunds = openRefundDeadlines(order.refundDay ?? order.rentalStart, { today, timeZone })
  const changeBefore = dateChangeDeadline(order.rentalStart, timeZone)
  return (
    <div className="mt-6">
      <h3 className="font-semibold">If plans change</h3>
      <ul className="mt-2 flex flex-col gap-1.5 text-small text-muted-foreground">
        {changeBefore > today && (
          <li>
            New dates are free of charge before <Day day={changeBefore} />.
          </li>
        )}
        {refunds.map(({ percent, before }) => (
          <li key={percent}>
            Cancel before <Day day={before} /> and {percent === 100 ? 'everything' : `${percent}%`} is
            refunded.
          </li>
        ))}
        {refunds.length === 0 && <li>Delivery is less than a day away: no refund on cancelling.</li>}
      </ul>
    </div>
  )
}

function Day({ day }: { day: CalendarDate }) {
  return <strong className="font-medium whitespace-nowrap text-foreground">{formatDay(day)}</strong>
}
