import type { MailStatus } from '@trivet/core/contract/mail'
import type { MailTemplate } from '@trivet/core/mail'
import type { Sql } from '../../platform/database.ts'
import { now } from '../../platform/sql/functions.ts'
import { insertFrom } from '../../platform/sql/insert.ts'
import { statement } from '../../platform/sql/statement.ts'

export type LockedMail = { id: string; template: MailTemplate; recipient: string; status: MailStatus }

export async function lockMail(tx: Sql, id: string): Promise<LockedMail | null> {
  const [found] = await lockMailStatement(tx, { id })
  return found ?? null
}

const lockMailStatement = statement<{ id: string }>()('lock-mail', (db, $) =>
  db
    .selectFrom('queued_mails')
    .select(['id', 'template', 'recipient', 'status'])
    .where('id', '=', $.id)
    .forUpdate(),
)

/** A dead mail is due again, from its first try. */
export async function reviveMail(tx: Sql, id: string): Promise<void> {
  await reviveMailStatement(tx, { id })
}

const reviveMailStatement = statement<{ id: string }>()('revive-mail', (db, $) =>
  db
    .updateTable('queued_mails')
    .set({ status: 'queued', attempts: 0, next_attempt_at: now(), last_error: null })
    .where('id', '=', $.id),
)

/** The same words as another message; null when somebody did so within the last minute. */
export async function copyMail(
  tx: Sql,
  { id, copyId, now: at }: { id: string; copyId: string; now: Date },
): Promise<string | null> {
  const dedupeKey = `again:${id}:${at.toISOString().slice(0, 16)}`
  const [copy] = await copyMailStatement(tx, { id, copyId, dedupeKey, at })
  return copy?.id ?? null
}

const copyMailStatement = statement<{ id: string; copyId: string; dedupeKey: string; at: Date }>()(
  'copy-mail',
  (db, $) =>
    insertFrom(db, 'queued_mails', {
      from: db.selectFrom('queued_mails as sent').where('sent.id', '=', $.id),
      cells: (eb) => ({
        id: $.copyId,
        template: eb.ref('sent.template'),
        recipient: eb.ref('sent.recipient'),
        data: eb.ref('sent.data'),
        dedupeKey: $.dedupeKey,
        orderId: eb.ref('sent.order_id'),
        createdAt: $.at,
        subject: eb.ref('sent.subject'),
        html: eb.ref('sent.html'),
        text: eb.ref('sent.text'),
        attachments: eb.ref('sent.attachments'),
      }),
      leaving: ['status', 'attempts', 'nextAttemptAt', 'lastError', 'sentAt', 'receipt'],
    })
      .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
      .returning('id'),
)
