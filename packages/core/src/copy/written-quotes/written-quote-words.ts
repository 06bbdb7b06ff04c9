import type { WrittenQuoteEventKind } from '../../written-quotes/written-quote-history.ts'
import type { WrittenQuoteStatus } from '../../written-quotes/written-quote-status.ts'

export const writtenQuoteStatusLabel = {
  open: 'Open',
  accepted: 'Accepted',
  expired: 'Expired',
  withdrawn: 'Withdrawn',
} as const satisfies Record<WrittenQuoteStatus, string>

/** Why a quote can no longer be accepted, or withdrawn, or sent. */
export const quoteClosed = {
  accepted: 'This quote is accepted already',
  expired: 'This quote has expired. Ask us for a new one.',
  withdrawn: 'This quote was withdrawn. Ask us for a new one.',
} as const satisfies Record<Exclude<WrittenQuoteStatus, 'open'>, string>

export const writtenQuoteEventTexts = {
  made: 'Written and sent',
  'sent-again': 'Sent again by another link',
  'order-placed': 'Order placed, to be paid',
  'confirmation-required': 'Waiting for the bank’s confirmation',
  'payment-declined': 'Payment declined',
  'payment-unknown': 'Payment unknown',
  'payment-returned': 'Payment returned',
  paid: 'Accepted by its payment',
  'on-account': 'Accepted on account',
  'order-lapsed': 'Not paid in time, items released',
  'order-cancelled': 'Order cancelled',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
} as const satisfies Record<WrittenQuoteEventKind, string>
