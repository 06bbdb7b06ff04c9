import type { MailTemplate } from '@trivet/core/mail'
import type { Expression } from 'kysely'
import { builder } from '../../platform/sql/builder.ts'
import type { Sql } from '../../platform/database.ts'
import { anyFrom } from '../../platform/sql/functions.ts'
import { statement } from '../../platform/sql/statement.ts'

type Orders = Expression<{ id: string }>

/** A part of a statement: what has not reached the guests of these orders yet is not sent any more. */
export function droppedMails(orders: Orders) {
  return builder
    .deleteFrom('queued_mails')
    .where('order_id', '=', anyFrom(orders))
    .where('sent_at', 'is', null)
}

/** A part of a statement: the same of one kind of mail, as long as nobody has tried to send it. */
export function droppedUntriedMails(orders: Orders, template: MailTemplate) {
  return builder
    .deleteFrom('queued_mails')
    .where('order_id', '=', anyFrom(orders))
    .where('template', '=', template)
    .where('attempts', '=', 0)
}

/** The key of what a guest is told of a status change: it may happen again once it was taken back. */
export const statusMailKey = (changeId: string) => `status-change:${changeId}`

const withdrawMailStatement = statement<{ dedupeKey: string }>()('withdraw-mail', (db, $) =>
  db.deleteFrom('queued_mails').where('dedupe_key', '=', $.dedupeKey).where('attempts', '=', 0),
)

/** One mail that is no longer true, as long as nobody has tried to send it. */
export async function withdrawMail(tx: Sql, dedupeKey: string): Promise<void> {
  await withdrawMailStatement(tx, { dedupeKey })
}

const dropMailsStatement = statement<{ orderId: string }>()('drop-mails', (db, $) =>
  droppedMails(db.selectFrom('orders').select('id').where('id', '=', $.orderId)),
)

/** The same of one order. */
export async function dropUnsentMails(tx: Sql, orderId: string): Promise<void> {
  await dropMailsStatement(tx, { orderId })
}
