import type { CalendarDate } from '../dates/calendar-date.ts'
import { isCardExpired } from './card-form.ts'
import type { CardForm } from './card-form.ts'

export const testCardTokens = [
  'tok_test_success',
  'tok_test_declined',
  'tok_test_insufficient',
  'tok_test_confirm',
  'tok_test_down',
  'tok_test_timeout',
  'tok_test_lost',
] as const

export type TestCardToken = (typeof testCardTokens)[number]

const tokenOfCard = new Map<string, TestCardToken>([
  ['4242424242424242', 'tok_test_success'],
  ['4000000000000002', 'tok_test_declined'],
  ['4000000000009995', 'tok_test_insufficient'],
  ['4000002500003155', 'tok_test_confirm'],
])

/** The token the test payment provider gives for a card: one that is over is declined, one it does not know pays. */
export function testCardToken(
  { number, expiry }: Pick<CardForm, 'number' | 'expiry'>,
  today: CalendarDate,
): TestCardToken {
  if (isCardExpired(expiry, today)) return 'tok_test_declined'
  return tokenOfCard.get(number.replace(/\D/g, '')) ?? 'tok_test_success'
}
