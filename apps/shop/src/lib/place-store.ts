import { storageKeys } from '@trivet/core/cart'
import { storedValue, useStoredValue } from './stored-value.ts'

const storedPlace = storedValue(storageKeys.place, parsePlace)

/** The ZIP code of where the guest stays; null until it is known. */
export function usePlace(): string | null {
  return useStoredValue(storedPlace)
}

/** What is asked about days is asked for there, too. Only in the browser: a page is rendered for no place. */
export function placeAsked(): string | undefined {
  return storedPlace.get() ?? undefined
}

/** The same, followed. */
export function usePlaceAsked(): string | undefined {
  return usePlace() ?? undefined
}

export function rememberPlace(zip: string | null): void {
  storedPlace.set(zip)
}

function parsePlace(text: string | null): string | null {
  return /^"(\d{5})"$/.exec(text ?? '')?.[1] ?? null
}
