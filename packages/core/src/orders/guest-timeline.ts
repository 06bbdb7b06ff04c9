import type { TimelineEntry } from '../contract/orders/order-output.ts'
import { standingEvents } from './standing-events.ts'
import type { TimelineKind } from './timeline-kinds.ts'

/** The note that the timeline keeps when a guest cancels; `guestTimeline` knows by it who did. */
export const cancelledByGuestNote = 'Cancelled by the guest'

/** What a guest reads of an order's timeline, and whether the words beside it were written for the guest. */
const shownToGuests = {
  placed: { isNoteShown: false },
  paid: { isNoteShown: false },
  'payment-declined': { isNoteShown: true },
  'confirmation-required': { isNoteShown: false },
  // staff sort these out, and the guest is told what came of it
  'payment-unknown': null,
  'payment-returned': null,
  // staff say to each other why
  'on-account': null,
  // why is for staff
  'price-waived': { isNoteShown: false },
  // staff write their notes for each other
  status: { isNoteShown: false },
  // neither is what was taken back
  'taken-back': null,
  expired: { isNoteShown: false },
  refunded: { isNoteShown: false },
  'dates-changed': { isNoteShown: true },
  extended: { isNoteShown: true },
  'visit-changed': { isNoteShown: false },
  'on-the-way': { isNoteShown: false },
  'nobody-there': { isNoteShown: true },
  'delivery-changed': { isNoteShown: true },
  'product-swapped': { isNoteShown: true },
  'order-changed': { isNoteShown: true },
  'damage-reported': { isNoteShown: true },
  'damage-charged': { isNoteShown: true },
  'late-fee-charged': { isNoteShown: true },
  'damage-paid': { isNoteShown: true },
  'damage-waived': { isNoteShown: false },
  'trip-shared': { isNoteShown: false },
  'trip-withdrawn': { isNoteShown: false },
} as const satisfies Record<TimelineKind, { isNoteShown: boolean } | null>

/**
 * The timeline as its guest may read it: no internal entry, nothing that was taken back, no note and no reason that
 * staff wrote for themselves.
 */
export function guestTimeline(entries: readonly TimelineEntry[]): TimelineEntry[] {
  return standingEvents(entries).flatMap(({ note, ...entry }) => {
    const shown = shownToGuests[entry.kind]
    if (!shown) return []
    const isOwnCancelling = entry.to === 'cancelled' && note === cancelledByGuestNote
    return [{ ...entry, ...((shown.isNoteShown || isOwnCancelling) && note !== undefined && { note }) }]
  })
}
