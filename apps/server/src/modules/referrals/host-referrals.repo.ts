import type { NotNull } from 'kysely'
import type { Sql } from '../../platform/database.ts'
import type { Builder } from '../../platform/sql/builder.ts'
import { int } from '../../platform/sql/functions.ts'
import { statement, type Slots } from '../../platform/sql/statement.ts'
import { commissionOf } from './order-commission.repo.ts'
import { rentedForCents } from './rented-for.ts'

type Asked = { hostId: string }

const paidUses = (db: Builder, $: Slots<Asked>) =>
  db
    .selectFrom('referral_uses as u')
    .innerJoin('orders as o', 'o.id', 'u.order_id')
    .where('u.host_id', '=', $.hostId)
    .where('o.paid_at', 'is not', null)

const hostReferralsCount = statement<Asked>()('host-referrals-count', (db, $) =>
  paidUses(db, $).select((eb) => int(eb.fn.countAll()).as('total')),
)

const hostReferrals = statement<Asked & { limit: number; offset: number }>()('host-referrals', (db, $) =>
  paidUses(db, $)
    .innerJoinLateral(
      (lateral) => commissionOf(lateral.ref('o.id')).as('ledger'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (lateral) =>
        lateral
          .selectFrom('commission_entries as e')
          .leftJoin('payout_lines as l', (join) =>
            join.onRef('l.entry_id', '=', 'e.id').on('l.is_returned', '=', false),
          )
          .leftJoin('payouts as p', 'p.id', 'l.payout_id')
          .select(['p.id', 'p.status'])
          .whereRef('e.order_id', '=', 'o.id')
          .where('e.to', '=', 'available')
          // the last release, where staff took one back
          .orderBy('e.id', 'desc')
          .limit(1)
          .as('counting'),
      (join) => join.onTrue(),
    )
    .select([
      'o.number as orderNumber',
      'o.paid_at as paidAt',
      rentedForCents.as('orderAmountCents'),
      'o.status as orderStatus',
      'o.rental_end as rentalEnd',
      'o.time_zone as timeZone',
      'ledger.earnedCents',
      'ledger.takenBackCents',
      'ledger.isReleased',
      'ledger.isHeld',
      'counting.id as payoutId',
      'counting.status as payoutStatus',
    ])
    .$narrowType<{ paidAt: NotNull }>()
    .orderBy('u.created_at', 'desc')
    .orderBy('u.order_id')
    .limit($.limit)
    .offset($.offset),
)

export type HostReferralRecord = Awaited<ReturnType<typeof hostReferrals>>[number]

/**
 * One page of the paid orders that were placed with a host's code, newest first. Of an order nothing is read that tells who
 * rented or where.
 */
export async function findHostReferrals(
  sql: Sql,
  { hostId, page, pageSize }: Asked & { page: number; pageSize: number },
): Promise<{ found: HostReferralRecord[]; total: number }> {
  const [[counted], found] = await Promise.all([
    hostReferralsCount(sql, { hostId }),
    hostReferrals(sql, { hostId, limit: pageSize, offset: (page - 1) * pageSize }),
  ])
  return { found, total: counted?.total ?? 0 }
}
