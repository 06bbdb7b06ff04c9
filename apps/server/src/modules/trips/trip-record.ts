import type { Order, Trip } from '@trivet/core/contract/orders'
import { visitOnTheWay } from '@trivet/core/dispatch'
import { isPriceSettled, tripWindows } from '@trivet/core/orders'

/** Named one by one: what is not here does not leave the house. */
export function toTrip(order: Order, { expiresAt, now }: { expiresAt: Date; now: Date }): Trip {
  const isCancelled = order.status === 'cancelled'
  const isShown = isPriceSettled(order) && !isCancelled
  return {
    isCancelled,
    rentalStart: order.rentalStart,
    rentalEnd: order.rentalEnd,
    deliveryWindow: order.deliveryWindow ?? tripWindows.delivery,
    pickupWindow: order.pickupWindow ?? tripWindows.pickup,
    onTheWay: isShown ? visitOnTheWay(order, now) : null,
    title: order.stay?.title ?? null,
    rentalAddress: isShown ? order.rentalAddress : null,
    accessNotes: (isShown && order.stay?.accessNotes) || null,
    items: order.orderItems.map(({ name, qty, image, items = [] }) => ({
      name,
      quantity: qty,
      image,
      items,
    })),
    expiresAt: expiresAt.toISOString(),
  }
}
