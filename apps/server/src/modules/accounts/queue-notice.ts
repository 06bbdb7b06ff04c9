import { emailKey } from '@trivet/core/accounts'
import type { Sql } from '../../platform/database.ts'
import { newId } from '../../platform/ids.ts'
import { queueMail, type MailData } from '../outbox/index.ts'

type NoticeTemplate = 'password-changed' | 'email-changed' | 'email-change-asked' | 'security-changed'

export type Notice<Template extends NoticeTemplate> = {
  template: Template
  recipients: string[]
  data: MailData[Template]
}

/** Joins the transaction of what it tells about. A recipient named twice is told once. */
export async function queueNotice<Template extends NoticeTemplate>(
  tx: Sql,
  { template, recipients, data }: Notice<Template>,
  now: Date,
): Promise<void> {
  const event = newId()
  for (const recipient of recipients) {
    const dedupeKey = `${template}:${event}:${emailKey(recipient)}`
    await queueMail(tx, { template, recipient, data, dedupeKey, now })
  }
}
