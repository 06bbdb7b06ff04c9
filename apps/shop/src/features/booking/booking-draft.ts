import { defaultCountry, isCountryCode } from '@trivet/core/address'
import type { User } from '../../lib/session.tsx'
import { storedValue, useStoredValue } from '../../lib/stored-value.ts'
import { zipOf } from '../../lib/zip-of.ts'
import { forgetAccess } from './access-in-memory.ts'
import { bookingDraftInput } from './booking-draft-input.ts'
import type { AddressDraft, BookingDraft } from './booking-draft-input.ts'

const emptyDraft = bookingDraftInput.parse({})

const storedDraft = storedValue('bookingDraft', parseDraft, 'sessionStorage')

/** What was chosen and typed so far; it survives a reload and ends with the tab. */
export function useBookingDraft(): BookingDraft {
  return useStoredValue(storedDraft)
}

export function changeDraft(change: Partial<BookingDraft>): void {
  storedDraft.set({ ...storedDraft.get(), ...change })
}

export function forgetDraft(): void {
  storedDraft.set(storedDraft.empty)
  forgetAccess()
}

const noAddress = { street: '', city: '', state: '', postalCode: '', country: defaultCountry }

/**
 * The address typed for this booking, else the guest's own, once it is known who that is, else the ZIP code that was given
 * beside the dates: nothing is asked twice.
 */
export function deliveryAddress(draft: BookingDraft, user: User | null, place: string | null): AddressDraft {
  if (draft.address && !isOfOtherPlace(draft, place)) return draft.address
  const { street, city, state, postalCode, country } = user?.address ?? noAddress
  const isNone = [street, city, state, postalCode].every((part) => part.trim() === '')
  return {
    street,
    city,
    state,
    postalCode: isNone ? (place ?? '') : postalCode,
    country: isCountryCode(country) ? country : defaultCountry,
  }
}

/** No more than a ZIP code filled in for a place that the guest has changed since. */
function isOfOtherPlace({ address, addressSource }: BookingDraft, place: string | null): boolean {
  if (place === null || addressSource === 'airbnb' || address?.street.trim()) return false
  return zipOf(address?.postalCode ?? '') !== place
}

function parseDraft(text: string | null): BookingDraft {
  try {
    return bookingDraftInput.safeParse(JSON.parse(text ?? '{}')).data ?? emptyDraft
  } catch {
    return emptyDraft
  }
}
