import { dateInZone, formatDay } from '@trivet/core/dates'
import type { Order } from '@trivet/core/contract/orders'
import { collectedAtOf, orderClock } from '@trivet/core/orders'
import type { PaymentHold } from './payment-hold.ts'

/** The first words of an order's page: where it stands and what happens next. */
export function openingOf(order: Order, hold: PaymentHold): { title: string; text: string } {
  const { status, isPaid, rentalStart, rentalEnd } = order
  if (status === 'cancelled') {
    return { title: 'Order cancelled', text: 'Nothing will be delivered.' }
  }
  if (hold === 'over') {
    return { title: 'Order not paid', text: 'Nothing is charged, and nothing will be delivered.' }
  }
  if (!isPaid && status === 'pending') {
    return {
      title: 'Order received',
      text: 'It is confirmed as soon as it is paid.',
    }
  }
  if (status === 'completed' || status === 'collected') {
    return { title: 'Thank you for cooking with us', text: pickedUp(order) }
  }
  if (status === 'delivered') {
    return {
      title: 'Your kitchen is there',
      text: `Cook away. On ${formatDay(rentalEnd)} leave it as it is: we pick it up and do the washing.`,
    }
  }
  return {
    title: 'Order confirmed',
    text: `Your kitchen arrives on ${formatDay(rentalStart)}. On ${formatDay(rentalEnd)} leave it as it is: we pick it up and do the washing.`,
  }
}

/** On the day it was, not the one that was agreed; whether all of it came back is counted afterwards. */
function pickedUp(order: Order): string {
  const at = collectedAtOf(order.timeline)
  if (!at) return 'We have it back.'
  return `We picked it up on ${formatDay(dateInZone(at, orderClock(order).timeZone))}.`
}
