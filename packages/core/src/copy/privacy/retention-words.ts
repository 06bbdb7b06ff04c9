import type { Retention, RetentionKind } from '../../privacy/retention.ts'
import { monthsOf, retentionKinds } from '../../privacy/retention.ts'

type Words = {
  label: string
  /** What the job does once the period is over. */
  does: string
  /** As the privacy notice says it. */
  notice: string
}

export const retentionWords = {
  mails: {
    label: 'Mails we sent',
    does: 'Deleted, with their words; the order still tells what happened',
    notice: 'Mails that we sent you, as we sent them',
  },
  messages: {
    label: 'Messages of the contact form',
    does: 'Deleted, with our answers',
    notice: 'Messages that you wrote to us, and our answers',
  },
  quotes: {
    label: 'Quotes nobody took',
    does: 'Deleted, counted from their last day',
    notice: 'Quotes that you did not take',
  },
  photos: {
    label: 'Photos of deliveries, pickups and damage',
    does: 'Deleted, with their files; the reports stay',
    notice: 'Photos of deliveries, pickups and damage',
  },
  waitingList: {
    label: 'The waiting list',
    does: 'Deleted, counted from the day they asked',
    notice: 'Your place on a waiting list',
  },
  newsletterEnded: {
    label: 'Ended newsletters',
    does: 'Deleted, counted from the day they unsubscribed',
    notice: 'That you unsubscribed from the newsletter',
  },
  signInAddresses: {
    label: 'Network addresses of sign-ins',
    does: 'Deleted, counted from their last use',
    notice: 'Network addresses that you signed in from',
  },
} as const satisfies Record<RetentionKind, Words>

/** What the privacy notice says of each, with the period as it is set. */
export function retentionNotice(retention: Retention): string[] {
  return retentionKinds.map((kind) => `${retentionWords[kind].notice}: ${monthsOf(retention[kind])}.`)
}
