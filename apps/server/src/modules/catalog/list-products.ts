import type { ProductListInput, ProductPage } from '@trivet/core/contract/catalog'
import { toCents } from '@trivet/core/money'
import type { Context } from '../../api/context.ts'
import { wantedDays } from '../availability/index.ts'
import { findProducts } from './products.repo.ts'
import { searchListing } from './search-listing.ts'
import { suggestSearches } from './suggest-searches.ts'

/** One page of the catalog. */
export async function listProducts(ctx: Context, input: ProductListInput): Promise<ProductPage> {
  const { keyword, category, pageNumber, sort, maxPrice, start, end } = input
  const freeOver = start || end ? (await wantedDays(ctx, { start, end })).wanted : undefined
  const maxPriceCents = maxPrice === undefined ? undefined : toCents(maxPrice)
  const place = { category, pageNumber, sort, maxPriceCents, freeOver }

  if (keyword === undefined) {
    const found = await findProducts(ctx.sql, place)
    const isNarrowed = freeOver !== undefined || maxPriceCents !== undefined
    if (found.pages > 0 || !isNarrowed) return found
    return { ...found, suggestions: await suggestSearches(ctx.sql, []) }
  }
  const { words, ...found } = await searchListing(ctx.sql, findProducts, { keyword, ...place })
  if (found.pages > 0) return found
  return { ...found, suggestions: await suggestSearches(ctx.sql, words) }
}
