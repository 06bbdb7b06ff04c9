import * as ordersCopy from '../copy/orders/sentences.ts'
import { calendarDate } from '../dates/calendar-date.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { statusChangeRefusalMessage } from '../copy/orders/status-change-words.ts'
import { nextStatuses, orderStatuses } from './order-status.ts'
import type { OrderStatus } from './order-status.ts'
import {
  decideStatusChange,
  needsAccount,
  oddStatusChange,
  possibleStatusChanges,
  waitsForPayment,
} from './status-changes.ts'

const paid = { addressNeeded: false, isPaid: true, isOnAccount: false, isChargeOpen: false, dueCents: 0 }
const unpaid = { ...paid, isPaid: false, dueCents: 9078 }
const onAccount = { ...unpaid, isOnAccount: true }

test('a step that follows is allowed', () => {
  expect(decideStatusChange('confirmed', 'packed', paid)).toEqual({ ok: true })
})

test.each([
  ['delivered', 'cancelled', 'no-such-step', ordersCopy.statusChangeRefused('delivered', 'cancelled')],
  ['packed', 'packed', 'already-there', 'Already packed'],
] as const)('from %s to %s there is no step, and a sentence says so', (from, to, code, reason) => {
  const verdict = decideStatusChange(from, to, paid)
  expect(verdict).toMatchObject({ ok: false, code })
  expect(verdict.ok ? '' : statusChangeRefusalMessage(verdict)).toBe(reason)
})

test('all steps are shown, those that are open among them', () => {
  const changes = possibleStatusChanges('packed', paid)
  expect(changes.map(({ to }) => to)).toEqual([
    'confirmed',
    'packed',
    'dispatched',
    'delivered',
    'collected',
    'completed',
    'cancelled',
  ])
  expect(changes.filter(({ verdict }) => verdict.ok).map(({ to }) => to)).toEqual(['dispatched', 'cancelled'])
})

test('without a street nothing is dispatched, and everything else goes on', () => {
  const needed = { ...paid, addressNeeded: true }
  expect(decideStatusChange('packed', 'dispatched', needed)).toEqual({
    ok: false,
    code: 'address-needed',
    facts: {},
  })
  expect(decideStatusChange('confirmed', 'packed', needed)).toEqual({ ok: true })
  expect(decideStatusChange('packed', 'cancelled', needed)).toEqual({ ok: true })
  expect(decideStatusChange('pending', 'dispatched', needed)).toMatchObject({ code: 'no-such-step' })
  const verdicts = possibleStatusChanges('packed', needed).map(({ to, verdict }) => [to, verdict.ok])
  expect(verdicts).toContainEqual(['dispatched', false])
})

test.each([
  ['pending', 'confirmed'],
  ['confirmed', 'packed'],
] as const)('an unpaid order that is %s is %s only on account', (from, to) => {
  expect(decideStatusChange(from, to, unpaid)).toEqual({
    ok: false,
    code: 'unpaid',
    facts: { dueCents: 9078 },
  })
  expect(needsAccount(from, to, unpaid)).toBe(true)
  expect(decideStatusChange(from, to, onAccount)).toEqual({ ok: true })
  expect(needsAccount(from, to, onAccount)).toBe(false)
  expect(decideStatusChange(from, 'cancelled', unpaid)).toEqual({ ok: true })
})

test('an order that owes what a change added to its price is packed only on account', () => {
  const owing = { ...paid, dueCents: 664 }
  expect(decideStatusChange('confirmed', 'packed', owing)).toEqual({
    ok: false,
    code: 'unpaid',
    facts: { dueCents: 664 },
  })
  expect(needsAccount('confirmed', 'packed', owing)).toBe(true)
  expect(decideStatusChange('confirmed', 'packed', { ...owing, isOnAccount: true })).toEqual({ ok: true })
  expect(decideStatusChange('packed', 'dispatched', owing)).toEqual({ ok: true })
})

