import { expect, test } from 'vitest'
import { visitOnTheWay } from './on-the-way.ts'

const left = { kind: 'on-the-way', at: '2026-12-10T15:00:00Z' } as const
const dispatched = { kind: 'status', at: '2026-12-10T15:00:00Z', from: 'packed', to: 'dispatched' } as const
const soon = new Date('2026-12-10T15:30:00Z')

test('the van is on its way for an hour after its driver has said so', () => {
  const order = { status: 'dispatched', timeline: [dispatched, left] } as const
  expect(visitOnTheWay(order, soon)).toBe('delivery')
  expect(visitOnTheWay(order, new Date('2026-12-10T15:59:59Z'))).toBe('delivery')
  expect(visitOnTheWay(order, new Date('2026-12-10T16:00:00Z'))).toBeNull()
})

test('it comes for the kitchen once that is delivered', () => {
  expect(visitOnTheWay({ status: 'delivered', timeline: [left] }, soon)).toBe('pickup')
})

test('it is not on its way any more once anything happened at the stop', () => {
  const missed = { kind: 'nobody-there', at: '2026-12-10T15:20:00Z' } as const
  const delivered = {
    kind: 'status',
    at: '2026-12-10T15:20:00Z',
    from: 'dispatched',
    to: 'delivered',
  } as const
  expect(visitOnTheWay({ status: 'dispatched', timeline: [left, missed] }, soon)).toBeNull()
  expect(visitOnTheWay({ status: 'delivered', timeline: [left, delivered] }, soon)).toBeNull()
  expect(visitOnTheWay({ status: 'cancelled', timeline: [left] }, soon)).toBeNull()
  expect(visitOnTheWay({ status: 'dispatched', timeline: [dispatched] }, soon)).toBeNull()
})

test('what happens beside the visits leaves it on its way', () => {
  const shared = { kind: 'trip-shared', at: '2026-12-10T15:10:00Z' } as const
  expect(visitOnTheWay({ status: 'dispatched', timeline: [left, shared] }, soon)).toBe('delivery')
})
