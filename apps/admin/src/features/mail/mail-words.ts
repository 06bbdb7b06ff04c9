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

/** What became of a mail, in a line. */
export function deliveryOf({ status, attempts, sentAt, nextAttemptAt }: ListedMail): string {
  const tries = attempts === 1 ? '1 try' : `${attempts} tries`
  if (sentAt) return attempts > 1 ? `${formatInstant(sentAt)}, after ${tries}` : formatInstant(sentAt)
  if (status === 'dead') return `Given up after ${tries}`
  if (status === 'failed' && nextAttemptAt) return `${tries}, next ${formatInstant(nextAttemptAt)}`
  return nextAttemptAt ? `Due ${formatInstant(nextAttemptAt)}` : 'Due'
}
