import { expect, test } from 'vitest'
import { eventTopic, eventTopics, type EventTopic } from './order-events.ts'
import { orderEventKinds } from './timeline-kinds.ts'

const kindsOf = (topic: EventTopic) => orderEventKinds.filter((kind) => eventTopic(kind) === topic)

test('everything that moves money, or fails to, is filed under payments', () => {
  expect(kindsOf('payments')).toEqual([
    'paid',
    'confirmation-required',
    'payment-declined',
    'payment-unknown',
    'payment-returned',
    'on-account',
    'price-waived',
    'refunded',
    'damage-charged',
    'late-fee-charged',
    'damage-paid',
    'damage-waived',
  ])
})

test('steps, changes, mails and notes are filed apart', () => {
  expect(eventTopics.map((topic) => [topic, kindsOf(topic)])).toEqual([
    ['status', ['placed', 'status', 'taken-back', 'expired']],
    ['payments', expect.anything()],
    [
      'changes',
      [
        'dates-changed',
        'extended',
        'visit-changed',
        'on-the-way',
        'nobody-there',
        'delivery-changed',
        'product-swapped',
        'order-changed',
        'damage-reported',
        'trip-shared',
        'trip-withdrawn',
      ],
    ],
    ['mails', ['mail']],
    ['notes', ['note']],
  ])
})
