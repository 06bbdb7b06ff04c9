import * as paymentsCopy from '../copy/payments/sentences.ts'
import { expect, test } from 'vitest'

import { cancelledByGuestNote, guestTimeline } from './guest-timeline.ts'
import type { TimelineKind } from './timeline-kinds.ts'

const at = '2026-12-01T12:00:00.000Z'

test.each<[string, TimelineKind]>([
  ['a step by staff', 'status'],
  ['a refund', 'refunded'],
  ['an expired order', 'expired'],
])('a guest reads of %s, and not what staff wrote to it', (_case, kind) => {
  expect(guestTimeline([{ at, kind, note: 'Suspicious card' }])).toEqual([{ at, kind }])
})

test.each<[string, TimelineKind, string]>([
  ['new dates', 'dates-changed', 'Sat, Dec 12 – Tue, Dec 22 instead of Thu, Dec 10 – Thu, Dec 17'],
  ['more days', 'extended', 'Thu, Dec 10 – Sun, Dec 20 instead of Thu, Dec 10 – Thu, Dec 17'],
  ['a declined card', 'payment-declined', paymentsCopy.paymentDeclined],
  ['a damage report', 'damage-reported', 'Chef Knife'],
  ['new delivery details', 'delivery-changed', 'Address and phone changed'],
])('the words about %s are for the guest', (_case, kind, note) => {
  expect(guestTimeline([{ at, kind, note }])).toEqual([{ at, kind, note }])
})

test('a guest reads that the order was cancelled by themselves', () => {
  const cancelled = { at, kind: 'status', from: 'packed', to: 'cancelled' } as const
  const entry = { ...cancelled, note: cancelledByGuestNote }
  expect(guestTimeline([entry])).toEqual([entry])
  const byStaff = guestTimeline([{ ...entry, note: 'Flooded kitchen' }])
  expect(byStaff).toEqual([cancelled])
})

test('the words of a cancelling guest stay hidden where staff wrote them to another step', () => {
  const packed = { at, kind: 'status', from: 'confirmed', to: 'packed' } as const
  expect(guestTimeline([{ ...packed, note: cancelledByGuestNote }])).toEqual([packed])
})

test('an entry without words gets none', () => {
  expect(guestTimeline([{ at, kind: 'extended' }])).toStrictEqual([{ at, kind: 'extended' }])
})

test.each<TimelineKind>(['payment-unknown', 'payment-returned'])('%s stays with staff', (kind) => {
  expect(guestTimeline([{ at, kind, note: 'Asked the provider' }])).toEqual([])
})
