import type { CalendarDate } from '../dates/calendar-date.ts'
import { fault } from '../refusal/refusal.ts'
import type { Fault } from '../refusal/refusal.ts'

export type CardForm = { name: string; number: string; expiry: string; cvc: string }

export type CardFormFaults = {
  blank: { field: keyof CardForm }
  'number-invalid': { field: 'number' }
  'expiry-invalid': { field: 'expiry' }
  'card-expired': { field: 'expiry' }
  'cvc-invalid': { field: 'cvc' }
}

export type CardFormFault = Fault<CardFormFaults>

/**
 * All that is wrong with a card as it is typed, one fault a field; `today` is a day such as that of the shop.
 * See docs/policy.md#card-payments.
 */
export function checkCardForm(card: CardForm, today: CalendarDate): CardFormFault[] {
  const faults: CardFormFault[] = []
  for (const field of cardFields) {
    const typed = card[field].trim()
    const found = typed === '' ? fault('blank', { field }) : checks[field](typed, today)
    if (found) faults.push(found)
  }
  return faults
}

const cardFields = ['name', 'number', 'expiry', 'cvc'] as const

const checks: Record<keyof CardForm, (typed: string, today: CalendarDate) => CardFormFault | null> = {
  name: () => null,
  number: (typed) => (isCardNumber(digitsOf(typed)) ? null : fault('number-invalid', { field: 'number' })),
  expiry(typed, today) {
    if (!/^(0[1-9]|1[0-2])\/\d{2}$/.test(typed)) return fault('expiry-invalid', { field: 'expiry' })
    return isCardExpired(typed, today) ? fault('card-expired', { field: 'expiry' }) : null
  },
  cvc: (typed) => (/^\d{3,4}$/.test(typed) ? null : fault('cvc-invalid', { field: 'cvc' })),
}

/** Whether a card with this expiry, MM/YY, is over; it is good to the end of its month. */
export function isCardExpired(expiry: string, today: CalendarDate): boolean {
  const [month = '', year = ''] = expiry.trim().split('/')
  return `20${year}-${month}` < today.slice(0, 7)
}

/** Groups of four, 19 characters at most. */
export function formatCardNumber(typed: string): string {
  return (
    digitsOf(typed)
      .slice(0, 16)
      .match(/\d{1,4}/g) ?? []
  ).join(' ')
}

/** MM/YY; the slash comes with the third digit, so that Backspace can remove it. */
export function formatExpiry(typed: string): string {
  const digits = digitsOf(typed).slice(0, 4)
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits
}

export function formatCvc(typed: string): string {
  return digitsOf(typed).slice(0, 4)
}

function isCardNumber(digits: string): boolean {
  const isAmex = /^3[47]\d{13}$/.test(digits)
  return isAmex || digits.length >= 16
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}
