import { slugPattern } from '@trivet/core/catalog'
import type { Product } from '@trivet/core/contract/catalog'
import { AppError } from '../../api/app-error.ts'
import type { Context } from '../../api/context.ts'
import { findProductByFormerSlug, findProductBySlug, isArchivedSlug } from './product-page.repo.ts'

const longestSlug = 200

/**
 * By its address, or by one it had before: the answer tells the present one. A text that can be no slug is not found,
 * as an unknown one is.
 */
export async function getProductBySlug(ctx: Context, { slug }: { slug: string }): Promise<Product> {
  const isSlug = slug.length <= longestSlug && slugPattern.test(slug)
  const product = isSlug ? await findProductBySlug(ctx.sql, slug) : null
  const moved = product || !isSlug ? product : await findProductByFormerSlug(ctx.sql, slug)
  if (moved) return moved
  // its page tells search engines to forget it
  const isGone = isSlug && (await isArchivedSlug(ctx.sql, slug))
  throw new AppError('PRODUCT_NOT_FOUND', { details: isGone ? { isGone } : undefined })
}
