import { expect, test } from 'vitest'
import { calendarDate } from '../../dates/calendar-date.ts'

import { cancelledByGuestNote } from '../../orders/guest-timeline.ts'
import { orderTimeline } from './order-timeline.ts'

const [rentalStart, rentalEnd] = [calendarDate('2026-12-10'), calendarDate('2026-12-17')]
const placed = { at: '2026-12-01T12:00:00.000Z', kind: 'placed', to: 'pending' } as const
const paid = { at: '2026-12-01T12:01:00.000Z', kind: 'paid' } as const
const confirmed = {
  at: '2026-12-01T12:01:00.000Z',
  kind: 'status',
  from: 'pending',
  to: 'confirmed',
} as const
const titlesOf = (steps: ReturnType<typeof orderTimeline>) => steps.map(({ title, state }) => [title, state])

test('a confirmed order tells what happened and what is to come, with the days of both visits', () => {
  const steps = orderTimeline({
    timeline: [placed, paid, confirmed],
    status: 'confirmed',
    rentalStart,
    rentalEnd,
  })
  expect(titlesOf(steps)).toEqual([
    ['Order placed', 'done'],
    ['Paid', 'done'],
    ['Order confirmed', 'now'],
    ['Packed and checked', 'next'],
    ['On its way', 'next'],
    ['In your kitchen', 'next'],
    ['Picked up', 'next'],
    ['Everything is back', 'next'],
  ])
  expect(steps.flatMap(({ day }) => day ?? [])).toEqual([rentalStart, rentalEnd])
})

test('a refund is told with its amount at its time, and once', () => {
  const at = '2026-12-02T08:00:00.000Z'
  const steps = orderTimeline({
    timeline: [placed, paid, { at, kind: 'refunded' }, { ...confirmed, at: '2026-12-03T08:00:00.000Z' }],
    refunds: [{ _id: '1', amount: 12.5, at }],
    status: 'confirmed',
    rentalStart,
    rentalEnd,
  })
  expect(steps.slice(0, 4).map(({ title }) => title)).toEqual([
    'Order placed',
    'Paid',
    'Refund of $12.50',
    'Order confirmed',
  ])
})

test('a refused payment and an own cancelling are told in words for the guest', () => {
  const declined = { ...paid, kind: 'payment-declined', note: 'insufficient-funds' } as const
  const unheard = { ...declined, note: 'some-code' }
  const cancelled = {
    at: '2026-12-02T08:00:00.000Z',
    kind: 'status',
    to: 'cancelled',
    note: cancelledByGuestNote,
  } as const
  const timeline = [placed, declined, unheard, cancelled]
  const steps = orderTimeline({ timeline, status: 'cancelled', rentalStart, rentalEnd })
  expect(steps.map(({ text }) => text)).toEqual([
    undefined,
    'Not enough money on the card',
    undefined,
    'By you',
  ])
})

test('a cancelled order ends there', () => {
  const cancelled = {
    at: '2026-12-02T08:00:00.000Z',
    kind: 'status',
    from: 'confirmed',
    to: 'cancelled',
  } as const
  const steps = orderTimeline({
    timeline: [placed, paid, confirmed, cancelled],
    status: 'cancelled',
    rentalStart,
    rentalEnd,
  })
  expect(titlesOf(steps).at(-1)).toEqual(['Order cancelled', 'done'])
})

test('nothing is left to come once everything is back', () => {
  const completed = {
    at: '2026-12-19T08:00:00.000Z',
    kind: 'status',
    from: 'collected',
    to: 'completed',
  } as const
  const steps = orderTimeline({ timeline: [placed, completed], status: 'completed', rentalStart, rentalEnd })
  expect(steps.every(({ state }) => state === 'done')).toBe(true)
})

test('an entry whose kind is not for guests is left out', () => {
  const steps = orderTimeline({
    timeline: [{ ...placed, kind: 'payment-returned' }],
    status: 'cancelled',
    rentalStart,
    rentalEnd,
  })
  expect(steps).toEqual([])
})

test('what happened beside the road is not where the order stands', () => {
  const shared = { at: '2026-12-04T08:00:00.000Z', kind: 'trip-shared' } as const
  const steps = orderTimeline({
    timeline: [placed, confirmed, shared],
    status: 'confirmed',
    rentalStart,
    rentalEnd,
  })
  expect(titlesOf(steps).slice(0, 3)).toEqual([
    ['Order placed', 'done'],
    ['Order confirmed', 'now'],
    ['Trip shared by a link', 'done'],
  ])
})
