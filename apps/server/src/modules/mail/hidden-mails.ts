import { mailTemplates, type MailTemplate } from '@trivet/core/mail'
import { may } from '@trivet/core/staff'
import type { Actor } from '../../api/context.ts'

const aboutPayouts = mailTemplates.filter((template) => /^(commission|payout)-/.test(template))

/** Mails about hosts' money are for those alone whose role includes it. */
export function hiddenMails({ staffRole }: Actor): readonly MailTemplate[] {
  return may(staffRole, 'payouts') ? [] : aboutPayouts
}
