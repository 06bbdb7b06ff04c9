import type { MailTemplate } from '@trivet/core/mail'
import { expressionBuilder } from 'kysely'
import type { Sql } from '../../platform/database.ts'
import type { Tables } from '../../platform/sql/builder.ts'
import { someFields } from '../../platform/sql/fields.ts'
import { elementOf, now, plusSeconds } from '../../platform/sql/functions.ts'
import { asJson, asJsonOr } from '../../platform/sql/json-column.ts'
import { statement, type Slots } from '../../platform/sql/statement.ts'
import type { WrittenMail } from './written-mail.ts'

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
  const [claimed] = await claimDueMailStatement(sql, { restSeconds })
  if (!claimed) return null
  const { subject, html, text, attachments, ...mail } = claimed
  const isWritten = subject !== null && html !== null && text !== null
  return { ...mail, written: isWritten ? { subject, html, text, attachments } : null }
}

const claimDueMailStatement = statement<{ restSeconds: number[] }>()('claim-due-mail', (db, $) =>
  db
    .with('due', (q) =>
      q
        .selectFrom('queued_mails')
        .select('id')
        .where('next_attempt_at', '<=', now())
        .orderBy('next_attempt_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('queued_mails as m')
    .from('due')
    .set((eb) => {
      const attempts = eb('m.attempts', '+', 1)
      return { attempts, next_attempt_at: plusSeconds(now(), elementOf($.restSeconds, attempts)) }
    })
    .whereRef('m.id', '=', 'due.id')
    .returning(
      someFields('queued_mails', 'm', [
        'id',
        'template',
        'recipient',
        'data',
        'createdAt',
        'attempts',
        'subject',
        'html',
        'text',
        'attachments',
      ]),
    ),
)

/** As it will be handed over, on every try. */
export async function storeWritten(sql: Sql, id: string, mail: WrittenMail): Promise<void> {
  await storeWrittenStatement(sql, { id, ...mail })
}

const storeWrittenStatement = statement<{ id: string } & WrittenMail>()('store-written-mail', (db, $, json) =>
  db
    .updateTable('queued_mails')
    .set({ subject: $.subject, html: $.html, text: $.text, attachments: asJson(json.attachments) })
    .where('id', '=', $.id),
)

/** What is kept of a mail that is over, where that is less than what was sent. */
export type Kept = { data: unknown; html: string | null; text: string | null } | null

type Over = { id: string; data: unknown; html: string | null; text: string | null }

const column = expressionBuilder<Tables, 'queued_mails'>()

const over = ($: Slots<Over>, json: Slots<Over>) => ({
  next_attempt_at: null,
  data: asJsonOr(json.data, column.ref('data')),
  html: column.fn.coalesce($.html, 'html'),
  text: column.fn.coalesce($.text, 'text'),
})

export async function markSent(
  sql: Sql,
  { id, receipt, kept }: { id: string; receipt: string; kept: Kept },
): Promise<void> {
  await markSentStatement(sql, { id, receipt, ...valuesOf(kept) })
}

const markSentStatement = statement<Over & { receipt: string }>()('mark-mail-sent', (db, $, json) =>
  db
    .updateTable('queued_mails')
    .set({ status: 'sent', sent_at: now(), receipt: $.receipt, last_error: null, ...over($, json) })
    .where('id', '=', $.id),
)

/** It comes again when its rest is over. */
export async function markFailed(sql: Sql, failure: { id: string; error: string }): Promise<void> {
  await markFailedStatement(sql, failure)
}

const markFailedStatement = statement<{ id: string; error: string }>()('mark-mail-failed', (db, $) =>
  db.updateTable('queued_mails').set({ status: 'failed', last_error: $.error }).where('id', '=', $.id),
)

/** Nobody tries it again by itself. */
export async function markDead(
  sql: Sql,
  { id, error, kept }: { id: string; error: string; kept: Kept },
): Promise<void> {
  await markDeadStatement(sql, { id, error, ...valuesOf(kept) })
}

const markDeadStatement = statement<Over & { error: string }>()('mark-mail-dead', (db, $, json) =>
  db
    .updateTable('queued_mails')
    .set({ status: 'dead', last_error: $.error, ...over($, json) })
    .where('id', '=', $.id),
)

/** It is no longer worth telling. */
export async function dropMail(sql: Sql, id: string): Promise<void> {
  await dropMailStatement(sql, { id })
}

const dropMailStatement = statement<{ id: string }>()('drop-mail', (db, $) =>
  db.deleteFrom('queued_mails').where('id', '=', $.id),
)

function valuesOf(kept: Kept) {
  return kept ?? { data: null, html: null, text: null }
}
