import { lowStockPeriod, searchWords } from '@trivet/core/catalog'
import type {
  AdminProductFilter,
  AdminProductListInput,
  AdminProductPage,
} from '@trivet/core/contract/catalog'
import { adminPageSize } from '@trivet/core/contract/orders'
import type { UserContext } from '../../../api/context.ts'
import { keywordQuery } from '../keyword-query.ts'
import { findAdminPage } from './admin-products.repo.ts'
import type { ProductView } from './product-view.ts'

/** One page of all products, archived ones too when they are asked for. */
export async function listAdminProducts(
  ctx: UserContext,
  { pageNumber: page, ...filter }: AdminProductListInput,
): Promise<AdminProductPage> {
  const { products, total, hasMore } = await findAdminPage(ctx.sql, await productView(ctx, filter), page)
  return { products, page, pages: Math.ceil(total / adminPageSize), total, hasMore }
}

/** What a filter asks for. Staff find the words they type, not their synonyms. */
export async function productView(ctx: UserContext, filter: AdminProductFilter): Promise<ProductView> {
  const { timeZone } = (await ctx.settings.current()).settings
  const words = searchWords(filter.q ?? '')
  const query = words.length === 0 ? null : keywordQuery(words.map((word) => [word])).query
  return { ...filter, q: filter.q, query, lowIn: lowStockPeriod(ctx.clock.today(timeZone)) }
}
