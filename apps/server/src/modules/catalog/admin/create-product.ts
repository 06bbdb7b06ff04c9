import type { AdminProduct, ProductDraft } from '@trivet/core/contract/catalog'
import { AppError } from '../../../api/app-error.ts'
import type { UserContext } from '../../../api/context.ts'
import { checkKitParts } from './check-drafts.ts'
import { getAdminProduct } from './get-admin-product.ts'
import { lockProducts } from './product-drafts.repo.ts'
import { saveDrafts, savingProducts } from './save-drafts.ts'

export async function createProduct(ctx: UserContext, draft: ProductDraft): Promise<AdminProduct> {
  const [id = ''] = await savingProducts(ctx, async (tx) => {
    await lockProducts(tx, { slugs: draft.components.map(({ slug }) => slug) })
    const [errors = []] = await checkKitParts(tx, [{ id: null, draft }])
    if (errors.length > 0) throw new AppError('PRODUCT_REFUSED', { message: errors[0]?.message, errors })
    return saveDrafts(ctx, tx, [{ id: null, before: null, draft }])
  })
  return getAdminProduct(ctx, { id })
}
