import { expect, test } from 'vitest'
import type { KitRuleCode } from '../../kits/kit-rules.ts'
import { kitChangeText } from './kit-change-words.ts'
import { kitRuleMessage } from './kit-rule-words.ts'

test.each<[KitRuleCode, string]>([
  ['items', 'Your kit must contain at least one item'],
  ['knife', 'Add at least one knife to your kit'],
  ['pan-or-pot', 'Add at least one pan or pot to your kit'],
  ['utensil', 'Add at least one utensil to your kit'],
])('a kit that misses the rule %s is told what to add', (code, message) => {
  expect(kitRuleMessage(code)).toBe(message)
})

const ladle = { product: 'c', name: 'Ladle' }

test('every change of a kit is one sentence', () => {
  expect(
    [
      { kind: 'gone' } as const,
      { kind: 'item-removed', ...ladle, quantity: 1 } as const,
      { kind: 'item-added', ...ladle, quantity: 1 } as const,
      { kind: 'quantity', ...ladle, from: 2, to: 4 } as const,
      { kind: 'price', fromCents: 2450, toCents: 3100 } as const,
    ].map(kitChangeText),
  ).toEqual([
    'This kit was deleted',
    'Ladle is no longer in this kit',
    '1 × Ladle came into this kit',
    'Ladle: 4 instead of 2',
    'Now $31.00 instead of $24.50 a week',
  ])
})
