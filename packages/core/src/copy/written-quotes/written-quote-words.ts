import type { WrittenQuoteStatus } from '../../written-quotes/written-quote-status.ts'

export const writtenQuoteStatusLabel = {
  open: 'Open',
  accepted: 'Accepted',
  expired: 'Expired',
  withdrawn: 'Withdrawn',
} as const satisfies Record<WrittenQuoteStatus, string>

/** Why a quote can no longer be accepted, or withdrawn, or sent. */
export const quoteClosed = {
  accepted: 'This quote is accepted and paid already',
  expired: 'This quote has expired. Ask us for a new one.',
  withdrawn: 'This quote was withdrawn. Ask us for a new one.',
} as const satisfies Record<Exclude<WrittenQuoteStatus, 'open'>, string>
