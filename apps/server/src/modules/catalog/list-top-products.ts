import type { ProductCard } from '@trivet/core/contract/catalog'
import type { Context } from '../../api/context.ts'
import { findPopularProducts } from './products.repo.ts'

const topProducts = 6

/** The collections on the home page: what the shop marked as popular, in listing order. */
export function listTopProducts(ctx: Context): Promise<ProductCard[]> {
  return findPopularProducts(ctx.sql, topProducts)
}
