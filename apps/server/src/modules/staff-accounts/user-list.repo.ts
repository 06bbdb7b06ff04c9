import type { AccountRole, UserFilter } from '@trivet/core/contract/accounts'
import { expressionBuilder, type Expression, type SqlBool } from 'kysely'
import type { CsvCell } from '../../platform/csv.ts'
import type { Sql } from '../../platform/database.ts'
import { searchPattern } from '../../platform/search-pattern.ts'
import type { Builder, Tables } from '../../platform/sql/builder.ts'
import { someFields } from '../../platform/sql/fields.ts'
import { bool, digitsOf, int, joined, lower, orZero } from '../../platform/sql/functions.ts'
import { findStaffPage, orderOf, readStaffList, type Narrowed } from '../../platform/sql/staff-list.ts'

const eb = expressionBuilder<Tables & { u: Tables['users'] }, 'u'>()

// a checkout whose card was declined never became an order
const orders = eb
  .selectFrom('orders as o')
  .select(({ fn }) => int(fn.countAll()).as('count'))
  .whereRef('o.user_id', '=', 'u.id')
  .where('o.cancel_reason', 'is distinct from', 'payment-declined')

const users = (db: Builder) => db.selectFrom('users as u')

const shown = (rows: ReturnType<typeof users>) =>
  rows
    .select(
      someFields('users', 'u', [
        'id',
        'name',
        'email',
        'phone',
        'createdAt',
        'staffRole',
        'isHost',
        'isSample',
      ]),
    )
    .select([bool(eb('u.disabled_at', 'is not', null)).as('isDisabled'), orZero(orders).as('orders')])

const list = { from: users, row: shown, key: eb.ref('u.id') }

export type ListedUser = Awaited<ReturnType<typeof findUserPage>>['found'][number]

type Asked = UserFilter & {
  /** Or accounts of staff are left out. */
  seesStaff: boolean
}

/** One page of the accounts that staff look for. */
export function findUserPage(
  sql: Sql,
  filter: Asked,
  { page, pageSize }: { page: number; pageSize: number },
) {
  return findStaffPage(sql, list, { ...narrowed(filter), page, pageSize })
}

export function readUsers(sql: Sql, filter: Asked, cells: (row: ListedUser) => CsvCell[]) {
  return readStaffList(sql, list, narrowed(filter), cells)
}

const hasRole: Record<AccountRole, Expression<SqlBool>> = {
  admin: eb('u.staff_role', 'is not', null),
  host: eb('u.is_host', '=', true),
  guest: eb.and([eb('u.staff_role', 'is', null), eb('u.is_host', '=', false)]),
  disabled: eb('u.disabled_at', 'is not', null),
}

const columns = {
  name: lower(eb.ref('u.name')),
  email: eb.ref('u.email_key'),
  since: eb.ref('u.created_at'),
}

const leastDigits = 4

// spelled as its index spells it
const nameAndEmail = joined(eb.ref('u.name'), ' ', eb.ref('u.email'))

/** Somebody on the phone says a number in any way; three digits are part of an email as well. */
function isCalled(q: string): Expression<SqlBool> {
  const byName = eb(nameAndEmail, 'ilike', searchPattern(q))
  const digits = q.replace(/\D/g, '')
  if (digits.length < leastDigits || /[^\d\s()+./-]/.test(q)) return byName
  const byPhone = eb.and([
    eb('u.phone', '<>', ''),
    eb(digitsOf(eb.ref('u.phone')), 'like', searchPattern(digits)),
  ])
  return eb.or([byName, byPhone])
}

function narrowed({ q, role, sort = '-since', seesStaff }: Asked): Narrowed {
  const where: Expression<SqlBool>[] = []
  if (!seesStaff) where.push(eb('u.staff_role', 'is', null))
  if (q !== undefined) where.push(isCalled(q))
  if (role) where.push(hasRole[role])
  const order = orderOf(sort, columns)
  // as its index runs, from its end
  return sort === 'since'
    ? { where, ...order, tie: { order: eb.ref('u.id'), isDescending: true } }
    : { where, ...order }
}
