import { refuse } from '../refusal/refusal.ts'
import type { Refusal } from '../refusal/refusal.ts'

export type CardForm = { name: string; number: string; expiry: string; cvc: string }

export type CardFormFaults = {
  blank: { field: keyof CardForm }
  'number-invalid': { field: 'number' }
  'expiry-invalid': { field: 'expiry' }
  'cvc-invalid': { field: 'cvc' }
}

export type CardFormRefusal = Refusal<CardFormFaults>

export type CardFormDecision = { ok: true } | CardFormRefusal

/** The checks of the card form, the first that fails: docs/policy.md#card-payments. */
export function decideCardForm({ name, number, expiry, cvc }: CardForm): CardFormDecision {
  const fields = { name, number, expiry, cvc }
  for (const field of ['name', 'number', 'expiry', 'cvc'] as const) {
    if (fields[field].trim() === '') return refuse('blank', { field })
  }
  if (!isCardNumber(digitsOf(number))) return refuse('number-invalid', { field: 'number' })
  if (!/^(0[1-9]|1[0-2])\/\d{2}$/.test(expiry.trim())) {
    return refuse('expiry-invalid', { field: 'expiry' })
  }
  if (!/^\d{3,4}$/.test(cvc.trim())) return refuse('cvc-invalid', { field: 'cvc' })
  return { ok: true }
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
