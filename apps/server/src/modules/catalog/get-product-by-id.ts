import { idPattern } from '@trivet/core/catalog'
import type { Product } from '@trivet/core/contract/catalog'
import { AppError } from '../../api/app-error.ts'
import type { Context } from '../../api/context.ts'
import { findProductById } from './product-page.repo.ts'

/** A text that can be no id is not found, as an unknown one is. */
export async function getProductById(ctx: Context, { id }: { id: string }): Promise<Product> {
  const product = idPattern.test(id) ? await findProductById(ctx.sql, id) : null
  if (!product) throw new AppError('PRODUCT_NOT_FOUND')
  return product
}
