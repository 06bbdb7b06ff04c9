import type {
  AliasableExpression,
  ExpressionBuilder,
  QueryCreator,
  RawBuilder,
  SelectQueryBuilder,
} from 'kysely'
import type { Builder, Tables } from '../../platform/sql/builder.ts'
import type { JsonRow } from '../../platform/sql/fields.ts'
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

/** A part of a statement: an order that was never paid has not used its guest's discount. */
export function returnedDiscounts(db: Builder, orders: AliasableExpression<{ id: string }>) {
  return db
    .updateTable('referral_uses as given')
    .from(orders.as('unpaid'))
    .set({ uses_discount: false })
    .whereRef('given.order_id', '=', 'unpaid.id')
    .where('given.uses_discount', '=', true)
    .returning('given.order_id')
}

/** A part of a statement: an order that may still be paid uses the discount again that it gave back. */
export function retakenDiscounts(db: Builder, orders: AliasableExpression<{ id: string }>) {
  return db
    .updateTable('referral_uses as given')
    .from(orders.as('waiting'))
    .set({ uses_discount: true })
    .whereRef('given.order_id', '=', 'waiting.id')
}
