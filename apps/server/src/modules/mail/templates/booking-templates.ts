import { addressNeeded } from '@trivet/core/copy/address'
import type { Order } from '@trivet/core/contract/orders'
import { formatDay } from '@trivet/core/dates'
import { formatDollars } from '@trivet/core/money'
import { formatDeadline, orderClock } from '@trivet/core/orders'
import { windowWords } from '../../documents/index.ts'
import type { MailData } from '../../outbox/index.ts'
import {
  calendarOf,
  deliveryWindow,
  docketOf,
  orderButton,
  orderNumber,
  planOf,
  paragraph,
  tripOf,
  wholePlan,
} from './order-parts.ts'
import type { OrderTemplates } from './order-template.ts'

const holdOf = (order: Order) =>
  order.holdExpiresAt ? formatDeadline(new Date(order.holdExpiresAt), orderClock(order)) : null

const failures = {
  declined: 'Your bank declined the card. Nothing was charged.',
  'insufficient-funds': 'There was not enough money on the card. Nothing was charged.',
  unknown:
    'Your bank never told us whether it let the payment through. Should it still charge you, all of it comes back to you at once.',
} as const satisfies Record<MailData['payment-failed']['reason'], string>

export const bookingTemplates: Pick<
  OrderTemplates,
  'order-received' | 'order-confirmed' | 'order-paid' | 'payment-failed' | 'order-expiring' | 'address-needed'
> = {
  'order-received': (mailed) => {
    const { order } = mailed
    const until = holdOf(order)
    return {
      subject: `Not paid yet: your kitchen, ${tripOf(order)}`,
      preview: until ? `We hold it until ${until}.` : 'It is confirmed as soon as it is paid.',
      heading: 'Order received',
      blocks: [
        paragraph(
          until
            ? `We hold everything for you until ${until}. It is confirmed as soon as it is paid.`
            : 'It is confirmed as soon as it is paid.',
        ),
        orderButton(mailed, 'Pay now'),
        orderNumber(order),
        docketOf(order),
        planOf(order),
      ],
    }
  },
  'order-confirmed': (mailed) => ({
    subject: `Confirmed: your kitchen, ${tripOf(mailed.order)}`,
    preview: `It arrives on ${formatDay(mailed.order.rentalStart)}, ${windowWords(deliveryWindow(mailed.order))}.`,
    heading: 'Order confirmed',
    blocks: [
      paragraph(
        `Your kitchen arrives on ${formatDay(mailed.order.rentalStart)}. On ${formatDay(mailed.order.rentalEnd)} leave it as it is: we pick it up and do the washing.`,
      ),
      ...wholePlan(mailed),
    ],
    attachments: [calendarOf(mailed)],
  }),
  'order-paid': (mailed) => ({
    subject: `Paid: your kitchen, ${tripOf(mailed.order)}`,
    preview: `${formatDollars(mailed.order.totalPrice)} received. It arrives on ${formatDay(mailed.order.rentalStart)}.`,
    heading: 'Paid and confirmed',
    blocks: [
      paragraph(
        `We received ${formatDollars(mailed.order.totalPrice)}. Your kitchen arrives on ${formatDay(mailed.order.rentalStart)}.`,
      ),
      ...wholePlan(mailed),
    ],
    attachments: [calendarOf(mailed)],
  }),
  'address-needed': (mailed) => ({
    subject: `Where do we deliver? Your kitchen, ${tripOf(mailed.order)}`,
    preview: addressNeeded,
    heading: 'We need your address',
    blocks: [
      paragraph(
        `Your kitchen comes on ${formatDay(mailed.order.rentalStart)}, ${windowWords(deliveryWindow(mailed.order))}. ${addressNeeded}`,
      ),
      paragraph('It stands in your booking confirmation from Airbnb, under where you will stay.'),
      orderButton(mailed, 'Send the address'),
      orderNumber(mailed.order),
    ],
  }),
  'payment-failed': (mailed, { reason }) => {
    const isOver = mailed.order.status === 'cancelled'
    const until = isOver ? null : holdOf(mailed.order)
    return {
      subject: `Payment failed: your kitchen, ${tripOf(mailed.order)}`,
      preview: isOver
        ? 'Your order has ended, and its days are free again.'
        : 'Nothing was charged. Another card keeps your order.',
      heading: 'The payment did not go through',
      blocks: [
        paragraph(failures[reason]),
        ...(until ? [paragraph(`We hold everything for you until ${until}: another card will do.`)] : []),
        ...(isOver
          ? [paragraph('Your order has ended, and its days are free again. You may place it anew.')]
          : []),
        isOver ? orderButton(mailed, 'Order it again') : orderButton(mailed, 'Pay now'),
        orderNumber(mailed.order),
        docketOf(mailed.order),
      ],
    }
  },
  'order-expiring': (mailed) => {
    const until = holdOf(mailed.order)
    return {
      subject: `Last minutes: your kitchen, ${tripOf(mailed.order)}`,
      preview: until ? `We hold it until ${until}.` : 'Your order is not paid yet.',
      heading: 'Your order is about to lapse',
      blocks: [
        paragraph(
          `It is not paid yet${until ? `, and we hold it until ${until}` : ''}. After that its days are free for others. Nothing is charged.`,
        ),
        orderButton(mailed, 'Pay now'),
        orderNumber(mailed.order),
        docketOf(mailed.order),
      ],
    }
  },
}
