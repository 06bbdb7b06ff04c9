import type { NewsletterFilter } from '@trivet/core/contract/contact'
import { expressionBuilder } from 'kysely'
import type { CsvCell } from '../../platform/csv.ts'
import type { Sql } from '../../platform/database.ts'
import type { Builder, Tables } from '../../platform/sql/builder.ts'
import { someFields } from '../../platform/sql/fields.ts'
import { int } from '../../platform/sql/functions.ts'
import { findStaffPage, holds, orderOf, readStaffList, type Narrowed } from '../../platform/sql/staff-list.ts'
import { statement } from '../../platform/sql/statement.ts'

const eb = expressionBuilder<Tables & { s: Tables['subscriptions'] }, 's'>()

const subscriptions = (db: Builder) => db.selectFrom('subscriptions as s')

const subscriberFields = someFields('subscriptions', 's', ['id', 'email', 'subscribedAt', 'unsubscribedAt'])

const shown = (rows: ReturnType<typeof subscriptions>) => rows.select(subscriberFields)

/** Staff send the newsletter to whom they read here: not to an account's address that nobody has proven. */
const mayBeSentTo = eb.not(
  eb.exists(
    eb
      .selectFrom('users as u')
      .select('u.id')
      .whereRef('u.email_key', '=', 's.email_key')
      .where('u.email_proven_at', 'is', null),
  ),
)

const list = { from: subscriptions, row: shown, key: eb.ref('s.id') }

export type SubscriberRow = Awaited<ReturnType<typeof findSubscribers>>['found'][number]

export function findSubscribers(
  sql: Sql,
  filter: NewsletterFilter,
  { page, pageSize }: { page: number; pageSize: number },
) {
  return findStaffPage(sql, list, { ...narrowed(filter), page, pageSize })
}

export function readSubscribers(
  sql: Sql,
  filter: NewsletterFilter,
  cells: (row: SubscriberRow) => CsvCell[],
) {
  const { where, ...order } = narrowed(filter)
  return readStaffList(sql, list, { where: [...where, mayBeSentTo], ...order }, cells)
}

function narrowed({ q, state = 'subscribed', sort = '-since' }: NewsletterFilter): Narrowed {
  const hasState = eb('s.unsubscribed_at', state === 'subscribed' ? 'is' : 'is not', null)
  return {
    where: q === undefined ? [hasState] : [hasState, holds([eb.ref('s.email')], q)],
    ...orderOf(sort, { since: eb.ref('s.subscribed_at'), email: eb.ref('s.email_key') }),
  }
}

export async function countSubscribers(sql: Sql): Promise<{ subscribed: number; unsubscribed: number }> {
  const [counts] = await countSubscribersStatement(sql, {})
  return counts ?? { subscribed: 0, unsubscribed: 0 }
}

const countSubscribersStatement = statement()('subscriber-counts', (db) =>
  db.selectFrom('subscriptions').select(({ fn }) => {
    const all = fn.countAll()
    return [
      int(all.filterWhere('unsubscribed_at', 'is', null)).as('subscribed'),
      int(fn.count('unsubscribed_at')).as('unsubscribed'),
    ]
  }),
)

/** Null for nobody's id; `isEnded` when this call ended it and no earlier one. */
export async function endSubscriptionById(
  tx: Sql,
  { id, now }: { id: string; now: Date },
): Promise<{ row: SubscriberRow; isEnded: boolean } | null> {
  const [ended] = await endSubscriptionStatement(tx, { id, now })
  if (ended) return { row: ended, isEnded: true }
  const [row] = await findSubscriberStatement(tx, { id })
  return row ? { row, isEnded: false } : null
}

const endSubscriptionStatement = statement<{ id: string; now: Date }>()('end-subscription', (db, $) =>
  db
    .updateTable('subscriptions as s')
    .set({ unsubscribed_at: $.now })
    .where('s.id', '=', $.id)
    .where('s.unsubscribed_at', 'is', null)
    .returning(subscriberFields),
)

const findSubscriberStatement = statement<{ id: string }>()('subscription-by-id', (db, $) =>
  shown(subscriptions(db)).where('s.id', '=', $.id),
)
