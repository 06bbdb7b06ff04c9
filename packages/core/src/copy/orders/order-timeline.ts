import type { CalendarDate } from '../../dates/calendar-date.ts'

import { formatDollars } from '../../money/money.ts'
import { paymentFailures } from '../../payments/payment-account.ts'
import type { PaymentFailure } from '../../payments/payment-account.ts'
import type { Order, TimelineEntry } from '../../contract/orders/order-output.ts'
import { cancelledByGuestNote } from '../../orders/guest-timeline.ts'
import type { OrderStatus } from '../../orders/order-status.ts'
import { standingEvents } from '../../orders/standing-events.ts'
import type { TimelineKind } from '../../orders/timeline-kinds.ts'

export type TimelineStep = {
  title: string
  text?: string | undefined
  /** When it happened; null for what lies ahead. */
  at: string | null
  /** The day on which something that lies ahead is planned. */
  day?: CalendarDate
  /** `now` is how far an order has come that is still on its way. */
  state: 'done' | 'now' | 'next'
}

type TimelineFacts = Pick<Order, 'timeline' | 'refunds' | 'status' | 'rentalStart' | 'rentalEnd'>

const statusTitles = {
  pending: 'Order placed',
  confirmed: 'Order confirmed',
  packed: 'Packed and checked',
  dispatched: 'On its way',
  delivered: 'In your kitchen',
  collected: 'Picked up',
  completed: 'Everything is back',
  cancelled: 'Order cancelled',
} as const satisfies Record<OrderStatus, string>

/** Null is not told in these words, or not at all. */
const kindTitles = {
  placed: 'Order placed',
  paid: 'Paid',
  'payment-declined': 'Payment declined',
  'confirmation-required': 'Your bank asked for a confirmation',
  'payment-unknown': null,
  'payment-returned': null,
  'on-account': null,
  'price-waived': 'Nothing more to pay for the rental',
  // told by the status it leads to
  status: null,
  'taken-back': null,
  expired: 'Not paid in time',
  // told with its amount, from the refunds themselves
  refunded: null,
  'dates-changed': 'Dates changed',
  extended: 'Rental extended',
  'visit-changed': 'Visit changed',
  'on-the-way': 'The driver is on the way',
  'nobody-there': 'We came, and nobody was there',
  'delivery-changed': 'Delivery details changed',
  'product-swapped': 'Something else in its place',
  'order-changed': 'Order changed with us',
  'damage-reported': 'Damage reported',
  'damage-charged': 'To pay for missing or damaged pieces',
  'late-fee-charged': 'To pay for a late pickup',
  'damage-paid': 'Paid besides the price',
  'damage-waived': 'Nothing to pay besides the price',
  'trip-shared': 'Trip shared by a link',
  'trip-withdrawn': 'Trip links stopped',
} as const satisfies Record<TimelineKind, string | null>

/** Why a payment failed, as it is kept; nothing for what a guest need not know. */
const failureTexts = {
  declined: 'The bank declined the card',
  'insufficient-funds': 'Not enough money on the card',
  'provider-down': 'The payment provider did not answer',
  'discount-used': 'The card has had the first-order discount before',
  'not-held': 'The bank asked to confirm the payment, and the items could not be held until then',
} as const satisfies Record<PaymentFailure, string>

const road: readonly OrderStatus[] = [
  'confirmed',
  'packed',
  'dispatched',
  'delivered',
  'collected',
  'completed',
]

/** An order from the first stitch to the last: what happened, the oldest first, and what is still to come. */
export function orderTimeline(order: TimelineFacts): TimelineStep[] {
  const { timeline, refunds = [], status } = order
  const past: PastStep[] = [
    ...standingEvents(timeline).flatMap(pastStep),
    ...refunds.map(({ amount, at }) => ({
      title: `Refund of ${formatDollars(amount)}`,
      at,
      isStation: false,
    })),
  ].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
  const ahead = stepsAhead(order)
  const isOver = ahead.length === 0 || status === 'cancelled'
  const reached = past.findLast(({ isStation }) => isStation)
  const steps = past.map((step): TimelineStep => {
    const { title, text, at } = step
    return { title, text, at, state: !isOver && step === reached ? 'now' : 'done' }
  })
  return [...steps, ...ahead]
}

type PastStep = {
  title: string
  text?: string | undefined
  at: string
  /** A step on the order's road, not something beside it. */
  isStation: boolean
}

function pastStep({ at, kind, to, note }: TimelineEntry): PastStep[] {
  const title = isStatus(to) && kind === 'status' ? statusTitles[to] : kindTitles[kind]
  const isStation = kind === 'status' || kind === 'placed'
  return title === null ? [] : [{ title, text: textOf(kind, note), at, isStation }]
}

function textOf(kind: TimelineKind, note: string | undefined): string | undefined {
  if (kind === 'payment-declined') {
    const failure = paymentFailures.find((one) => one === note)
    return failure && failureTexts[failure]
  }
  return note === cancelledByGuestNote ? 'By you' : note
}

function stepsAhead({ status, rentalStart, rentalEnd }: TimelineFacts): TimelineStep[] {
  if (status === 'cancelled') return []
  const days: Partial<Record<OrderStatus, CalendarDate>> = { delivered: rentalStart, collected: rentalEnd }
  return road.slice(road.indexOf(status) + 1).map((next) => {
    const day = days[next]
    return { title: statusTitles[next], at: null, ...(day && { day }), state: 'next' }
  })
}

function isStatus(text: string | undefined): text is OrderStatus {
  return text !== undefined && Object.hasOwn(statusTitles, text)
}
