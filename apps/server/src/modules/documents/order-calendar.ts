import { addressToFollow } from '@trivet/core/copy/address'
import type { Order } from '@trivet/core/contract/orders'
import { deliveryDetailsFor } from '@trivet/core/delivery'
import { tripWindows } from '@trivet/core/orders'
import { calendarMethod, tripCalendar } from './trip-calendar.ts'

type Given = { shop: string; link: string; now: Date }

type CalendarFile = { filename: string; contentType: string; content: string }

/** Both visits for the calendar of the guest, as the order's page and its mails give them. */
export function orderCalendar(order: Order, { shop, link, now }: Given): CalendarFile {
  const { deliveryWindow = tripWindows.delivery, pickupWindow = tripWindows.pickup } = order
  const { street, city, state, postalCode } = order.rentalAddress
  return {
    filename: `trivet-${order.rentalStart}.ics`,
    contentType: `text/calendar; charset=utf-8; method=${calendarMethod(order)}`,
    content: tripCalendar({
      shop,
      order,
      place: [order.addressNeeded ? addressToFollow : street, city, `${state} ${postalCode}`.trim()]
        .filter((part) => part !== '')
        .join(', '),
      notes: {
        delivery: `Between ${deliveryWindow}. Nobody has to be there. Order ${order.number}.${ownNotes(order)}`,
        pickup: `Between ${pickupWindow}. Leave everything in the kitchen, unwashed. Order ${order.number}.`,
      },
      link,
      writtenAt: now,
    }),
  }
}

/** What the guest noted for the driver; a calendar is read by others too, and has nothing about how to get in. */
function ownNotes({ deliveryDetails }: Order): string {
  if (!deliveryDetails) return ''
  const { deliveryNotes } = deliveryDetailsFor('calendar', deliveryDetails)
  return deliveryNotes === '' ? '' : `\n${deliveryNotes}`
}
