import type { StatedEntry } from '@trivet/core/referrals'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Sql } from '../../platform/database.ts'
import { bool, shopDay } from '../../platform/sql/functions.ts'
import { statement } from '../../platform/sql/statement.ts'
import { rentedForCents } from './rented-for.ts'

/**
 * The orders of a payout, in the sequence in which they were completed, each with all its entries. Of an order nothing is
 * read that tells who rented or where.
 */
const statedOrders = statement<{ payoutId: string }>()('stated-orders', (db, $) =>
  db
    .selectFrom((from) =>
      from
        .selectFrom('payout_lines as l')
        .innerJoin('commission_entries as e', 'e.id', 'l.entry_id')
        .select((eb) => ['e.order_id', eb.fn.min('e.id').as('first')])
        .where('l.payout_id', '=', $.payoutId)
        .groupBy('e.order_id')
        .as('counted'),
    )
    .innerJoin('orders as o', 'o.id', 'counted.order_id')
    .innerJoin('referral_uses as u', 'u.order_id', 'o.id')
    .select((eb) => [
      'o.id as orderId',
      'o.number as orderNumber',
      'o.rental_start as rentalStart',
      rentedForCents.as('orderAmountCents'),
      'u.commission_basis_points as commissionBasisPoints',
      'u.commission_cents as commissionCents',
      jsonArrayFrom(
        eb
          .selectFrom('commission_entries as e')
          .leftJoin('payout_lines as l', (join) =>
            join.onRef('l.entry_id', '=', 'e.id').on('l.payout_id', '=', $.payoutId),
          )
          .select((entry) => [
            'e.from',
            'e.to',
            'e.cents',
            shopDay(entry.ref('e.at')).as('on'),
            bool(entry('l.entry_id', 'is not', null)).as('isCounted'),
          ])
          .whereRef('e.order_id', '=', 'o.id')
          .orderBy('e.id'),
      ).as('entries'),
    ])
    .orderBy('counted.first'),
)

export type StatedOrder = Omit<Awaited<ReturnType<typeof statedOrders>>[number], 'entries'> & {
  entries: StatedEntry[]
}

export function findStatedOrders(sql: Sql, payoutId: string): Promise<StatedOrder[]> {
  return statedOrders(sql, { payoutId })
}
