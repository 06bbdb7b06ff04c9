import type { ProductStock } from '@trivet/core/contract/stock'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { findProductStock } from './product-stock.repo.ts'

/** Where the units of a product are, what is on its way, and what is out of service today or later. */
export async function getProductStock(ctx: UserContext, { id }: { id: string }): Promise<ProductStock> {
  const { timeZone } = (await ctx.settings.current()).settings
  const today = ctx.clock.today(timeZone)
  const found = await findProductStock(ctx.sql, { id, today })
  if (!found) throw new AppError('PRODUCT_NOT_FOUND')
  return { ...found, today }
}
