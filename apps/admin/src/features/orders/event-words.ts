import type { MailStatus } from '@trivet/core/contract/mail'
import type { OrderEvent } from '@trivet/core/contract/orders'
import { orderStatuses, statusLabel, type OrderEventKind } from '@trivet/core/orders'

const sentences = {
  placed: 'Order placed',
  paid: 'Payment received',
  'payment-declined': 'Payment declined',
  'confirmation-required': 'Waiting for the bank’s confirmation',
  'payment-unknown': 'Payment unknown',
  'payment-returned': 'Payment returned',
  status: 'Status',
  'taken-back': 'Taken back',
  'on-account': 'Put on account',
  'price-waived': 'Price waived',
  expired: 'Not paid in time, items released',
  refunded: 'Refunded',
  'dates-changed': 'Dates changed',
  extended: 'Extended',
  'visit-changed': 'Visit changed',
  'on-the-way': 'Driver on the way',
  'nobody-there': 'Nobody there',
  'delivery-changed': 'Delivery details changed',
  'product-swapped': 'Product swapped',
  'order-changed': 'Order changed',
  'damage-reported': 'Damage reported',
  'damage-charged': 'Damage charged',
  'late-fee-charged': 'Late fee charged',
  'damage-paid': 'Amount due paid',
  'damage-waived': 'Amount due waived',
  'trip-shared': 'Trip shared',
  'trip-withdrawn': 'Trip withdrawn',
  mail: 'Mail',
  note: 'Internal note',
} as const satisfies Record<OrderEventKind, string>

const mailStates = {
  queued: 'Mail waits to be sent',
  sent: 'Mail sent',
  failed: 'Mail failed, and is tried again',
  dead: 'Mail could not be sent',
} as const satisfies Record<MailStatus, string>

/** What happened, in one line; of a step, from where to where. */
export function sentenceOf({
  kind,
  from,
  to,
  mail,
}: Pick<OrderEvent, 'kind' | 'from' | 'to' | 'mail'>): string {
  if (mail) return mailStates[mail.status]
  const change = from && to ? `${labelOf(from)} → ${labelOf(to)}` : null
  if (kind === 'status' && change) return change
  return change ? `${sentences[kind]} · ${change}` : sentences[kind]
}

function labelOf(status: string): string {
  const known = orderStatuses.find((one) => one === status)
  return known ? statusLabel(known) : inWords(status)
}

/** 'insufficient-funds' → 'Insufficient funds'; what people wrote stays as it is. */
export function inWords(text: string): string {
  return /^[a-z]+(-[a-z]+)*$/.test(text)
    ? text.charAt(0).toUpperCase() + text.slice(1).replaceAll('-', ' ')
    : text
}
