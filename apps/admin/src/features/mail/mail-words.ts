import type { ListedMail, MailStatus } from '@trivet/core/contract/mail'
import { formatInstant } from '../../lib/dates.ts'

export const statusLabels = {
  queued: 'Queued',
  failed: 'Failed, tried again',
  dead: 'Given up',
  sent: 'Sent',
} as const satisfies Record<MailStatus, string>

export const statusTones = {
  queued: 'info',
  failed: 'warning',
  dead: 'danger',
  sent: 'success',
} as const satisfies Record<MailStatus, string>

/** What became of a mail, in a line, by the clock of a time zone. */
export function deliveryOf(
  { status, attempts, sentAt, nextAttemptAt }: ListedMail,
  timeZone: string,
): string {
  const when = (at: string) => formatInstant(at, timeZone)
  const tries = attempts === 1 ? '1 try' : `${attempts} tries`
  if (sentAt) return attempts > 1 ? `${when(sentAt)}, after ${tries}` : when(sentAt)
  if (status === 'dead') return `Given up after ${tries}`
  if (status === 'failed' && nextAttemptAt) return `${tries}, next ${when(nextAttemptAt)}`
  return nextAttemptAt ? `Due ${when(nextAttemptAt)}` : 'Due'
}
