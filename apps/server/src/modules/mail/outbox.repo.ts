import type { MailTemplate } from '@trivet/core/mail'
import { rows, type Sql } from '../../platform/database.ts'
import type { WrittenMail } from './templates/letter.ts'

/** After the first, second … try: how long a mail rests. A process that dies while it sends leaves it to this, too. */
export const restSeconds = [60, 300, 900, 3_600, 3 * 3_600, 8 * 3_600, 24 * 3_600]

export const mostTries = restSeconds.length + 1

export type ClaimedMail = {
  id: string
  template: MailTemplate
  recipient: string
  data: unknown
  createdAt: Date
  /** This one included. */
  attempts: number
  /** Null until it was written. */
  written: WrittenMail | null
}

/**
 * The mail that has been due longest, for this process alone: nobody else sees it until its rest is over. The database
 * tells the time of the queue: its clock is the one that all servers share.
 */
export async function claimDueMail(sql: Sql): Promise<ClaimedMail | null> {
  const [mail] = await rows<ClaimedMail>(sql, {
    name: 'claim-due-mail',
    text: `WITH due AS (
        SELECT id FROM queued_mails WHERE next_attempt_at <= now()
        ORDER BY next_attempt_at LIMIT 1 FOR UPDATE SKIP LOCKED
      )
      UPDATE queued_mails m SET attempts = attempts + 1,
        next_attempt_at = now() + make_interval(secs => ($1::int[])[least(attempts + 1, cardinality($1::int[]))])
      FROM due WHERE m.id = due.id
      RETURNING m.id, template, recipient, data, created_at AS "createdAt", attempts,
        CASE WHEN html IS NOT NULL THEN json_build_object(
          'subject', subject, 'html', html, 'text', text, 'attachments', attachments) END AS written`,
    values: [restSeconds],
  })
  return mail ?? null
}

/** As it will be handed over, on every try. */
export async function storeWritten(sql: Sql, id: string, mail: WrittenMail): Promise<void> {
  await rows(sql, {
    name: 'store-written-mail',
    text: `UPDATE queued_mails SET subject = $2, html = $3, text = $4, attachments = $5::jsonb WHERE id = $1`,
    values: [id, mail.subject, mail.html, mail.text, JSON.stringify(mail.attachments)],
  })
}

const over = `next_attempt_at = NULL, data = coalesce($3::jsonb, data), html = coalesce($4, html),
  text = coalesce($5, text)`

/** What is kept of a mail that is over, where that is less than what was sent. */
export type Kept = { data: unknown; html: string | null; text: string | null } | null

export async function markSent(
  sql: Sql,
  { id, receipt, kept }: { id: string; receipt: string; kept: Kept },
): Promise<void> {
  await rows(sql, {
    name: 'mark-mail-sent',
    text: `UPDATE queued_mails SET status = 'sent', sent_at = now(), receipt = $2, last_error = NULL, ${over}
           WHERE id = $1`,
    values: [id, receipt, ...keptValues(kept)],
  })
}

/** It comes again when its rest is over. */
export async function markFailed(sql: Sql, { id, error }: { id: string; error: string }): Promise<void> {
  await rows(sql, {
    name: 'mark-mail-failed',
    text: `UPDATE queued_mails SET status = 'failed', last_error = $2 WHERE id = $1`,
    values: [id, error],
  })
}

/** Nobody tries it again by itself. */
export async function markDead(
  sql: Sql,
  { id, error, kept }: { id: string; error: string; kept: Kept },
): Promise<void> {
  await rows(sql, {
    name: 'mark-mail-dead',
    text: `UPDATE queued_mails SET status = 'dead', last_error = $2, ${over} WHERE id = $1`,
    values: [id, error, ...keptValues(kept)],
  })
}

/** It is no longer news. */
export async function dropMail(sql: Sql, id: string): Promise<void> {
  await rows(sql, { name: 'drop-mail', text: 'DELETE FROM queued_mails WHERE id = $1', values: [id] })
}

function keptValues(kept: Kept): unknown[] {
  return kept ? [JSON.stringify(kept.data), kept.html, kept.text] : [null, null, null]
}
