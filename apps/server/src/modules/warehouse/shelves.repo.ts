import type { Sql } from '../../platform/database.ts'
import { any } from '../../platform/sql/functions.ts'
import { insertRow } from '../../platform/sql/insert.ts'
import { statement } from '../../platform/sql/statement.ts'

const lockShelfStatement = statement<{ productId: string }>()('lock-shelf', (db, $) =>
  db
    .selectFrom('products as p')
    .leftJoin('product_shelves as s', 's.product_id', 'p.id')
    .select('s.shelf')
    .where('p.id', '=', $.productId)
    .forNoKeyUpdate('p'),
)

/** Where a product stands, held until the transaction ends; null for an unknown product. */
export async function lockShelf(tx: Sql, productId: string) {
  const [found] = await lockShelfStatement(tx, { productId })
  return found ?? null
}

export const putOnShelf = statement<{ productId: string; shelf: string }>()('put-on-shelf', (db, $) =>
  insertRow(db, 'product_shelves', $).onConflict((conflict) =>
    conflict.column('product_id').doUpdateSet({ shelf: $.shelf }),
  ),
)

export const clearShelf = statement<{ productId: string }>()('clear-shelf', (db, $) =>
  db.deleteFrom('product_shelves').where('product_id', '=', $.productId),
)

const shelvesOfProducts = statement<{ ids: readonly string[] }>()('shelves-of-products', (db, $) =>
  db
    .selectFrom('product_shelves')
    .select(['product_id as productId', 'shelf'])
    .where('product_id', '=', any($.ids)),
)

/** The shelves of products, by their ids; of those that stand on one. */
export async function findShelves(sql: Sql, ids: readonly string[]): Promise<Map<string, string>> {
  const found = await shelvesOfProducts(sql, { ids })
  return new Map(found.map(({ productId, shelf }) => [productId, shelf]))
}
