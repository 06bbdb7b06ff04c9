import type { MailTemplate } from '@trivet/core/mail'
import type { Expression, ExpressionBuilder, QueryCreator, SelectQueryBuilder } from 'kysely'
import type { Sql } from '../../platform/database.ts'
import { newId } from '../../platform/ids.ts'
import type { Tables } from '../../platform/sql/builder.ts'
import { now, plusSeconds, withRequestId } from '../../platform/sql/functions.ts'
import { insertFrom, insertRow, type Cells } from '../../platform/sql/insert.ts'
import { statement } from '../../platform/sql/statement.ts'
import type { MailData } from './mail-data.ts'

export type Mail<Template extends MailTemplate = MailTemplate> = {
  template: Template
  recipient: string
  data: MailData[Template]
  /** The same event is mailed once. */
  dedupeKey: string
  orderId?: string
  /** It may be withdrawn for so long, and rests until then. */
  waitSeconds?: number
  now: Date
}

/** Filled by the sender. */
const unsent = [
  'status',
  'attempts',
  'lastError',
  'subject',
  'html',
  'text',
  'attachments',
  'sentAt',
  'receipt',
] as const

type MailCells = Omit<Cells<'queued_mails', (typeof unsent)[number]>, 'data'> & { data: Expression<unknown> }

/** A part of a statement: one mail for each row of `from`, in the transaction of what it tells about. */
export function queuedMails<D extends Tables, FD, FT extends keyof FD>(
  db: QueryCreator<D>,
  from: SelectQueryBuilder<FD, FT, {}>,
  cells: (eb: ExpressionBuilder<FD, FT>) => MailCells,
) {
  const withOrigin = (eb: ExpressionBuilder<FD, FT>): MailCells => {
    const mail = cells(eb)
    return { ...mail, data: withRequestId(mail.data) }
  }
  return insertFrom(db, 'queued_mails', { from, cells: withOrigin, leaving: unsent })
}

/** Joins the transaction of what it tells about: both are there or neither. */
export async function queueMail<Template extends MailTemplate>(
  tx: Sql,
  { template, recipient, data, dedupeKey, orderId, waitSeconds = 0, now }: Mail<Template>,
): Promise<void> {
  await queueMailStatement(tx, {
    id: newId(),
    template,
    recipient,
    data,
    dedupeKey,
    orderId: orderId ?? null,
    waitSeconds,
    now,
  })
}

const queueMailStatement = statement<{
  id: string
  template: MailTemplate
  recipient: string
  data: MailData[MailTemplate]
  dedupeKey: string
  orderId: string | null
  waitSeconds: number
  now: Date
}>()('queue-mail', (db, $, json) =>
  insertRow(
    db,
    'queued_mails',
    {
      id: $.id,
      template: $.template,
      recipient: $.recipient,
      data: withRequestId(json.data),
      dedupeKey: $.dedupeKey,
      orderId: $.orderId,
      createdAt: $.now,
      nextAttemptAt: plusSeconds(now(), $.waitSeconds),
    },
    unsent,
  ).onConflict((conflict) => conflict.column('dedupe_key').doNothing()),
)
