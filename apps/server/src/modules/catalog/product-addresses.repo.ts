import type { Sql } from '../../platform/database.ts'
import { int } from '../../platform/sql/functions.ts'
import { statement } from '../../platform/sql/statement.ts'

/** Products for rent in listing order. */
export const findProductAddresses = statement<{ offset: number; limit: number }>()(
  'product-addresses',
  (db, $) =>
    db
      .selectFrom('products')
      .select(['slug', 'updated_at as updatedAt'])
      .where('archived_at', 'is', null)
      .orderBy('listing_order')
      .orderBy('id')
      .limit($.limit)
      .offset($.offset),
)

const productAddressCount = statement()('count-product-addresses', (db) =>
  db
    .selectFrom('products')
    .select((eb) => int(eb.fn.countAll()).as('total'))
    .where('archived_at', 'is', null),
)

export async function countProductAddresses(sql: Sql): Promise<number> {
  const [counted] = await productAddressCount(sql, {})
  return counted?.total ?? 0
}
