import { viewerOf } from '../../platform/viewer.ts'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { mayViewPhoto } from './damage-photos.repo.ts'
import { photoKey } from './photo-key.ts'

/** A photo, for the owner of its order and for staff; for everybody else there is none. */
export async function getDamagePhoto(
  ctx: UserContext,
  { id: orderId, photo: photoId }: { id: string; photo: string },
): Promise<Buffer> {
  const isAllowed = await mayViewPhoto(ctx.sql, { photoId, orderId, viewer: viewerOf(ctx.actor) })
  const bytes = isAllowed ? await ctx.files.get(photoKey(orderId, photoId)) : null
  if (!bytes) throw new AppError('NOT_FOUND')
  return bytes
}
