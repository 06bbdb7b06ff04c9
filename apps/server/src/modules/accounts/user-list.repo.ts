import type { AccountRole, UserFilter, UserSortColumn } from '@trivet/core/contract/accounts'
import { rows, type Sql } from '../../platform/database.ts'
import { searchPattern } from '../../platform/search-pattern.ts'

export type ListedUser = {
  id: string
  name: string
  email: string
  phone: string
  createdAt: Date
  isAdmin: boolean
  isHost: boolean
  isDisabled: boolean
  orders: number
}

const roleSql = {
  admin: 'is_admin',
  host: 'is_host',
  guest: 'NOT is_admin AND NOT is_host',
  disabled: 'disabled_at IS NOT NULL',
} as const satisfies Record<AccountRole, string>

const columnSql = {
  name: 'lower(name)',
  email: 'email_key',
  since: 'created_at',
} as const satisfies Record<UserSortColumn, string>

type Wanted = { filter: UserFilter; limit: number; offset: number }

/** The ids of a part of the list, in its sequence. */
export async function findUserIds(sql: Sql, { filter, limit, offset }: Wanted): Promise<string[]> {
  const { where, values } = narrowing(filter)
  // unnamed: how many a search finds decides about the plan
  const found = await sql.query<{ id: string }>({
    text: `SELECT id FROM users WHERE ${where} ORDER BY ${sequence(filter.sort)} LIMIT $2 OFFSET $3`,
    values: [...values, limit, offset],
  })
  return found.rows.map(({ id }) => id)
}

export async function countUsers(sql: Sql, filter: UserFilter): Promise<number> {
  const { where, values } = narrowing(filter)
  const found = await sql.query<{ total: number }>({
    text: `SELECT count(*)::int AS total FROM users WHERE ${where}`,
    values,
  })
  return found.rows[0]?.total ?? 0
}

/** In the sequence of the ids. A checkout whose card was declined never became an order. */
export async function findListedUsers(sql: Sql, ids: readonly string[]): Promise<ListedUser[]> {
  return rows<ListedUser>(sql, {
    name: 'listed-users',
    text: `
      SELECT u.id, u.name, u.email, u.phone, u.created_at AS "createdAt", u.is_admin AS "isAdmin",
        u.is_host AS "isHost", u.disabled_at IS NOT NULL AS "isDisabled",
        (SELECT count(*)::int FROM orders o
         WHERE o.user_id = u.id AND o.cancel_reason IS DISTINCT FROM 'payment-declined') AS orders
      FROM unnest($1::text[]) WITH ORDINALITY AS wanted(id, place) JOIN users u USING (id) ORDER BY wanted.place`,
    values: [ids],
  })
}

function narrowing({ q, role }: UserFilter): { where: string; values: string[] } {
  const isSearched = q !== undefined
  return {
    // every text is made of these parts alone; what was typed goes along as a value
    where: [
      isSearched ? "name || ' ' || email ILIKE $1" : '$1::text IS NOT NULL',
      ...(role ? [roleSql[role]] : []),
    ].join(' AND '),
    values: [isSearched ? searchPattern(q) : ''],
  }
}

function sequence(sort: UserFilter['sort'] = '-since'): string {
  const isDown = sort.startsWith('-')
  const [column] = (Object.keys(columnSql) as UserSortColumn[]).filter((name) => sort.endsWith(name))
  const direction = isDown ? 'DESC' : 'ASC'
  // as its index runs
  const tie = column === 'since' && !isDown ? 'DESC' : 'ASC'
  return `${columnSql[column ?? 'since']} ${direction}, id ${tie}`
}
