import type { OrderEventKind } from './timeline-kinds.ts'

export const eventTopics = ['status', 'payments', 'changes', 'mails', 'notes'] as const

export type EventTopic = (typeof eventTopics)[number]

export const eventTopicLabel = {
  status: 'Status',
  payments: 'Payments and refunds',
  changes: 'Changes',
  mails: 'Mails',
  notes: 'Internal notes',
} as const satisfies Record<EventTopic, string>

const topicOf = {
  placed: 'status',
  status: 'status',
  'taken-back': 'status',
  expired: 'status',
  paid: 'payments',
  'confirmation-required': 'payments',
  'payment-declined': 'payments',
  'payment-unknown': 'payments',
  'payment-returned': 'payments',
  'on-account': 'payments',
  'price-waived': 'payments',
  refunded: 'payments',
  'damage-charged': 'payments',
  'late-fee-charged': 'payments',
  'damage-paid': 'payments',
  'damage-waived': 'payments',
  'dates-changed': 'changes',
  extended: 'changes',
  'visit-changed': 'changes',
  'on-the-way': 'changes',
  'nobody-there': 'changes',
  'delivery-changed': 'changes',
  'product-swapped': 'changes',
  'order-changed': 'changes',
  'damage-reported': 'changes',
  'trip-shared': 'changes',
  'trip-withdrawn': 'changes',
  mail: 'mails',
  note: 'notes',
} as const satisfies Record<OrderEventKind, EventTopic>

/** What staff filter an order's events by. */
export function eventTopic(kind: OrderEventKind): EventTopic {
  return topicOf[kind]
}
