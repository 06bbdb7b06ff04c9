import type { Order, PlaceForGuestInput } from '@trivet/core/contract/orders'
import { placedForGuest } from '@trivet/core/copy/orders'
import { orderHoldMinutes, staffHoldUntil } from '@trivet/core/orders'
import type { UserContext } from '../../../api/context.ts'
import { getOrder } from '../../orders/index.ts'
import type { OrderTerms } from '../order-terms.ts'
import { placeOrder } from '../place-order.ts'
import { forGuest, getGuest } from './for-guest.ts'
import { writeGuestPayment } from './write-guest-payment.ts'

/**
 * Places an order for a person on the phone: the same statement, prices, stock and windows as at the checkout, and in its
 * transaction how it is paid. The same key again answers with the order that it placed.
 */
export async function placeForGuest(
  ctx: UserContext,
  { guest: guestId, order, payment }: PlaceForGuestInput,
  key: string,
): Promise<Order> {
  await ctx.limits.count({ key: `orders-by-staff:${ctx.actor.userId}`, max: 60, windowSeconds: 600 })
  const guest = await getGuest(ctx, guestId)
  const hours = payment.by === 'link' ? payment.hours : orderHoldMinutes / 60
  const terms: OrderTerms = {
    placedBy: ctx.actor.userId,
    note: placedForGuest(guest.name),
    holdUntil: (deliveryDayBegins) => staffHoldUntil({ hours, now: ctx.clock.now(), deliveryDayBegins }),
    // they hear at once, by how it is paid
    isMailed: false,
    agreed: null,
    together: (tx, placed) => writeGuestPayment(ctx, tx, { placed, guest, payment }),
  }
  // a card is its guest's alone
  const { paymentToken: _token, ...cardless } = order
  const { _id: id } = await placeOrder(forGuest(ctx, guest), cardless, { key, terms })
  return getOrder(ctx, { id })
}
