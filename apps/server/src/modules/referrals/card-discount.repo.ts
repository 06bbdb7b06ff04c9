import { expressionBuilder, type Expression } from 'kysely'
import { AppError } from '../../api/app-error.ts'
import { brokenConstraint } from '../../platform/broken-constraint.ts'
import type { Sql } from '../../platform/database.ts'
import type { Tables } from '../../platform/sql/builder.ts'
import { statement } from '../../platform/sql/statement.ts'
import { discountedBy } from './review-facts.repo.ts'

type OrderAndCard = { orderId: string; card: string }

const takeStatement = statement<OrderAndCard>()('take-card-discount', (db, $) =>
  db
    .updateTable('referral_uses')
    .set({ discount_card: $.card })
    .where('order_id', '=', $.orderId)
    // of a card that was told only after its charge no order has taken note
    .where((eb) => eb.not(eb.exists(discountedBy(db, $.orderId).where('p3.card', '=', $.card))))
    .returning('order_id'),
)

/**
 * The first-order discount goes once to a card: false where another order, which stands, has it. It is taken before the card is
 * charged, so that of several orders at once one has it.
 */
export async function takeCardDiscount(sql: Sql, taking: OrderAndCard): Promise<boolean> {
  try {
    return (await takeStatement(sql, taking)).length > 0
  } catch (error) {
    if (brokenConstraint(error) === 'referral_uses_one_discount_per_card') return false
    throw error
  }
}

const leaveStatement = statement<{ orderId: string }>()('leave-card-discount', (db, $) =>
  db.updateTable('referral_uses').set({ discount_card: null }).where('order_id', '=', $.orderId),
)

/** The card paid nothing: another order may have the discount with it. */
export async function leaveCardDiscount(sql: Sql, orderId: string): Promise<void> {
  await leaveStatement(sql, { orderId })
}

type Uses = Tables & { r: Tables['referral_uses'] }

const uses = expressionBuilder<Uses, 'r'>()

const cardsOfOrder = uses
  .selectFrom('payments as p')
  .select('p.card')
  .whereRef('p.order_id', '=', 'r.order_id')
  .where('p.card', 'is not', null)

const others = uses
  .selectFrom('referral_uses as other')
  .select('other.order_id')
  .where('other.uses_discount', '=', true)
  .whereRef('other.order_id', '<>', 'r.order_id')

/** The same guest's, or of a card that paid this order; each finds its index. */
const hadElsewhere = [
  others.whereRef('other.user_id', '=', 'r.user_id'),
  others.whereRef('other.mailbox', '=', 'r.mailbox'),
  others.where('other.discount_card', 'in', cardsOfOrder),
  others
    .innerJoin('payments as paid', 'paid.order_id', 'other.order_id')
    .where('paid.card', 'in', cardsOfOrder),
]

/** A part of a statement: there where an order has the first-order discount, or can still take it. */
export function firstOrderDiscountOf(orderId: Expression<string>) {
  return expressionBuilder<Tables>()
    .selectFrom('referral_uses as r')
    .select('r.order_id')
    .where('r.order_id', '=', orderId)
    .where((eb) =>
      eb.or([eb('r.uses_discount', '=', true), eb.not(eb.or(hadElsewhere.map((had) => eb.exists(had))))]),
    )
}

const takeLateStatement = statement<{ orderId: string }>()('take-discount-late', (db, $) =>
  db
    .updateTable('referral_uses as r')
    .set((eb) => ({
      uses_discount: true,
      discount_card: eb.fn.coalesce('r.discount_card', cardsOfOrder.orderBy('p.created_at').limit(1)),
    }))
    .where('r.order_id', '=', $.orderId)
    .where('r.uses_discount', '=', false),
)

/** An order takes the discount at a change of it; refused where another one took it a moment ago. */
export async function takeDiscountLate(tx: Sql, orderId: string): Promise<void> {
  try {
    await takeLateStatement(tx, { orderId })
  } catch (error) {
    if (!brokenConstraint(error)?.startsWith('referral_uses_one_discount')) throw error
    throw new AppError('ORDER_CHANGED')
  }
}
