import { calendarDate, formatDay } from '@trivet/core/dates'
import { longDay, windowWords } from '../../documents/index.ts'
import {
  addressOf,
  calendarOf,
  deliveryWindow,
  docketOf,
  driverNotesOf,
  orderButton,
  orderNumber,
  pickupWindow,
  planOf,
  paragraph,
  tripOf,
  type MailedOrder,
} from './order-parts.ts'
import type { Block } from './mail-content.ts'
import type { OrderTemplates } from './order-template.ts'

const shortDay = (day: string): string => formatDay(calendarDate(day))

export const tripTemplates: Pick<
  OrderTemplates,
  | 'order-packed'
  | 'order-dispatched'
  | 'driver-on-the-way'
  | 'order-delivered'
  | 'visit-missed'
  | 'visit-changed'
  | 'pickup-tomorrow'
  | 'order-collected'
  | 'order-completed'
  | 'review-request'
> = {
  'order-packed': (mailed) => ({
    subject: `Packed: your kitchen, ${tripOf(mailed.order)}`,
    preview: `It leaves for you on ${formatDay(mailed.order.rentalStart)}.`,
    heading: 'Your kitchen is packed',
    blocks: [
      paragraph(
        `Washed, counted and in its crate. It comes on ${longDay(mailed.order.rentalStart)}, ${windowWords(deliveryWindow(mailed.order))}.`,
      ),
      ...addressOf(mailed.order),
      ...driverNotesOf(mailed.order),
      orderNumber(mailed.order),
      orderButton(mailed),
    ],
  }),
  'order-dispatched': (mailed) => ({
    subject: `On its way: your kitchen in ${mailed.order.rentalAddress.city}`,
    preview: `It arrives ${windowWords(deliveryWindow(mailed.order))}.`,
    heading: 'Your kitchen is on its way',
    blocks: [
      paragraph(
        `The van comes on ${longDay(mailed.order.rentalStart)}, ${windowWords(deliveryWindow(mailed.order))}. Nobody has to be there.`,
      ),
      ...addressOf(mailed.order),
      ...driverNotesOf(mailed.order),
      orderNumber(mailed.order),
      orderButton(mailed),
    ],
  }),
  'driver-on-the-way': (mailed, { visit, window }) => ({
    subject: `The driver is on the way: ${mailed.order.rentalAddress.city}`,
    preview: `The van comes ${windowWords(window)}.`,
    heading: visit === 'delivery' ? 'Your kitchen is on its way' : 'We are on the way to pick up',
    blocks: [
      paragraph(
        visit === 'delivery'
          ? `The driver is coming to you now, ${windowWords(window)}. Nobody has to be there.`
          : `The driver is coming for your kitchen now, ${windowWords(window)}. Leave everything where it is, unwashed.`,
      ),
      ...addressOf(mailed.order),
      ...driverNotesOf(mailed.order),
      orderNumber(mailed.order),
      orderButton(mailed),
    ],
  }),
  'visit-missed': (mailed, { visit, reason }) => ({
    subject: `We came, and could not ${visit === 'delivery' ? 'deliver' : 'pick up'}`,
    preview: `${reason}. Please get in touch.`,
    heading: 'We were at your door',
    blocks: [
      paragraph(
        `The driver came ${visit === 'delivery' ? 'with your kitchen' : 'for your kitchen'} and noted: ${reason.toLowerCase()}. Answer this mail or call us, and we come again.`,
      ),
      ...addressOf(mailed.order),
      ...driverNotesOf(mailed.order),
      orderNumber(mailed.order),
      orderButton(mailed),
    ],
  }),
  'order-delivered': (mailed) => ({
    subject: `Delivered: your kitchen in ${mailed.order.rentalAddress.city}`,
    preview: 'It stands in the kitchen. Look it over the same day.',
    heading: 'Your kitchen is there',
    blocks: [
      paragraph('The crate stands in the kitchen, with the packing list on top. Everything is washed.'),
      ...handoverOf(mailed),
      paragraph(
        'Something missing or chipped? Report it on your order the same day, and it is not yours to answer for.',
      ),
      orderButton(mailed),
      paragraph(
        `We pick it up on ${longDay(mailed.order.rentalEnd)}, ${windowWords(pickupWindow(mailed.order))}. Need it longer? Extend on your order until 24 hours before that day.`,
      ),
      orderNumber(mailed.order),
    ],
  }),
  'visit-changed': (mailed, { visit, day, window }) => ({
    subject:
      visit === 'delivery' ? `New delivery time: ${shortDay(day)}` : `New pickup time: ${shortDay(day)}`,
    preview: `${shortDay(day)}, ${windowWords(window)}.`,
    heading: visit === 'delivery' ? 'We deliver at another time' : 'We pick up at another time',
    blocks: [
      paragraph(
        `${visit === 'delivery' ? 'The van now comes' : 'We now come for your kitchen'} on ${shortDay(day)}, ${windowWords(window)}. The price stays as it is.`,
      ),
      planOf(mailed.order),
      orderNumber(mailed.order),
      orderButton(mailed),
    ],
    attachments: [calendarOf(mailed)],
  }),
  'pickup-tomorrow': (mailed) => ({
    subject: `Pickup tomorrow: your kitchen in ${mailed.order.rentalAddress.city}`,
    preview: `We come on ${formatDay(mailed.order.rentalEnd)}, ${windowWords(pickupWindow(mailed.order))}.`,
    heading: 'We pick up tomorrow',
    blocks: [
      paragraph(
        `We come on ${longDay(mailed.order.rentalEnd)}, ${windowWords(pickupWindow(mailed.order))}. Leave everything in the kitchen, unwashed. Take only the spices and the leftovers with you.`,
      ),
      ...addressOf(mailed.order),
      ...driverNotesOf(mailed.order),
      orderNumber(mailed.order),
      orderButton(mailed),
    ],
  }),
  'order-collected': (mailed) => ({
    subject: `Picked up: your kitchen in ${mailed.order.rentalAddress.city}`,
    preview: 'We have it back. Now we count and wash.',
    heading: 'We picked it up',
    blocks: [
      paragraph(
        'Thank you for cooking with us. Now we count and wash; you will hear from us when that is done.',
      ),
      orderNumber(mailed.order),
      orderButton(mailed),
    ],
  }),
  'order-completed': (mailed) => ({
    subject: `All back: your kitchen in ${mailed.order.rentalAddress.city}`,
    preview: 'Everything is back and washed.',
    heading: 'Everything is back',
    blocks: [
      paragraph('Counted, washed and on the shelf again. Thank you for cooking with us.'),
      docketOf(mailed.order),
      orderNumber(mailed.order),
      orderButton(mailed, 'Order it again'),
    ],
  }),
  'review-request': (mailed) => ({
    subject: `How was cooking in ${mailed.order.rentalAddress.city}?`,
    preview: 'Two sentences help the next guest choose.',
    heading: 'How was it?',
    blocks: [
      paragraph(
        'What was good, and what was missing? Two sentences help the next guest choose. Your review is marked as one of somebody who really rented it.',
      ),
      {
        kind: 'links',
        links: mailed.order.orderItems
          .filter(({ isCustomKit }) => !isCustomKit)
          .map(({ name, slug }) => ({ label: name, href: mailed.links.product(slug) })),
      },
      paragraph('We ask once for each order.'),
      orderNumber(mailed.order),
    ],
  }),
}

/** A shared trip does not show it: who took it in is on the order alone. */
function handoverOf({ handover }: MailedOrder): Block[] {
  if (!handover) return []
  const { signedBy, hasPhoto } = handover
  return [
    ...(signedBy ? [paragraph(`${signedBy} took it in.`)] : []),
    ...(hasPhoto
      ? [paragraph('The driver took a photo of where it stands. You find it on your order.')]
      : []),
  ]
}