test.each(orderStatuses)(
  'an order that is %s waits for its payment where that keeps it from being packed',
  (status) => {
    for (const facts of [paid, { ...paid, dueCents: 664 }, { ...paid, dueCents: 664, isOnAccount: true }]) {
      const verdict = decideStatusChange(status, 'packed', facts)
      const isUnpaid = !verdict.ok && verdict.code === 'unpaid'
      expect(waitsForPayment({ status, ...facts })).toBe(status === 'pending' || isUnpaid)
    }
  },
)

test('a reason opens no step that is closed for something else', () => {
  expect(needsAccount('packed', 'dispatched', { ...unpaid, addressNeeded: true })).toBe(false)
  expect(needsAccount('pending', 'packed', unpaid)).toBe(false)
  expect(needsAccount('pending', 'confirmed', paid)).toBe(false)
})

test('while its charge is looked into an order is cancelled or waits, on account or not', () => {
  for (const facts of [unpaid, onAccount]) {
    const open = { ...facts, isChargeOpen: true }
    const verdict = decideStatusChange('pending', 'confirmed', open)
    expect(verdict).toEqual({ ok: false, code: 'charge-open', facts: {} })
    expect(verdict.ok ? '' : statusChangeRefusalMessage(verdict)).toBe(ordersCopy.chargeOpenStepRefused)
    expect(needsAccount('pending', 'confirmed', open)).toBe(false)
    expect(decideStatusChange('pending', 'cancelled', open)).toEqual({ ok: true })
  }
})

test('an order is not completed while a cent is due', () => {
  const owing = (dueCents: number) => decideStatusChange('collected', 'completed', { ...paid, dueCents })
  expect(owing(1)).toEqual({ ok: false, code: 'money-due', facts: { dueCents: 1 } })
  expect(owing(0)).toEqual({ ok: true })
  expect(decideStatusChange('delivered', 'collected', { ...paid, dueCents: 1 })).toEqual({ ok: true })
})

test('whatever the order, money closes steps and opens none', () => {
  const statuses = fc.constantFrom(...orderStatuses)
  const facts = fc.record({
    addressNeeded: fc.boolean(),
    isPaid: fc.boolean(),
    isOnAccount: fc.boolean(),
    isChargeOpen: fc.boolean(),
    dueCents: fc.nat(),
  })
  fc.assert(
    fc.property(statuses, statuses, facts, (from, to, known) => {
      if (!decideStatusChange(from, to, known).ok) return
      const next: readonly OrderStatus[] = nextStatuses[from]
      expect(next).toContain(to)
      if (to === 'cancelled') return
      expect(known.isPaid || known.isOnAccount).toBe(true)
      expect(known.isChargeOpen).toBe(false)
      if (to === 'completed') expect(known.dueCents).toBe(0)
      if (to === 'packed') expect(known.dueCents === 0 || known.isOnAccount).toBe(true)
    }),
  )
})

const rental = { rentalStart: calendarDate('2026-12-24'), rentalEnd: calendarDate('2026-12-31') }
const odd = (to: OrderStatus, today: string, facts = {}) =>
  oddStatusChange(to, {
    addressNeeded: false,
    isPaid: true,
    dueCents: 0,
    ...rental,
    today: calendarDate(today),
    ...facts,
  })

test.each([
  ['packed', '2026-12-10', '2026-12-11'],
  ['dispatched', '2026-12-23', '2026-12-24'],
  ['delivered', '2026-12-23', '2026-12-24'],
  ['collected', '2026-12-30', '2026-12-31'],
  ['completed', '2026-12-30', '2026-12-31'],
] as const)('%s on %s is odd, on %s it is not', (to, early, intime) => {
  expect(odd(to, early)).toEqual(['early'])
  expect(odd(to, intime)).toEqual([])
})

test('what is unpaid and what has no street is odd, and cancelling never is', () => {
  const facts = { isPaid: false, addressNeeded: true }
  expect(odd('packed', '2026-12-20', facts)).toEqual(['unpaid', 'address-needed'])
  expect(odd('confirmed', '2026-12-20', facts)).toEqual(['unpaid'])
  expect(odd('packed', '2026-12-20', { dueCents: 664 })).toEqual(['unpaid'])
  expect(odd('delivered', '2026-12-24', { dueCents: 664 })).toEqual([])
  expect(odd('cancelled', '2026-12-01', facts)).toEqual([])
})
