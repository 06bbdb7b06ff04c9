import { emailKey } from '@trivet/core'
import { rows, type Sql } from '../../platform/database.ts'
import { newId } from '../../platform/ids.ts'

export type Notice = {
  template: 'password-reset' | 'password-changed' | 'email-changed'
  recipients: string[]
  data: Record<string, string>
}

/** Joins the transaction of what it tells about. A recipient named twice is told once. */
export async function queueNotice(
  sql: Sql,
  { template, recipients, data }: Notice,
  now: Date,
): Promise<void> {
  const event = newId()
  for (const recipient of recipients) {
    await rows(sql, {
      name: 'queue-notice',
      text: `
        INSERT INTO queued_mails (id, template, recipient, data, dedupe_key, created_at)
        VALUES ($1, $2, $3, $4::jsonb, $5, $6) ON CONFLICT (dedupe_key) DO NOTHING`,
      values: [
        newId(),
        template,
        recipient,
        JSON.stringify(data),
        `${template}:${event}:${emailKey(recipient)}`,
        now,
      ],
    })
  }
}
