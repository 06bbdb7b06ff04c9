import { idPattern } from '@trivet/core/catalog'
import type { AdminProduct } from '@trivet/core/contract/catalog'
import { AppError } from '../../../api/app-error.ts'
import type { UserContext } from '../../../api/context.ts'
import { pictureFactsOf } from '../../images/index.ts'
import { findKitParts, findKitsWith } from './kit-parts.repo.ts'
import { findStoredProduct, type StoredProduct } from './product-drafts.repo.ts'

/** One product with all that staff can say about it. */
export async function getAdminProduct(
  ctx: Pick<UserContext, 'sql'>,
  { id }: { id: string },
): Promise<AdminProduct> {
  const product = idPattern.test(id) ? await findStoredProduct(ctx.sql, id) : null
  if (!product) throw new AppError('PRODUCT_NOT_FOUND')
  return withNames(ctx, product)
}

async function withNames({ sql }: Pick<UserContext, 'sql'>, product: StoredProduct): Promise<AdminProduct> {
  const { id, draft, image, upload, archivedAt, updatedAt } = product
  const slugs = [...draft.components.map(({ slug }) => slug), ...draft.related]
  const [parts, kits] = await Promise.all([findKitParts(sql, slugs), findKitsWith(sql, [id])])
  return {
    _id: id,
    draft,
    names: parts.map(({ id: _id, name, slug }) => ({ _id, name, slug })),
    componentOf: kits.map(({ _id, name, slug }) => ({ _id, name, slug })),
    picture: pictureFactsOf({ ...draft, image, upload }),
    hasUpload: upload !== null,
    archivedAt: archivedAt?.toISOString() ?? null,
    updatedAt: updatedAt.toISOString(),
  }
}
