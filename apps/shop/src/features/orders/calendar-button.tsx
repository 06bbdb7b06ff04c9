import { tripCalendar, tripWindows } from '@trivet/core'
import type { Order } from '@trivet/core'
import { Button } from '@trivet/ui/button'
import { CalendarPlus } from 'lucide-react'
import { now } from '../../lib/clock.ts'
import { saveFile } from '../../lib/save-file.ts'
import { paths } from '../../paths.ts'

/** Puts both days of the order into the guest's own calendar, as a file that every calendar can read. */
export function CalendarButton({ order }: { order: Order }) {
  function download() {
    const calendar = new Blob([calendarOf(order)], { type: 'text/calendar;charset=utf-8' })
    saveFile(calendar, `trivet-${order.rentalStart}.ics`)
  }

  return (
    <Button variant="secondary" onClick={download}>
      <CalendarPlus aria-hidden strokeWidth={1.75} />
      Add to calendar
    </Button>
  )
}

function calendarOf({ _id, rentalStart, rentalEnd, rentalAddress, ...windows }: Order): string {
  const { deliveryWindow = tripWindows.delivery, pickupWindow = tripWindows.pickup } = windows
  const { street, city, state, postalCode } = rentalAddress
  return tripCalendar({
    orderId: _id,
    deliveryDay: rentalStart,
    pickupDay: rentalEnd,
    place: `${street}, ${city}, ${state} ${postalCode}`,
    deliveryNote: `Between ${deliveryWindow}. Nobody has to be there. Order ${_id}.`,
    pickupNote: `Between ${pickupWindow}. Leave everything in the kitchen, unwashed. Order ${_id}.`,
    link: new URL(paths.confirmation({ orderId: _id }), window.location.origin).href,
    writtenAt: now(),
  })
}
