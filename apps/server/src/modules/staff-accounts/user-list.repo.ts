import type { AccountRole, UserFilter, UserSortColumn } from '@trivet/core/contract/accounts'
import { expressionBuilder, type Expression, type SqlBool } from 'kysely'
import type { Sql } from '../../platform/database.ts'
import type { Builder, Tables } from '../../platform/sql/builder.ts'
import { bool, int, joined, listed, lower, orZero } from '../../platform/sql/functions.ts'
import { query } from '../../platform/sql/query.ts'
import { statement } from '../../platform/sql/statement.ts'
import { searchPattern } from '../../platform/search-pattern.ts'

const eb = expressionBuilder<Tables, 'users'>()

const hasRole: Record<AccountRole, Expression<SqlBool>> = {
  admin: eb('is_admin', '=', true),
  host: eb('is_host', '=', true),
  guest: eb.and([eb('is_admin', '=', false), eb('is_host', '=', false)]),
  disabled: eb('disabled_at', 'is not', null),
}

const columns: Record<UserSortColumn, Expression<unknown>> = {
  name: lower(eb.ref('name')),
  email: eb.ref('email_key'),
  since: eb.ref('created_at'),
}

type Wanted = { filter: UserFilter; limit: number; offset: number }

/** The ids of a part of the list, in its sequence. Unnamed: how many a search finds decides about the plan. */
export async function findUserIds(sql: Sql, { filter, limit, offset }: Wanted): Promise<string[]> {
  const { column, isDown } = sequence(filter.sort)
  const found = await query(sql, (db) =>
    narrowed(db, filter)
      .select('id')
      .orderBy(columns[column], isDown ? 'desc' : 'asc')
      // as its index runs
      .orderBy('id', column === 'since' && !isDown ? 'desc' : 'asc')
      .limit(limit)
      .offset(offset),
  )
  return found.map(({ id }) => id)
}

export async function countUsers(sql: Sql, filter: UserFilter): Promise<number> {
  const [counted] = await query(sql, (db) =>
    narrowed(db, filter).select(({ fn }) => int(fn.countAll()).as('total')),
  )
  return counted?.total ?? 0
}

function narrowed(db: Builder, { q, role }: UserFilter) {
  const all = db.selectFrom('users')
  // spelled as its index spells it
  const nameAndEmail = joined(eb.ref('name'), ' ', eb.ref('email'))
  const like = q === undefined ? all : all.where(eb(nameAndEmail, 'ilike', searchPattern(q)))
  return role ? like.where(hasRole[role]) : like
}

function sequence(sort: UserFilter['sort'] = '-since'): { column: UserSortColumn; isDown: boolean } {
  const isDown = sort.startsWith('-')
  return { column: (isDown ? sort.slice(1) : sort) as UserSortColumn, isDown }
}

const listedUsers = statement<{ ids: string[] }>()('listed-users', (db, $) =>
  db
    .selectFrom(listed($.ids, 'wanted'))
    .innerJoin('users as u', 'u.id', 'wanted.value')
    .select(['u.id', 'u.name', 'u.email', 'u.phone', 'u.created_at as createdAt'])
    .select(['u.is_admin as isAdmin', 'u.is_host as isHost'])
    .select((user) => [
      bool(user('u.disabled_at', 'is not', null)).as('isDisabled'),
      orZero(
        user
          .selectFrom('orders as o')
          .select(({ fn }) => int(fn.countAll()).as('count'))
          .whereRef('o.user_id', '=', 'u.id')
          .where('o.cancel_reason', 'is distinct from', 'payment-declined'),
      ).as('orders'),
    ])
    .orderBy('wanted.place'),
)

export type ListedUser = Awaited<ReturnType<typeof listedUsers>>[number]

/** In the sequence of the ids. A checkout whose card was declined never became an order. */
export function findListedUsers(sql: Sql, ids: string[]): Promise<ListedUser[]> {
  return listedUsers(sql, { ids })
}
