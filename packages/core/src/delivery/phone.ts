import type { CountryCode } from '../address/address-rules.ts'
import { refuse } from '../refusal/refusal.ts'
import type { NoFacts, Refusal } from '../refusal/refusal.ts'

/** As people type it, with brackets, dots and an extension. */
export const maxTypedPhone = 40

/** How a number is kept: '+15125550100', '+15125550100x12'. */
export const storedPhonePattern = /^\+[1-9][0-9]{6,14}(?:x[0-9]{1,6})?$/

export type PhoneRefusal = Refusal<{ 'phone-unreadable': NoFacts }>

export type PhoneDecision = { ok: true; phone: string } | PhoneRefusal

const callingCodes = {
  USA: '1',
  CAN: '1',
  MEX: '52',
} as const satisfies Record<CountryCode, string>

const extension = /(?:ext\.?|extension|x|#)\s*([0-9]{1,6})$/i
const separators = /[\s().\-/‐-―−]/gu
// what a phone book puts around a number that is copied from it
const unseen = /[\p{Cf}]/gu

/**
 * Reads a telephone number as a driver can call it, and keeps it in one form. A number that begins with + or 00 is
 * international; ten digits, or eleven that begin with 1 in North America, are of the country of the address. An empty
 * text is no number. Whether it can be read does not depend on the country. See docs/policy.md#delivery-details.
 */
export function readPhone(typed: string, country: CountryCode = 'USA'): PhoneDecision {
  const text = typed.normalize('NFKC').replace(unseen, '').trim()
  if (text === '') return { ok: true, phone: '' }
  const inside = extension.exec(text)
  const main = (inside ? text.slice(0, inside.index) : text)
    .replace(/^tel:/i, '')
    // +44 (0)20 is dialed without the 0
    .replace(/^(\s*(?:\+|00)[^(]*)\(0\)/, '$1')
    .replace(separators, '')
    .replace(/,+$/, '')
    .replace(/^00/, '+')
  const phone = international(main, country) + (inside ? `x${inside[1]}` : '')
  return storedPhonePattern.test(phone) ? { ok: true, phone } : refuse('phone-unreadable', {})
}

function international(digits: string, country: CountryCode): string {
  if (digits.startsWith('+')) return digits
  if (/^[0-9]{10}$/.test(digits)) return `+${callingCodes[country]}${digits}`
  return /^1[0-9]{10}$/.test(digits) ? `+${digits}` : ''
}

/** '(512) 555-0100', '+49 15112345678': as people read it; what is not in the stored form stays as it is. */
export function formatPhone(phone: string): string {
  const american = /^\+1([0-9]{3})([0-9]{3})([0-9]{4})(?:x([0-9]+))?$/.exec(phone)
  if (!american) return phone.replace('x', ' ext. ')
  const [, area, exchange, line, inside] = american
  return `(${area}) ${exchange}-${line}${inside ? ` ext. ${inside}` : ''}`
}
