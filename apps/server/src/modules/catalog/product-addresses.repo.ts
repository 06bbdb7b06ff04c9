import { rows, type Sql } from '../../platform/database.ts'

export type ProductAddress = { slug: string; updatedAt: Date }

/** Products for rent in shelf order. */
export function findProductAddresses(
  sql: Sql,
  { offset, limit }: { offset: number; limit: number },
): Promise<ProductAddress[]> {
  return rows<ProductAddress>(sql, {
    name: 'product-addresses',
    text: `SELECT slug, updated_at AS "updatedAt" FROM products WHERE archived_at IS NULL
           ORDER BY shelf_order, id LIMIT $1 OFFSET $2`,
    values: [limit, offset],
  })
}

export async function countProductAddresses(sql: Sql): Promise<number> {
  const [counted] = await rows<{ total: number }>(sql, {
    name: 'count-product-addresses',
    text: 'SELECT count(*)::int AS total FROM products WHERE archived_at IS NULL',
  })
  return counted?.total ?? 0
}
