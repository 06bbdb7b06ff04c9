import { idPattern, productChanges } from '@trivet/core/catalog'
import type { AdminProduct, ProductDraft } from '@trivet/core/contract/catalog'
import { AppError } from '../../../api/app-error.ts'
import type { UserContext } from '../../../api/context.ts'
import { checkKitParts } from './check-drafts.ts'
import { getAdminProduct } from './get-admin-product.ts'
import { findStoredProduct, lockProducts } from './product-drafts.repo.ts'
import { saveDrafts, savingProducts } from './save-drafts.ts'

type UpdateProductInput = ProductDraft & { id: string; updatedAt: string }

/** Refused when somebody else changed the product since the editor saw it; the answer then tells how it is now. */
export async function updateProduct(
  ctx: UserContext,
  { id, updatedAt, ...draft }: UpdateProductInput,
): Promise<AdminProduct> {
  if (!idPattern.test(id)) throw new AppError('PRODUCT_NOT_FOUND')
  const isCurrent = await savingProducts(ctx, async (tx) => {
    await lockProducts(tx, { ids: [id], slugs: draft.components.map(({ slug }) => slug) })
    const before = await findStoredProduct(tx, id)
    if (!before) throw new AppError('PRODUCT_NOT_FOUND')
    if (before.updatedAt.getTime() !== Date.parse(updatedAt)) return false
    if (productChanges(before.draft, draft).length === 0) return true
    const [errors = []] = await checkKitParts(tx, [{ id, draft }])
    if (errors.length > 0) throw new AppError('PRODUCT_REFUSED', { message: errors[0]?.message, errors })
    await saveDrafts(ctx, tx, [{ id, before, draft }])
    return true
  })
  const current = await getAdminProduct(ctx, { id })
  if (!isCurrent) throw new AppError('PRODUCT_CHANGED', { details: { current } })
  return current
}
