import { tripCalendar, tripWindows } from '@trivet/core'
import type { Order } from '@trivet/core'
import { Button } from '@trivet/ui/button'
import { CalendarPlus } from 'lucide-react'
import { paths } from '../../paths.ts'

/** Puts both days of the order into the guest's own calendar, as a file that every calendar can read. */
export function CalendarButton({ order }: { order: Order }) {
  function download() {
    const url = URL.createObjectURL(new Blob([calendarOf(order)], { type: 'text/calendar;charset=utf-8' }))
    const link = document.createElement('a')
    link.href = url
    link.download = `trivet-${order.rentalStart}.ics`
    link.click()
    // the browser has begun to read it by then
    setTimeout(() => URL.revokeObjectURL(url), 10_000)
  }

  return (
    <Button variant="secondary" onClick={download}>
      <CalendarPlus aria-hidden strokeWidth={1.75} />
      Add to calendar
    </Button>
  )
}

function calendarOf({ _id, rentalStart, rentalEnd, rentalAddress }: Order): string {
  const { street, city, state, postalCode } = rentalAddress
  return tripCalendar({
    orderId: _id,
    deliveryDay: rentalStart,
    pickupDay: rentalEnd,
    place: `${street}, ${city}, ${state} ${postalCode}`,
    deliveryNote: `Between ${tripWindows.delivery}. Nobody has to be there. Order ${_id}.`,
    pickupNote: `Between ${tripWindows.pickup}. Leave everything in the kitchen, unwashed. Order ${_id}.`,
    link: new URL(paths.confirmation({ orderId: _id }), window.location.origin).href,
    writtenAt: new Date(),
  })
}
