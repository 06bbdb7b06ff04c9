import type { DamagePhotoOutput } from '@trivet/core/contract/orders'
import * as damageCopy from '@trivet/core/copy/damage'
import { maxDamagePhotos } from '@trivet/core/orders'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { newId } from '../../platform/ids.ts'
import { takenPictureType, takePicture } from '../../platform/picture-upload.ts'
import { createGate } from '../../platform/concurrency-gate.ts'
import { countLoosePhotos, insertDamagePhoto } from './damage-photos.repo.ts'
import { findOrderToReport } from './find-order-to-report.ts'
import { photoKey } from './photo-key.ts'

// some that a guest takes back are fine; more is no report
const maxLoosePhotos = 3 * maxDamagePhotos

// a photo is many megabytes once it is unpacked
const inTurn = createGate('damage-photos', { running: 1, waiting: 8 })

/** Takes a photo in for a report that is being written. Without the report it is forgotten after a day. */
export async function addDamagePhoto(
  ctx: UserContext,
  { id: orderId, bytes }: { id: string; bytes: Uint8Array },
): Promise<DamagePhotoOutput> {
  await ctx.limits.count({ key: `damage-photo:${ctx.actor.userId}`, max: 40, windowSeconds: 3600 })
  await findOrderToReport(ctx, ctx.sql, orderId)
  if ((await countLoosePhotos(ctx.sql, orderId)) >= maxLoosePhotos) {
    throw new AppError('DAMAGE_REPORT_REFUSED', { message: damageCopy.damagePhotoLimit(maxDamagePhotos) })
  }
  const { bytes: picture, width, height } = await inTurn(() => takePicture(bytes))
  const photoId = newId()
  // first the file: a row without one would be a hole in a report
  await ctx.files.put(photoKey(orderId, photoId), picture, takenPictureType)
  await insertDamagePhoto(ctx.sql, { id: photoId, orderId, width, height, createdAt: ctx.clock.now() })
  return { _id: photoId, width, height }
}
