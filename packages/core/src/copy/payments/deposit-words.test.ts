import { expect, test } from 'vitest'
import { depositText } from './deposit-words.ts'

test.each([
  [
    12_000,
    'Refundable deposits for this rental: $120.00, not charged today; only a piece that is missing, or damaged without protection, costs its own.',
  ],
  [
    null,
    'Deposits are refundable and not charged today; only a piece that is missing, or damaged without protection, costs its own.',
  ],
  [0, 'There is no deposit on what you rent.'],
])('a deposit of %j is told so', (depositCents, text) => {
  expect(depositText(depositCents)).toBe(text)
})
