import type { MailStatus } from '@trivet/core/contract/mail'
import type { MailTemplate } from '@trivet/core/mail'
import { parseOrderNumber } from '@trivet/core/orders'
import { expressionBuilder, type Expression, type SqlBool } from 'kysely'
import type { Sql } from '../../platform/database.ts'
import type { Builder, Tables } from '../../platform/sql/builder.ts'
import { someFields } from '../../platform/sql/fields.ts'
import { int } from '../../platform/sql/functions.ts'
import { findStaffPage, holds } from '../../platform/sql/staff-list.ts'
import { statement } from '../../platform/sql/statement.ts'

/** With the number of the order it is about. */
const mails = (db: Builder) =>
  db.selectFrom('queued_mails as m').leftJoin('orders as o', 'o.id', 'm.order_id')

const listed = (rows: ReturnType<typeof mails>) =>
  rows
    .select(
      someFields('queued_mails', 'm', [
        'id',
        'template',
        'recipient',
        'subject',
        'status',
        'attempts',
        'orderId',
        'createdAt',
        'sentAt',
        'nextAttemptAt',
        'lastError',
      ]),
    )
    .select('o.number as orderNumber')

const eb = expressionBuilder<
  Tables & {
    m: Tables['queued_mails']
    o: { [Column in keyof Tables['orders']]: Tables['orders'][Column] | null }
  },
  'm' | 'o'
>()

const list = { from: mails, row: listed, key: eb.ref('m.id') }

export type ListedRow = Awaited<ReturnType<typeof findLatestMails>>[number]
export type MailRow = NonNullable<Awaited<ReturnType<typeof findMail>>>

export type MailFilter = { q: string; status: MailStatus | undefined; hidden: readonly MailTemplate[] }

type Page = { page: number; pageSize: number; direction: 'asc' | 'desc' }

const isId = (text: string) => /^[0-9a-f]{24}$/.test(text)

export function findMailPage(
  sql: Sql,
  { q, status, hidden }: MailFilter,
  { page, pageSize, direction }: Page,
) {
  const where: Expression<SqlBool>[] = []
  if (hidden.length > 0) where.push(eb('m.template', 'not in', hidden))
  if (status) where.push(eb('m.status', '=', status))
  if (q) where.push(aboutOrTo(q))
  const order = eb.ref('m.created_at')
  return findStaffPage(sql, list, { where, order, isDescending: direction === 'desc', page, pageSize })
}

/** The order that a text names by its id or number, or a recipient whose address it is part of. */
function aboutOrTo(q: string): Expression<SqlBool> {
  if (isId(q)) return eb('m.order_id', '=', q)
  const recipient = holds([eb.ref('m.recipient')], q)
  const number = parseOrderNumber(q)
  return number ? eb.or([eb('o.number', '=', number), recipient]) : recipient
}

const countByStatusStatement = statement()('mails-by-status', (db) =>
  db
    .selectFrom('queued_mails')
    .select(({ fn }) => ['status', int(fn.countAll()).as('count')])
    .groupBy('status'),
)

export async function countByStatus(sql: Sql): Promise<Map<string, number>> {
  const groups = await countByStatusStatement(sql, {})
  return new Map(groups.map(({ status, count }) => [status, count]))
}

const findMailStatement = statement<{ id: string }>()('mail', (db, $) =>
  listed(mails(db))
    .select(someFields('queued_mails', 'm', ['data', 'html', 'text', 'attachments', 'receipt']))
    .where('m.id', '=', $.id),
)

export async function findMail(sql: Sql, id: string) {
  const [found] = await findMailStatement(sql, { id })
  return found ?? null
}

const findLatestMailsStatement = statement<{ most: number }>()('latest-mails', (db, $) =>
  listed(mails(db))
    .where('m.html', 'is not', null)
    .orderBy('m.created_at', 'desc')
    .orderBy('m.id')
    .limit($.most),
)

/** Newest first, for the demo's mailbox. */
export function findLatestMails(sql: Sql, most: number) {
  return findLatestMailsStatement(sql, { most })
}
