import { defaultCountry, isCountryCode } from '@trivet/core/address'
import type { User } from '../../lib/session.tsx'
import { storedValue, useStoredValue } from '../../lib/stored-value.ts'
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

/** The address typed for this booking, else the guest's own, once it is known who that is: nothing is asked twice. */
export function deliveryAddress(draft: BookingDraft, user: User | null): AddressDraft {
  if (draft.address) return draft.address
  const { street, city, state, postalCode, country } = user?.address ?? noAddress
  return { street, city, state, postalCode, country: isCountryCode(country) ? country : defaultCountry }
}

function parseDraft(text: string | null): BookingDraft {
  try {
    return bookingDraftInput.safeParse(JSON.parse(text ?? '{}')).data ?? emptyDraft
  } catch {
    return emptyDraft
  }
}
