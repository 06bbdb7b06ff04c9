import type { KitEligibleInput, KitProductPage } from '@trivet/core/contract/catalog'
import type { Context } from '../../api/context.ts'
import { findKitProducts } from './products.repo.ts'
import { searchListing } from './search-listing.ts'

/** One page of the single items a custom kit can be built from. */
export async function listKitProducts(ctx: Context, input: KitEligibleInput): Promise<KitProductPage> {
  const { keyword, category, pageNumber } = input
  if (keyword === undefined) return findKitProducts(ctx.sql, { category, pageNumber })
  const { words: _words, ...found } = await searchListing(ctx.sql, findKitProducts, {
    keyword,
    category,
    pageNumber,
  })
  return found
}
