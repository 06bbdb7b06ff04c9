import { stopPhotoId, type StopPhotoOutput } from '@trivet/core/contract/dispatch'
import { AppError } from '../../../api/app-error.ts'
import type { UserContext } from '../../../api/context.ts'
import { createGate } from '../../../platform/concurrency-gate.ts'
import { takenPictureType, takePicture } from '../../../platform/picture-upload.ts'
import { findPackedOrder } from '../packed-order.repo.ts'
import { findStopPhoto, insertStopPhoto } from './stop-photos.repo.ts'
import { stopPhotoKey } from './stop-photo-key.ts'

// a photo is many megabytes once it is unpacked
const inTurn = createGate('stop-photos', { running: 1, waiting: 8 })

type NewPhoto = { id: string; photo: string; bytes: Uint8Array }

/** Takes a photo in, under the key of the report that will show it; the same key again is the same photo. */
export async function addStopPhoto(
  ctx: UserContext,
  { id: orderId, photo: photoId, bytes }: NewPhoto,
): Promise<StopPhotoOutput> {
  if (!stopPhotoId.safeParse(photoId).success) throw new AppError('NOT_FOUND')
  await ctx.limits.count({ key: `stop-photo:${ctx.actor.userId}`, max: 300, windowSeconds: 3600 })
  if (!(await findPackedOrder(ctx.sql, orderId))) throw new AppError('ORDER_NOT_FOUND')
  const earlier = await findStopPhoto(ctx.sql, { orderId, photoId })
  if (earlier) return { width: earlier.width, height: earlier.height }
  const { bytes: picture, width, height } = await inTurn(() => takePicture(bytes))
  // first the file: a row without one would be a hole in a report
  await ctx.files.put(stopPhotoKey({ orderId, photoId }), picture, takenPictureType)
  await insertStopPhoto(ctx.sql, { orderId, id: photoId, width, height, createdAt: ctx.clock.now() })
  return { width, height }
}
