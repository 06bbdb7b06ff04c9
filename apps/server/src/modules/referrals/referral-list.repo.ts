import type { CodeState, ReferralFilter } from '@trivet/core/contract/referrals'
import { expressionBuilder, type Expression, type SqlBool } from 'kysely'
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres'
import type { CsvCell } from '../../platform/csv.ts'
import type { Sql } from '../../platform/database.ts'
import type { Builder, Tables } from '../../platform/sql/builder.ts'
import { someFields } from '../../platform/sql/fields.ts'
import { int, largeSumOf, lower, orZero } from '../../platform/sql/functions.ts'
import { findStaffPage, holds, orderOf, readStaffList, type Narrowed } from '../../platform/sql/staff-list.ts'
import { payoutFields } from './payouts.repo.ts'
import { isWithdrawn } from './referral-codes.repo.ts'

// of one host beside a code; the whole list has its own page
const payoutsShown = 20

type Scope = Tables & { c: Tables['referral_codes']; u: Tables['users'] }

const eb = expressionBuilder<Scope, 'c' | 'u'>()

const usageCount = orZero(
  eb
    .selectFrom('referral_uses as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .select((use) => int(use.fn.countAll()).as('count'))
    .whereRef('r.code_id', '=', 'c.id')
    .where('o.paid_at', 'is not', null)
    .where('o.status', '<>', 'cancelled'),
)

const earnedCents = orZero(
  eb
    .selectFrom('referral_uses as r')
    .innerJoin('commission_entries as e', 'e.order_id', 'r.order_id')
    .select((entry) => {
      const cents = entry.ref('e.cents')
      const earned = entry
        .case()
        .when('e.from', 'is', null)
        .then(cents)
        .when('e.to', 'is', null)
        .then(entry.neg(cents))
        .end()
      return largeSumOf(earned).as('cents')
    })
    .whereRef('r.code_id', '=', 'c.id'),
)

const payouts = eb
  .selectFrom('payouts as p')
  .select(payoutFields)
  .whereRef('p.host_id', '=', 'c.host_id')
  .orderBy('p.requested_at', 'desc')
  .limit(payoutsShown)

const host = jsonBuildObject({
  id: eb.ref('u.id'),
  name: eb.ref('u.name'),
  email: eb.ref('u.email'),
})

const codes = (db: Builder) =>
  db.selectFrom('referral_codes as c').innerJoin('users as u', 'u.id', 'c.host_id')

const shown = (rows: ReturnType<typeof codes>) =>
  rows
    .select(someFields('referral_codes', 'c', ['id', 'code', 'expiresAt', 'createdAt']))
    .select([
      isWithdrawn.as('isWithdrawn'),
      host.as('host'),
      usageCount.as('usageCount'),
      earnedCents.as('earnedCents'),
      jsonArrayFrom(payouts).as('payouts'),
    ])

const list = { from: codes, row: shown, key: eb.ref('c.id') }

export type CodeForStaff = Awaited<ReturnType<typeof findCodePage>>['found'][number]

/** One page of the codes staff look for, with what each brought and what its host was paid. */
export function findCodePage(
  sql: Sql,
  filter: ReferralFilter,
  { page, pageSize, now }: { page: number; pageSize: number; now: Date },
) {
  return findStaffPage(sql, list, { ...narrowed(filter, now), page, pageSize })
}

export function readCodes(
  sql: Sql,
  filter: ReferralFilter,
  { now, cells }: { now: Date; cells: (row: CodeForStaff) => CsvCell[] },
) {
  return readStaffList(sql, list, narrowed(filter, now), cells)
}

const hasState: Record<CodeState, (now: Date) => Expression<SqlBool>> = {
  active: (now) => eb.and([eb.not(isWithdrawn), eb('c.expires_at', '>', now)]),
  expired: (now) => eb.and([eb.not(isWithdrawn), eb('c.expires_at', '<=', now)]),
  withdrawn: () => isWithdrawn,
}

const columns = {
  created: eb.ref('c.created_at'),
  code: eb.ref('c.code'),
  host: lower(eb.ref('u.name')),
  expires: eb.ref('c.expires_at'),
  orders: usageCount,
  earned: earnedCents,
}

function narrowed({ q, state, sort = '-created' }: ReferralFilter, now: Date): Narrowed {
  const where: Expression<SqlBool>[] = []
  if (q !== undefined) where.push(holds([eb.ref('c.code'), eb.ref('u.name'), eb.ref('u.email')], q))
  if (state) where.push(hasState[state](now))
  return { where, ...orderOf(sort, columns) }
}
