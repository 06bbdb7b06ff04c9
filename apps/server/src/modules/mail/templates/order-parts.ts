import { creditRows } from '@trivet/core/copy/account-credit'
import { addressNeeded } from '@trivet/core/copy/address'
import { accessInMail } from '@trivet/core/copy/mail'
import type { MailAttachment } from '@trivet/core/contract/mail'
import { orderRows, type Order } from '@trivet/core/contract/orders'
import { dateInZone, formatDay } from '@trivet/core/dates'
import { formatPhone } from '@trivet/core/delivery'
import { formatDollars, formatMoney, toCents } from '@trivet/core/money'
import {
  canBecome,
  dateChangeNoticeHours,
  formatDeadline,
  noticeDeadline,
  orderClock,
  refundSteps,
  tripWindows,
} from '@trivet/core/orders'
import { addressLines, longDay, orderCalendar, packedWords, windowWords } from '../../documents/index.ts'
import type { Handover } from '../../dispatch/index.ts'
import type { Block } from './mail-content.ts'
import type { ShopLinks } from './mail-links.ts'

export type MailedOrder = {
  order: Order
  /** How a driver left what is delivered; null for other mails. */
  handover: Handover | null
  links: ShopLinks
  now: Date
}

export const deliveryWindow = (order: Order): string => order.deliveryWindow ?? tripWindows.delivery

export const pickupWindow = (order: Order): string => order.pickupWindow ?? tripWindows.pickup

/** '$81.40', of the number on the wire. */

/** The order as it was priced: the rows and cents of its page, its invoice and its docket. */
export function docketOf(order: Order): Block {
  const rows = orderRows(order)
  return {
    kind: 'docket',
    lines: order.orderItems.map((item) => ({
      name: item.name,
      quantity: item.qty,
      price: formatMoney(toCents(item.price) * item.qty),
      ...(item.items && {
        packed: packedWords(item.items.map(({ name, quantity }) => ({ name, quantity }))),
      }),
    })),
    rows: rows.map(({ label, cents }) => ({ label, value: formatMoney(cents) })),
    total: { label: 'Total', value: formatDollars(order.totalPrice) },
    after: creditRows({
      totalCents: toCents(order.totalPrice),
      creditCents: toCents(order.accountCreditPrice ?? 0),
      isPaid: order.isPaid,
    }).map(({ label, cents }) => ({ label, value: formatMoney(cents) })),
  }
}

/** When the van comes, and what to do on arrival. */
export function planOf(order: Order): Block {
  return {
    kind: 'plan',
    stops: [
      {
        when: `${longDay(order.rentalStart)}, ${windowWords(deliveryWindow(order))}`,
        title: 'We deliver',
        text: `Nobody has to be there.${mayTellAccess(order) ? ' A gate code or a key box? Add it on your order until we pack, and the driver will know.' : ''}`,
      },
      {
        when: 'On arrival',
        title: 'Open the crate',
        text: 'It stands in the kitchen with the packing list on top. Something missing or chipped? Tell us the same day, and it is not yours to answer for.',
      },
      {
        when: `${longDay(order.rentalEnd)}, ${windowWords(pickupWindow(order))}`,
        title: 'We pick up',
        text: 'Leave everything in the kitchen, unwashed. Take only the spices and the leftovers with you.',
      },
    ],
  }
}

/** While it is open, and how to get in is not told yet. */
const mayTellAccess = ({ deliveryDetails }: Order): boolean =>
  deliveryDetails?.isOpen === true && deliveryDetails.access === ''

export function addressOf(order: Order): Block[] {
  return [
    { kind: 'heading', text: 'Where' },
    { kind: 'lines', lines: addressLines(order) },
    ...(order.addressNeeded ? [paragraph(`${addressNeeded} Please send it: your order tells how.`)] : []),
  ]
}

/** What the driver knows besides the address; nothing where the guest told nothing. */
export function driverNotesOf({ deliveryDetails }: Order): Block[] {
  if (!deliveryDetails) return []
  const { phone, deliveryNotes, access } = deliveryDetails
  const rows = [
    { label: 'Phone', value: formatPhone(phone) },
    { label: 'Access', value: access && accessInMail },
    { label: 'Notes', value: deliveryNotes },
  ].filter(({ value }) => value !== '')
  if (rows.length === 0) return []
  return [
    { kind: 'heading', text: 'For the driver' },
    { kind: 'facts', rows },
  ]
}

/** Until when plans may change, on the clock of the place; nothing once it is on its way, or its day has begun. */
export function deadlinesOf({ order, now }: MailedOrder): Block[] {
  const place = orderClock(order)
  const today = dateInZone(now, place.timeZone)
  if (order.rentalStart <= today || !canBecome(order.status, 'cancelled')) return []
  const change = noticeDeadline(order.rentalStart, dateChangeNoticeHours, place.timeZone)
  const refunds = refundSteps(order.refundDay ?? order.rentalStart, place.timeZone).filter(
    ({ untilAt }) => now <= untilAt,
  )
  return [
    { kind: 'heading', text: 'If plans change' },
    {
      kind: 'lines',
      lines: [
        ...(now <= change ? [`New dates are free of charge until ${formatDeadline(change, place)}.`] : []),
        ...refunds.map(({ percent, untilAt }) => {
          const share = percent === 100 ? 'everything' : `${percent}%`
          return `Cancel until ${formatDeadline(untilAt, place)} and ${share} is refunded.`
        }),
        ...(refunds.length === 0 ? ['Delivery is less than a day away: no refund on cancelling.'] : []),
      ],
    },
  ]
}

export function orderButton({ order, links }: MailedOrder, label = 'Open your order'): Block {
  return { kind: 'button', label, href: links.order(order._id) }
}

export function orderNumber(order: Order): Block {
  return { kind: 'facts', rows: [{ label: 'Order', value: order.number }] }
}

/** Both days of the trip for the guest's own calendar. */
export function calendarOf({ order, links, now }: MailedOrder): MailAttachment {
  return orderCalendar(order, { shop: links.shopName, link: links.order(order._id), now })
}

export const paragraph = (text: string): Block => ({ kind: 'paragraph', text })

/** 'Thu, Dec 10 to Thu, Dec 17 in Austin'. */
export const tripOf = ({ rentalStart, rentalEnd, rentalAddress }: Order): string =>
  `${formatDay(rentalStart)} to ${formatDay(rentalEnd)} in ${rentalAddress.city}`

/** Everything there is to know, as on the order's page. */
export function wholePlan(mailed: MailedOrder): Block[] {
  const { order } = mailed
  return [
    orderNumber(order),
    planOf(order),
    ...addressOf(order),
    ...driverNotesOf(order),
    { kind: 'heading', text: 'Your order' },
    docketOf(order),
    ...deadlinesOf(mailed),
    orderButton(mailed),
    paragraph('Changing dates, extending, cancelling and the invoice as a PDF: all of it is on your order.'),
  ]
}
