import { readPhone } from '@trivet/core/delivery'
import type { DeliveryDetails } from '@trivet/core/delivery'
import type { User } from '../../lib/session.tsx'
import { accessOf, keepAccess } from './access-in-memory.ts'
import { changeDraft } from './booking-draft.ts'
import type { BookingDraft } from './booking-draft-input.ts'
import { forgetAttempt } from './order-attempt.ts'

/** What was typed for the driver so far; the phone number is the account's until another one is typed. */
export function driverAnswers(draft: BookingDraft, user: User): DeliveryDetails {
  const { phone, deliveryNotes, deliveryWindow, pickupWindow } = draft
  return {
    phone: phone ?? (readPhone(user.phone).ok ? user.phone : ''),
    deliveryNotes,
    access: accessOf(user._id),
    deliveryWindow,
    pickupWindow,
  }
}

/** A reload took what was typed about how to get in. */
export function isAccessGone(draft: BookingDraft, user: User): boolean {
  return draft.hadAccess && accessOf(user._id) === ''
}

export function keepDriverAnswers(user: User, { access = '', ...answers }: Partial<DeliveryDetails>): void {
  // another way in makes another order, and the key of an order is kept without it
  if (access !== accessOf(user._id)) forgetAttempt()
  keepAccess({ userId: user._id, text: access })
  changeDraft({ ...answers, hadAccess: access !== '' })
}
