import { AppError } from '../../../api/app-error.ts'
import type { UserContext } from '../../../api/context.ts'
import { mayViewStopPhoto } from './stop-photos.repo.ts'
import { viewerOf } from '../../../platform/viewer.ts'
import { stopPhotoKey } from './stop-photo-key.ts'

/** A photo of a stop, for the owner of its order and for staff; for everybody else there is none. */
export async function getStopPhoto(
  ctx: UserContext,
  { id: orderId, photo: photoId }: { id: string; photo: string },
): Promise<Buffer> {
  const isAllowed = await mayViewStopPhoto(ctx.sql, { orderId, photoId, viewer: viewerOf(ctx.actor) })
  const bytes = isAllowed ? await ctx.files.get(stopPhotoKey({ orderId, photoId })) : null
  if (!bytes) throw new AppError('NOT_FOUND')
  return bytes
}
