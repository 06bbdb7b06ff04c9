import { formatDay } from '@trivet/core/dates'
import type { Order } from '@trivet/core/contract/orders'
import type { PaymentHold } from './payment-hold.ts'

/** The first words of an order's page: where it stands and what happens next. */
export function openingOf(
  { status, isPaid, rentalStart, rentalEnd }: Order,
  hold: PaymentHold,
): { title: string; text: string } {
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
    return {
      title: 'Thank you for cooking with us',
      text: `We picked everything up on ${formatDay(rentalEnd)}.`,
    }
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
