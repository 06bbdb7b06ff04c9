import { expect, test } from 'vitest'
import { orderMessages } from '../order-messages.ts'
import { decideMove, possibleMoves } from './order-moves.ts'

test('a step that follows is allowed', () => {
  expect(decideMove('confirmed', 'packed')).toEqual({ ok: true })
})

test.each([
  ['delivered', 'cancelled', false, orderMessages.orderMoveRefused('delivered', 'cancelled')],
  ['packed', 'packed', true, 'Already packed'],
] as const)('from %s to %s there is no step, and a sentence says so', (from, to, isThere, reason) => {
  expect(decideMove(from, to)).toEqual({ ok: false, isThere, reason })
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
