import type { CodeDiscount } from '@trivet/core/pricing'
import type { Sql } from '../../platform/database.ts'
import { arrayOf } from '../../platform/sql/functions.ts'
import { someFields } from '../../platform/sql/fields.ts'
import { statement } from '../../platform/sql/statement.ts'
import { codeDiscountOf } from './code-discount.ts'

const codeOfOrder = statement<{ orderId: string }>()('code-of-order', (db, $) =>
  db
    .selectFrom('promotion_uses as u')
    .innerJoin('promotion_codes as c', 'c.id', 'u.code_id')
    .select(someFields('promotion_codes', 'c', ['code', 'basisPoints', 'amountCents']))
    .select((eb) =>
      arrayOf(
        eb
          .selectFrom('promotion_code_products as p')
          .select('p.product_id')
          .whereRef('p.code_id', '=', 'c.id'),
      ).as('productIds'),
    )
    .where('u.order_id', '=', $.orderId),
)

/** What the promotion code of an order takes off, which stays what it is once it was used; null for an order without one. */
export async function findCodeOfOrder(sql: Sql, orderId: string): Promise<CodeDiscount | null> {
  const [found] = await codeOfOrder(sql, { orderId })
  return found ? codeDiscountOf(found) : null
}
