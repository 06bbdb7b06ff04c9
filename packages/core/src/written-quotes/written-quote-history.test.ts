import { expect, test } from 'vitest'
import { writtenQuoteHistory, type WrittenQuoteHistoryFacts } from './index.ts'

const day = (date: number, hour = 12) => new Date(Date.UTC(2026, 11, date, hour))
const maya = { name: 'Maya', isStaff: true }
const ana = { name: 'Ana', isStaff: false }

const trail: WrittenQuoteHistoryFacts = {
  createdAt: day(1),
  maker: maya,
  expiresAt: day(8),
  withdrawnAt: null,
  status: 'open',
  log: [{ at: day(1), action: 'written-quote.made', actor: maya }],
  orders: [],
}

type Step = WrittenQuoteHistoryFacts['orders'][number]['timeline'][number]

const event = (step: Pick<Step, 'at' | 'kind'> & Partial<Step>): Step => ({
  from: null,
  to: null,
  actor: null,
  ...step,
})
const placed = event({ at: day(2), kind: 'placed', to: 'pending', actor: ana })
const order = (number: string, ...timeline: Step[]) => ({ id: number, number, timeline })

const told = (changes: Partial<WrittenQuoteHistoryFacts>) =>
  writtenQuoteHistory({ ...trail, ...changes }).map(({ kind, actor, order: of }) =>
    [kind, actor?.name, of?.number].filter(Boolean).join(' '),
  )

test('begins with who wrote it, once', () => {
  expect(told({})).toEqual(['made Maya'])
})

test('tells who sent it again and withdrew it as far as the audit log is read', () => {
  const log = [
    ...trail.log,
    { at: day(2), action: 'written-quote.sent-again', actor: { name: 'Sam', isStaff: true } },
    { at: day(3), action: 'written-quote.withdrawn', actor: maya },
  ] as const
  const withdrawn = { withdrawnAt: day(3), status: 'withdrawn' } as const
  expect(told({ ...withdrawn, log })).toEqual(['made Maya', 'sent-again Sam', 'withdrawn Maya'])
  expect(told({ ...withdrawn, log: [] })).toEqual(['made Maya', 'withdrawn'])
})

test('tells each try to pay by its order, and ends with the one that accepted it', () => {
  const lapsed = order('T-1', placed, event({ at: day(2, 13), kind: 'expired' }))
  const paid = order(
    'T-2',
    event({ ...placed, at: day(3) }),
    event({ at: day(3, 13), kind: 'payment-declined', actor: ana }),
    event({ at: day(3, 14), kind: 'paid', actor: ana }),
    event({ at: day(3, 14), kind: 'status', from: 'pending', to: 'confirmed' }),
    event({ at: day(4), kind: 'status', from: 'confirmed', to: 'cancelled', actor: maya }),
  )
  expect(told({ status: 'accepted', orders: [lapsed, paid] })).toEqual([
    'made Maya',
    'order-placed Ana T-1',
    'order-lapsed T-1',
    'order-placed Ana T-2',
    'payment-declined Ana T-2',
    'paid Ana T-2',
  ])
})

test('names who let its order go out unpaid, and who cancelled it', () => {
  const onAccount = event({ at: day(3), kind: 'on-account', actor: maya })
  expect(told({ status: 'accepted', orders: [order('T-1', placed, onAccount)] }).at(-1)).toBe(
    'on-account Maya T-1',
  )
  const cancelled = event({ at: day(3), kind: 'status', from: 'pending', to: 'cancelled', actor: ana })
  expect(told({ status: 'withdrawn', orders: [order('T-1', placed, cancelled)] }).at(-1)).toBe(
    'order-cancelled Ana T-1',
  )
  const back = event({ at: day(4), kind: 'taken-back', from: 'cancelled', to: 'pending', actor: maya })
  expect(told({ orders: [order('T-1', placed, cancelled, back)] }).at(-1)).toBe('order-placed Ana T-1')
})

test('tells that it expired where that is what became of it', () => {
  expect(told({ status: 'expired' })).toEqual(['made Maya', 'expired'])
  expect(told({ status: 'withdrawn', withdrawnAt: day(7) })).toEqual(['made Maya', 'withdrawn'])
})

test('of one moment, what was done to the quote comes before what followed for its order', () => {
  const held = order(
    'T-1',
    event({ ...placed, at: day(1), actor: maya }),
    event({ at: day(8), kind: 'expired' }),
  )
  expect(told({ status: 'expired', orders: [held] })).toEqual([
    'made Maya',
    'order-placed Maya T-1',
    'expired',
    'order-lapsed T-1',
  ])
})
