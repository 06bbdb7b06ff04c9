import type { ProductListInput, ProductPage } from '@trivet/core/contract/catalog'
import { toCents } from '@trivet/core/money'
import type { Context } from '../../api/context.ts'
import { depotAskedFor, wantedDays } from '../availability/index.ts'
import { findProducts } from './products.repo.ts'
import { searchListing } from './search-listing.ts'
import { insteadOf, suggestSearches } from './suggest-searches.ts'

/** One page of the catalog. */
export async function listProducts(ctx: Context, input: ProductListInput): Promise<ProductPage> {
  const { keyword, category, kind, type, pageNumber, sort, maxPrice, start, end } = input
  const freeOver = start || end ? await freeOverAsked(ctx, input) : undefined
  const maxPriceCents = maxPrice === undefined ? undefined : toCents(maxPrice)
  // kits are packed from all types: none is of one
  if (kind === 'kit' && type !== undefined)
    return { products: [], page: pageNumber, pages: 0, suggestions: await suggestSearches(ctx.sql, []) }
  const asked = { category, kind, type, pageNumber, sort, maxPriceCents, freeOver }

  if (keyword === undefined) {
    const found = await findProducts(ctx.sql, asked)
    const isNarrowed = [freeOver, maxPriceCents, kind, type].some((given) => given !== undefined)
    if (found.pages > 0 || !isNarrowed) return found
    return { ...found, suggestions: await suggestSearches(ctx.sql, []) }
  }
  const { words, ...found } = await searchListing(ctx.sql, findProducts, { keyword, ...asked })
  if (found.pages > 0) return found
  const instead = await insteadOf(ctx.sql, keyword)
  return { ...found, ...(instead ?? { suggestions: await suggestSearches(ctx.sql, words) }) }
}

async function freeOverAsked(ctx: Context, { start, end, place }: ProductListInput) {
  const { wanted } = await wantedDays(ctx, { start, end })
  return { ...wanted, depotId: await depotAskedFor(ctx, place) }
}
