import { streetText } from '@trivet/core/copy/address'
import type { Order, OrderItem } from '@trivet/core/contract/orders'
import { orderClock, tripWindows } from '@trivet/core/orders'
import type { KeptTrip } from './kept-trip.ts'

/** An order as core judges it, with what may be kept of it on the device. */
export function tripFacts(order: Order) {
  const { number, status, rentalStart, rentalEnd, rentalAddress, stay } = order
  const { street, city, state, postalCode } = rentalAddress
  const { timeZone } = orderClock(order)
  const kept: Omit<KeptTrip, 'keptAt'> = {
    number,
    delivery: { day: rentalStart, window: order.deliveryWindow ?? tripWindows.delivery },
    pickup: { day: rentalEnd, window: order.pickupWindow ?? tripWindows.pickup },
    timeZone,
    place: [stay?.title ?? '', streetText(street), `${city}, ${state} ${postalCode}`].filter(
      (line) => line !== '',
    ),
    pieces: order.orderItems.flatMap(piecesOf),
  }
  return { status, rentalStart, rentalEnd, timeZone, kept }
}

function piecesOf({ qty, name, items = [] }: OrderItem): string[] {
  return [`${qty} × ${name}`, ...items.map((item) => `${qty * item.quantity} × ${item.name}`)]
}
