import * as ordersCopy from '../copy/orders/sentences.ts'
import { expect, test } from 'vitest'

import { moveRefusalMessage } from '../copy/orders/order-move-words.ts'
import { decideMove, possibleMoves } from './order-moves.ts'

test('a step that follows is allowed', () => {
  expect(decideMove('confirmed', 'packed')).toEqual({ ok: true })
})

test.each([
  ['delivered', 'cancelled', 'no-such-step', ordersCopy.orderMoveRefused('delivered', 'cancelled')],
  ['packed', 'packed', 'already-there', 'Already packed'],
] as const)('from %s to %s there is no step, and a sentence says so', (from, to, code, reason) => {
  const verdict = decideMove(from, to)
  expect(verdict).toMatchObject({ ok: false, code })
  expect(verdict.ok ? '' : moveRefusalMessage(verdict)).toBe(reason)
})

test('all steps are shown, those that are open among them', () => {
  const moves = possibleMoves('packed')
  expect(moves.map(({ to }) => to)).toEqual([
    'confirmed',
    'packed',
    'dispatched',
    'delivered',
    'collected',
    'completed',
    'cancelled',
  ])
  expect(moves.filter(({ verdict }) => verdict.ok).map(({ to }) => to)).toEqual(['dispatched', 'cancelled'])
})
