import type { AuditAction } from '@trivet/core/audit'
import type { AuditFilter } from '@trivet/core/contract/audit'
import { addDays, startOfDay } from '@trivet/core/dates'
import { parseOrderNumber } from '@trivet/core/orders'
import { expressionBuilder, type Expression, type SqlBool } from 'kysely'
import type { Sql } from '../../platform/database.ts'
import { prefixPattern } from '../../platform/search-pattern.ts'
import type { Builder, Tables } from '../../platform/sql/builder.ts'
import { someFields } from '../../platform/sql/fields.ts'
import { any, lower, partOf, text } from '../../platform/sql/functions.ts'
import { findStaffPage, readStaffList, type Narrowed } from '../../platform/sql/staff-list.ts'
import { statement } from '../../platform/sql/statement.ts'

const eb = expressionBuilder<Tables & { a: Tables['audit_entries'] }, 'a'>()

const entries = (db: Builder) =>
  db.selectFrom('audit_entries as a').leftJoin('users as u', 'u.id', 'a.actor_id')

const orderNumber = eb
  .selectFrom('orders as o')
  .select('o.number')
  .where((order) => order('o.id', '=', partOf(eb.ref('a.subject'), ':', 2)))
  .where((order) => order(partOf(eb.ref('a.subject'), ':', 1), '=', 'order'))

const shown = (rows: ReturnType<typeof entries>) =>
  rows
    .select(someFields('audit_entries', 'a', ['id', 'at', 'action', 'subject', 'details', 'actorId']))
    .select(['u.name as actorName', 'u.email as actorEmail', orderNumber.as('orderNumber')])

const list = { from: entries, row: shown, key: eb.ref('a.id') }

export type AuditRow = Awaited<ReturnType<typeof findAuditPage>>['found'][number]

// far more pages than anybody turns; a whole log is not counted for each of them
const countAtMost = 10_000
const mostActors = 1000

type Told = {
  kinds: readonly string[]
  /** In whose days `from` and `to` are. */
  timeZone: string
}

export async function findAuditPage(
  sql: Sql,
  filter: AuditFilter,
  { page, pageSize, ...told }: Told & { page: number; pageSize: number },
) {
  return findStaffPage(sql, list, {
    ...(await narrowed(sql, filter, told)),
    page,
    pageSize,
    countAtMost,
  })
}

export async function* readAuditLog(
  sql: Sql,
  filter: AuditFilter,
  { cells, ...told }: Told & { cells: (row: AuditRow) => (string | number)[] },
) {
  yield* readStaffList(sql, list, await narrowed(sql, filter, told), cells)
}

/** Each action there ever was, by one step of the index for each. */
export async function findAuditActions(sql: Sql): Promise<AuditAction[]> {
  const steps = await findAuditActionsStatement(sql, {})
  // after the last one there is none
  return steps.flatMap(({ action }) => action ?? [])
}

const findAuditActionsStatement = statement()('audit-actions', (db) =>
  db
    .withRecursive('step(action)', (q) => {
      const first = q.selectFrom('audit_entries').select('action').orderBy('action').limit(1)
      return q.selectNoFrom(first.as('action')).unionAll(
        q
          .selectFrom('step')
          .select((step) => first.where('action', '>', step.ref('step.action')).as('action'))
          .where('step.action', 'is not', null),
      )
    })
    .selectFrom('step')
    .select('action'),
)

const findOrderIdStatement = statement<{ number: string }>()('audit-order', (db, $) =>
  db.selectFrom('orders').select('id').where('number', '=', $.number),
)

async function findActorIds(sql: Sql, actor: string): Promise<string[]> {
  const actors = await findActorsStatement(sql, { beginning: prefixPattern(actor.toLowerCase()) })
  return actors.map(({ id }) => id)
}

const findActorsStatement = statement<{ beginning: string }>()('audit-actors', (db, $) =>
  db
    .selectFrom('users')
    .select('id')
    .where((user) =>
      user.or([user('email_key', 'like', $.beginning), user(lower(user.ref('name')), 'like', $.beginning)]),
    )
    .limit(mostActors),
)

async function narrowed(
  sql: Sql,
  { q, actor, action, from, to }: AuditFilter,
  { kinds, timeZone }: Told,
): Promise<Narrowed> {
  const where: Expression<SqlBool>[] = []
  // an id alone is looked for under every kind of thing, which the index of subjects answers
  if (q !== undefined) {
    const subjects = q.includes(':') ? [q] : kinds.map((kind) => `${kind}:${q}`)
    const number = parseOrderNumber(q)
    const numbered = number === null ? [] : await findOrderIdStatement(sql, { number })
    subjects.push(...numbered.map(({ id }) => `order:${id}`))
    where.push(eb(text(eb.ref('a.subject')), '=', any(eb.val(subjects))))
  }
  if (actor === 'shop') where.push(eb('a.actor_id', 'is', null))
  // as values, so that the plan knows who they are and how much they did
  else if (actor !== undefined) where.push(eb('a.actor_id', '=', any(eb.val(await findActorIds(sql, actor)))))
  if (action !== undefined) where.push(eb(text(eb.ref('a.action')), '=', action))
  if (from) where.push(eb('a.at', '>=', startOfDay(from, timeZone)))
  if (to) where.push(eb('a.at', '<', startOfDay(addDays(to, 1), timeZone)))
  const newestFirst = { order: eb.ref('a.at'), isDescending: true }
  return { where, ...newestFirst, tie: { order: eb.ref('a.id'), isDescending: true } }
}
