import type { KitEligibleInput, KitProductPage } from '@trivet/core'
import type { Context } from '../../api/context.ts'
import { keywordQuery } from './keyword-query.ts'
import { findKitProducts } from './products.repo.ts'

/** One page of the single items a custom kit can be built from. */
export async function listKitProducts(ctx: Context, input: KitEligibleInput): Promise<KitProductPage> {
  const { keyword, category, pageNumber } = input
  if (keyword === undefined) return findKitProducts(ctx.sql, { category, pageNumber })
  const query = keywordQuery(keyword)
  if (query === null) return { products: [], page: pageNumber, pages: 0 }
  return findKitProducts(ctx.sql, { category, query, pageNumber })
}
