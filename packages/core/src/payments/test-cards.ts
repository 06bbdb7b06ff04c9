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

/** A card that is nobody's demo card pays as itself: the token says which, without its number. */
export type OwnTestCardToken = `tok_test_success_${string}`

/** The token the test payment provider gives for a card: one that is over is declined, one it does not know pays. */
export function testCardToken(
  { number, expiry }: Pick<CardForm, 'number' | 'expiry'>,
  today: CalendarDate,
): TestCardToken | OwnTestCardToken {
  if (isCardExpired(expiry, today)) return 'tok_test_declined'
  const digits = number.replace(/\D/g, '')
  return tokenOfCard.get(digits) ?? `tok_test_success_${fingerprintOf(digits)}`
}

/** What a token of the test provider does, and the fingerprint of its card; null of the cards that everybody uses. */
export function readTestToken(text: string): { token: string; card: string | null } {
  const [, token = text, fingerprint] = /^(tok_test_success)_([0-9a-f]{8})$/.exec(text) ?? []
  return { token, card: fingerprint ? `test_${fingerprint}` : null }
}

/** FNV-1a: 32 bits are too few to lead back to a number. */
function fingerprintOf(digits: string): string {
  let hash = 0x811c9dc5
  for (const digit of digits) hash = Math.imul(hash ^ digit.charCodeAt(0), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}
