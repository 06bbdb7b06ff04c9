import { parseAirbnbLink } from '../address/airbnb-link.ts'
import { readPhone } from '../delivery/phone.ts'
import { passesLuhn } from './luhn.ts'

const cardFields: readonly string[] = ['number', 'cvc', 'expiry']

/**
 * True when a body carries a card field or anything that looks like a card number, at any depth.
 * Such a body is refused unread: cards go from the browser to the payment provider only.
 * See docs/policy.md#card-payments.
 */
export function containsCardData(value: unknown): boolean {
  // a list instead of recursion: nesting is chosen by the sender
  const open: unknown[] = [value]
  while (open.length > 0) {
    const next = open.pop()
    if (typeof next === 'string' || typeof next === 'number') {
      if (holdsCardNumber(String(next))) return true
    } else if (typeof next === 'object' && next !== null) {
      if (!Array.isArray(next) && cardFields.some((field) => Object.hasOwn(next, field))) return true
      for (const [field, inner] of Object.entries(next)) if (!isPhone(field, inner)) open.push(inner)
    }
  }
  return false
}

/** A number from abroad may be as long as a card's, and pass its check. */
function isPhone(field: string, value: unknown): boolean {
  return field === 'phone' && typeof value === 'string' && readPhone(value).ok
}

// a run inside an id such as 4a…f is no card number, hence the borders
const digitRuns = /(?<![0-9A-Za-z])\d+(?:[ -]\d+)*(?![0-9A-Za-z])/g

function holdsCardNumber(text: string): boolean {
  const runs = text.match(digitRuns)
  // listing numbers are as long as card numbers
  if (!runs || parseAirbnbLink(text).ok) return false
  return runs.some((run) => run.split(/[ -]/).some((_, first, groups) => isCardNumberAt(groups, first)))
}

/** Groups as printed on a card, 4242 4242 4242 4242, possibly followed by more digits. */
function isCardNumberAt(groups: readonly string[], first: number): boolean {
  let digits = ''
  for (let index = first; index < groups.length && digits.length <= 19; index += 1) {
    digits += groups[index]
    if (digits.length >= 13 && digits.length <= 19 && passesLuhn(digits)) return true
  }
  return false
}
