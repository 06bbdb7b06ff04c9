import { idPattern, type UploadedPicture } from '@trivet/core/catalog'
import type { AdminProduct } from '@trivet/core/contract/catalog'
import { AppError } from '../../../api/app-error.ts'
import type { UserContext } from '../../../api/context.ts'
import { recordAudit } from '../../../platform/audit.ts'
import { newId } from '../../../platform/ids.ts'
import { takenPictureType, takePicture } from '../../../platform/picture-upload.ts'
import { measurePicture, pictureHash } from '../../images/index.ts'
import { getAdminProduct } from './get-admin-product.ts'
import { findStoredProduct, lockProducts } from './product-drafts.repo.ts'
import { writeUpload } from './product-writes.repo.ts'
import { savingProducts } from './save-drafts.ts'

type PictureChange = {
  id: string
  /** As it was sent; null takes the uploaded one away. */
  bytes: Uint8Array | null
}

/** From now on the shop shows this picture of the product, or again the one it has itself. */
export async function changeProductPicture(
  ctx: UserContext,
  { id, bytes }: PictureChange,
): Promise<AdminProduct> {
  if (!idPattern.test(id) || !(await findStoredProduct(ctx.sql, id))) throw new AppError('PRODUCT_NOT_FOUND')
  const upload = bytes && (await store(ctx, id, bytes))
  const former = await write(ctx, id, upload).catch(async (error: unknown) => {
    if (upload) await forget(ctx, upload.key)
    throw error
  })
  if (former) await forget(ctx, former.key)
  return getAdminProduct(ctx, { id })
}

async function store(ctx: UserContext, id: string, bytes: Uint8Array): Promise<UploadedPicture> {
  const picture = await takePicture(bytes)
  const { color } = await measurePicture(picture.bytes)
  const key = `products/${id}-${newId()}.webp`
  await ctx.files.put(key, picture.bytes, takenPictureType)
  return { key, width: picture.width, height: picture.height, color, hash: pictureHash(picture.bytes) }
}

/** Answers the upload that was there until now. */
function write(
  ctx: UserContext,
  id: string,
  upload: UploadedPicture | null,
): Promise<UploadedPicture | null> {
  return savingProducts(ctx, async (tx) => {
    await lockProducts(tx, { ids: [id] })
    const product = await findStoredProduct(tx, id)
    if (!product) throw new AppError('PRODUCT_NOT_FOUND')
    if (!upload && !product.upload) return null
    await writeUpload(tx, id, upload)
    await recordAudit(tx, {
      actorId: ctx.actor.userId,
      action: upload ? 'product.picture-uploaded' : 'product.picture-removed',
      subject: `product:${id}`,
      details: { name: product.draft.name, from: product.upload?.hash ?? null, to: upload?.hash ?? null },
      now: ctx.clock.now(),
    })
    return product.upload
  })
}

/** A file nobody needs costs little; that it could not be deleted is nobody's failure. */
async function forget(ctx: UserContext, key: string): Promise<void> {
  await ctx.files.delete(key).catch((error: unknown) => ctx.log.warn({ err: error, key }, 'file left behind'))
}
