import { emailKey } from '@trivet/core/accounts'
import type { Sql } from '../../platform/database.ts'
import { newId } from '../../platform/ids.ts'
import { queueMail, type MailData } from '../outbox/index.ts'

export type Notice<Template extends 'password-changed' | 'email-changed'> = {
  template: Template
  recipients: string[]
  data: MailData[Template]
}

/** Joins the transaction of what it tells about. A recipient named twice is told once. */
export async function queueNotice<Template extends 'password-changed' | 'email-changed'>(
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
