import type { MailTemplate } from '@trivet/core'
import { rows, type Sql } from '../../platform/database.ts'
import { newId } from '../../platform/ids.ts'
import type { MailData } from './templates/mail-data.ts'

export type Mail<Template extends MailTemplate = MailTemplate> = {
  template: Template
  recipient: string
  data: MailData[Template]
  /** The same news is mailed once. */
  dedupeKey: string
  orderId?: string
  now: Date
}

/** For a statement that writes a mail together with its news: these, then what it selects for them. */
export const mailColumns = 'id, template, recipient, data, dedupe_key, order_id, created_at'

/** Joins the transaction of what it tells about: both are there or neither. */
export async function queueMail<Template extends MailTemplate>(
  tx: Sql,
  { template, recipient, data, dedupeKey, orderId, now }: Mail<Template>,
): Promise<void> {
  await rows(tx, {
    name: 'queue-mail',
    text: `INSERT INTO queued_mails (${mailColumns})
           VALUES ($1, $2, $3, $4::jsonb, $5, $6, $7) ON CONFLICT (dedupe_key) DO NOTHING`,
    values: [newId(), template, recipient, JSON.stringify(data), dedupeKey, orderId ?? null, now],
  })
}
