import type { ProductListInput, ProductPage } from '@trivet/core'
import type { Context } from '../../api/context.ts'
import { findProducts } from './products.repo.ts'
import { searchShelf } from './search-shelf.ts'
import { suggestSearches } from './suggest-searches.ts'

/** One page of the catalogue. */
export async function listProducts(ctx: Context, input: ProductListInput): Promise<ProductPage> {
  const { keyword, category, pageNumber } = input
  if (keyword === undefined) return findProducts(ctx.sql, { category, pageNumber })
  const { words, ...found } = await searchShelf(ctx.sql, findProducts, { keyword, category, pageNumber })
  if (found.pages > 0) return found
  return { ...found, suggestions: await suggestSearches(ctx.sql, words) }
}
