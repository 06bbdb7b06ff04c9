import * as ordersCopy from '../copy/orders/sentences.ts'
import { expect, test } from 'vitest'

import { statusChangeRefusalMessage } from '../copy/orders/status-change-words.ts'
import { decideStatusChange, possibleStatusChanges } from './status-changes.ts'

test('a step that follows is allowed', () => {
  expect(decideStatusChange('confirmed', 'packed')).toEqual({ ok: true })
})

test.each([
  ['delivered', 'cancelled', 'no-such-step', ordersCopy.statusChangeRefused('delivered', 'cancelled')],
  ['packed', 'packed', 'already-there', 'Already packed'],
] as const)('from %s to %s there is no step, and a sentence says so', (from, to, code, reason) => {
  const verdict = decideStatusChange(from, to)
  expect(verdict).toMatchObject({ ok: false, code })
  expect(verdict.ok ? '' : statusChangeRefusalMessage(verdict)).toBe(reason)
})

test('all steps are shown, those that are open among them', () => {
  const changes = possibleStatusChanges('packed')
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
  const needed = { addressNeeded: true }
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
