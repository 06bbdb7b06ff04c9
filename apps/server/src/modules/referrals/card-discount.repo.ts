import { brokenConstraint } from '../../platform/broken-constraint.ts'
import type { Sql } from '../../platform/database.ts'
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
