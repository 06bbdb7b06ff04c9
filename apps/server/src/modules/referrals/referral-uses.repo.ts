import type { BasisPoints, Cents } from '@trivet/core/money'
import type { Expression, ExpressionBuilder, QueryCreator, RawBuilder, SelectQueryBuilder } from 'kysely'
import type { Sql } from '../../platform/database.ts'
import { builder, type Tables } from '../../platform/sql/builder.ts'
import { anyFrom } from '../../platform/sql/functions.ts'
import { insertJson } from '../../platform/sql/insert.ts'
import { statement } from '../../platform/sql/statement.ts'

export type NewReferralUse = {
  codeId: string
  hostId: string
  usesDiscount: boolean
  commissionBasisPoints: BasisPoints
  /** Rental cost less discount: what the commission is a share of. */
  rentedForCents: Cents
  commissionCents: Cents
}

type OrderCells = {
  orderId: Expression<string>
  userId: Expression<string>
  mailbox: Expression<string | null>
  createdAt: Expression<Date>
}

/** A part of a statement: where mail to a user arrives. */
export function mailboxOf(userId: Expression<string>) {
  return builder.selectFrom('users as u').select('u.mailbox').where('u.id', '=', userId).$asScalar()
}

/** A part of a statement: the code that an order of `from` came with. */
export function newReferralUses<D extends Tables, FD, FT extends keyof FD>(
  db: QueryCreator<D>,
  rows: RawBuilder<NewReferralUse[]>,
  from: SelectQueryBuilder<FD, FT, {}>,
  cells: (eb: ExpressionBuilder<FD, FT>) => OrderCells,
) {
  // the card is noted just before it is charged
  return insertJson(db, 'referral_uses', { rows, from, cells, leaving: ['discountCard'] })
}

/** A part of a statement: the guests of these orders have their discount again. */
export function returnedDiscounts(orders: Expression<{ id: string }>) {
  return builder
    .updateTable('referral_uses')
    .set({ uses_discount: false })
    .where('order_id', '=', anyFrom(orders))
    .where('uses_discount', '=', true)
    .returning('order_id')
}

/** A part of a statement: these orders, which go on after all, use the discount again that they gave back. */
export function retakenDiscounts(orders: Expression<{ id: string }>) {
  return builder
    .updateTable('referral_uses')
    .set({ uses_discount: true })
    .where('order_id', '=', anyFrom(orders))
}

const discountOf = statement<{ orderId: string }>()('discount-of-order', (db, $) =>
  db
    .selectFrom('referral_uses')
    .select('order_id')
    .where('order_id', '=', $.orderId)
    .where('uses_discount', '=', true),
)

/** Whether an order uses its guest's discount. */
export async function usesDiscount(sql: Sql, orderId: string): Promise<boolean> {
  return (await discountOf(sql, { orderId })).length > 0
}

const giveDiscountBackStatement = statement<{ orderId: string }>()('give-discount-back', (db, $) =>
  db
    .updateTable('referral_uses')
    .set({ uses_discount: false })
    .where('order_id', '=', $.orderId)
    .where('uses_discount', '=', true),
)

/** A cancelled order, paid or not, has not used its guest's discount. */
export async function giveDiscountBack(tx: Sql, { orderId }: { orderId: string }): Promise<void> {
  await giveDiscountBackStatement(tx, { orderId })
}

const retakeDiscountStatement = statement<{ orderId: string }>()('retake-discount', (db, $) =>
  db.updateTable('referral_uses').set({ uses_discount: true }).where('order_id', '=', $.orderId),
)

/** An order uses the discount again that it gave back; fails where another one uses it by now. */
export async function retakeDiscount(tx: Sql, orderId: string): Promise<void> {
  await retakeDiscountStatement(tx, { orderId })
}

type UnpaidCommission = { orderId: string; rentedForCents: Cents; commissionCents: Cents }

/** What a host will earn with an order that became another one before it was paid. */
export const writeUnpaidCommission = statement<UnpaidCommission>()('write-unpaid-commission', (db, $) =>
  db
    .updateTable('referral_uses')
    .set({ rented_for_cents: $.rentedForCents, commission_cents: $.commissionCents })
    .where('order_id', '=', $.orderId),
)
