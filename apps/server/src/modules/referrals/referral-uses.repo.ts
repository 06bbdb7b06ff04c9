import type { Expression, ExpressionBuilder, QueryCreator, RawBuilder, SelectQueryBuilder } from 'kysely'
import { builder, type Tables } from '../../platform/sql/builder.ts'
import type { JsonRow } from '../../platform/sql/fields.ts'
import { anyFrom } from '../../platform/sql/functions.ts'
import { insertJson, type Cells } from '../../platform/sql/insert.ts'

type OfOrder = 'orderId' | 'userId' | 'createdAt'

/** The code an order comes with, and what its host earns by it. */
export type NewReferralUse = JsonRow<'referral_uses', OfOrder>

type OrderCells = Pick<Cells<'referral_uses', never>, OfOrder>

/** A part of a statement: the order of `from` comes with the codes of `rows`. */
export function referralUses<D extends Tables, FD, FT extends keyof FD>(
  db: QueryCreator<D>,
  rows: RawBuilder<NewReferralUse[]>,
  from: SelectQueryBuilder<FD, FT, {}>,
  cells: (eb: ExpressionBuilder<FD, FT>) => OrderCells,
) {
  return insertJson(db, 'referral_uses', { rows, from, cells })
}

type Orders = Expression<{ id: string }>

/** A part of a statement: the guests of these orders, which were never paid, have their discount again. */
export function returnedDiscounts(orders: Orders) {
  return builder
    .updateTable('referral_uses')
    .set({ uses_discount: false })
    .where('order_id', '=', anyFrom(orders))
    .where('uses_discount', '=', true)
    .returning('order_id')
}

/** A part of a statement: these orders, which may be paid after all, use the discount again that they gave back. */
export function retakenDiscounts(orders: Orders) {
  return builder
    .updateTable('referral_uses')
    .set({ uses_discount: true })
    .where('order_id', '=', anyFrom(orders))
}
