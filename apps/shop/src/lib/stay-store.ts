import { storageKeys } from '@trivet/core/cart'
import { storedValue, useStoredValue } from './stored-value.ts'

/** The rental whose page a guest came from, as far as guests may know it before they have paid. */
export type AppliedStay = { slug: string; title: string; city: string; state: string }

const storedStay = storedValue(storageKeys.stay, parseStay)

export function useAppliedStay(): AppliedStay | null {
  return useStoredValue(storedStay)
}

export function rememberStay(stay: AppliedStay): void {
  if (JSON.stringify(storedStay.get()) !== JSON.stringify(stay)) storedStay.set(stay)
}

export function forgetStay(): void {
  storedStay.set(null)
}

function parseStay(text: string | null): AppliedStay | null {
  try {
    const stay: unknown = JSON.parse(text ?? 'null')
    return isAppliedStay(stay) ? stay : null
  } catch {
    return null
  }
}

function isAppliedStay(stay: unknown): stay is AppliedStay {
  if (typeof stay !== 'object' || stay === null) return false
  return (['slug', 'title', 'city', 'state'] as const).every(
    (part) => typeof Reflect.get(stay, part) === 'string',
  )
}
