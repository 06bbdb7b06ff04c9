import { deliveryTimeZone } from '@trivet/core/address'
import type { Order } from '@trivet/core/contract/orders'
import { addDays, type CalendarDate } from '@trivet/core/dates'
import { narrowedTimes, visitKinds, type VisitKind } from '@trivet/core/dispatch'
import { calendarSequence, tripWindows } from '@trivet/core/orders'
import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator'

type CalendarFacts = {
  /** Its name. */
  shop: string
  order: Order
  /** Where both visits are, on one line. */
  place: string
  /** What to know on either day. */
  notes: Record<VisitKind, string>
  link: string
  writtenAt: Date
}

const doings: Record<VisitKind, string> = { delivery: 'delivers', pickup: 'picks up' }

/** A calendar of a cancelled order takes back what an earlier one put in. */
export function calendarMethod({ status }: Order): ICalCalendarMethod {
  return status === 'cancelled' ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH
}

/** Both visits of an order as an iCalendar file (RFC 5545). */
export function tripCalendar({ shop, order, place, notes, link, writtenAt }: CalendarFacts): string {
  const calendar = ical({
    prodId: { company: shop, product: 'Orders', language: 'EN' },
    scale: 'GREGORIAN',
    method: calendarMethod(order),
  })
  for (const kind of visitKinds) {
    calendar.createEvent({
      // the same order always has the same two events: importing again replaces them
      id: `${order._id}-${kind}@trivet`,
      sequence: calendarSequence(order.timeline),
      stamp: writtenAt,
      ...timesOf(order, kind),
      summary: `${shop} ${doings[kind]} your kitchen`,
      location: place,
      description: `${notes[kind]}\n${link}`,
      url: link,
      transparency: ICalEventTransparency.TRANSPARENT,
      status: order.status === 'cancelled' ? ICalEventStatus.CANCELLED : null,
    })
  }
  // ical-generator leaves the last line open
  return `${calendar.toString()}\r\n`
}

/** A narrowed window as instants, which no time zone can misread; else the whole day, which none can move. */
function timesOf(order: Order, kind: VisitKind) {
  const { deliveryWindow = tripWindows.delivery, pickupWindow = tripWindows.pickup } = order
  const [day, label] =
    kind === 'delivery' ? [order.rentalStart, deliveryWindow] : [order.rentalEnd, pickupWindow]
  const timeZone = order.timeZone ?? deliveryTimeZone(order.rentalAddress.postalCode)
  return (
    narrowedTimes({ kind, day, label, timeZone }) ?? {
      allDay: true,
      start: midnightUtc(day),
      end: midnightUtc(addDays(day, 1)),
    }
  )
}

// ical-generator writes the UTC date of a whole day, wherever the machine is
function midnightUtc(day: CalendarDate): Date {
  return new Date(`${day}T00:00:00Z`)
}
