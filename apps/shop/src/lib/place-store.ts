import { storageKeys } from '@trivet/core/cart'
import { storedValue, useStoredValue } from './stored-value.ts'

const storedPlace = storedValue(storageKeys.place, parsePlace)

/** The ZIP code of where the guest stays; null until it is known. */
export function usePlace(): string | null {
  return useStoredValue(storedPlace)
}

export function rememberPlace(zip: string | null): void {
  storedPlace.set(zip)
}

function parsePlace(text: string | null): string | null {
  return /^"(\d{5})"$/.exec(text ?? '')?.[1] ?? null
}
