import type { PayoutDetails, PayoutStatus } from '@trivet/core/referrals'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import type { Sql } from '../../platform/database.ts'
import type { Builder } from '../../platform/sql/builder.ts'
import { int, text } from '../../platform/sql/functions.ts'
import { statement } from '../../platform/sql/statement.ts'
import { payoutDetailsFields, toPayoutDetails } from './payout-details.repo.ts'
import { payoutFields, type PayoutRecord } from './payouts.repo.ts'

export type PayoutForStaff = PayoutRecord & {
  host: { id: string; name: string; email: string }
  /** Of a payout that waits, and of no other. */
  details: PayoutDetails
}

type Filter = { status: PayoutStatus | null }

const payoutsCount = statement<Filter>()('payouts-count', (db, $) =>
  db
    .selectFrom('payouts')
    .select((eb) => int(eb.fn.countAll()).as('total'))
    .where((eb) => eb.or([eb(text($.status), 'is', null), eb('status', '=', $.status)])),
)

const payoutsForStaff = (db: Builder) =>
  db
    .selectFrom('payouts as p')
    .innerJoin('users as u', 'u.id', 'p.host_id')
    .leftJoin('payout_details as d', (join) =>
      join.onRef('d.user_id', '=', 'p.host_id').on('p.status', '=', 'pending'),
    )
    .select(payoutFields)
    .select(payoutDetailsFields)
    .select((eb) =>
      jsonBuildObject({ id: eb.ref('u.id'), name: eb.ref('u.name'), email: eb.ref('u.email') }).as('host'),
    )

const payoutForStaff = statement<{ payoutId: string }>()('payout-for-staff', (db, $) =>
  payoutsForStaff(db).where('p.id', '=', $.payoutId),
)

/** One payout as staff see it; null when there is none. */
export async function findPayoutForStaff(sql: Sql, payoutId: string): Promise<PayoutForStaff | null> {
  const [found] = await payoutForStaff(sql, { payoutId })
  return found ? { ...found, details: toPayoutDetails(found) } : null
}

const payoutsPage = statement<Filter & { limit: number; offset: number }>()('payouts-page', (db, $) =>
  payoutsForStaff(db)
    .where((eb) => eb.or([eb(text($.status), 'is', null), eb('p.status', '=', $.status)]))
    .orderBy((eb) => eb('p.status', '<>', 'pending'))
    .orderBy((eb) => eb.case().when('p.status', '=', 'pending').then(eb.ref('p.requested_at')).end())
    .orderBy('p.requested_at', 'desc')
    .orderBy('p.id')
    .limit($.limit)
    .offset($.offset),
)

/** Waiting ones first, the oldest on top; then what was decided, newest first. */
export async function findPayoutPage(
  sql: Sql,
  { status, page, pageSize }: Filter & { page: number; pageSize: number },
): Promise<{ found: PayoutForStaff[]; total: number }> {
  const [counted] = await payoutsCount(sql, { status })
  const found = await payoutsPage(sql, { status, limit: pageSize, offset: (page - 1) * pageSize })
  return {
    found: found.map((one) => ({ ...one, details: toPayoutDetails(one) })),
    total: counted?.total ?? 0,
  }
}
