import type { ProductListInput, ProductPage } from '@trivet/core'
import type { Context } from '../../api/context.ts'
import { keywordQuery } from './keyword-query.ts'
import { findProducts } from './products.repo.ts'

/** One page of the catalogue. A keyword without a letter or digit in it, such as %, is in no product. */
export async function listProducts(ctx: Context, input: ProductListInput): Promise<ProductPage> {
  const { keyword, category, pageNumber } = input
  if (keyword === undefined) return findProducts(ctx.sql, { category, pageNumber })
  const query = keywordQuery(keyword)
  if (query === null) return { products: [], page: pageNumber, pages: 0 }
  return findProducts(ctx.sql, { category, query, pageNumber })
}
