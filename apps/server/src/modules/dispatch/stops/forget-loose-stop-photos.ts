import type { Services } from '../../../api/context.ts'
import { stopPhotoKey } from './stop-photo-key.ts'
import { removeLooseStopPhotos } from './stop-photos.repo.ts'

const keptMilliseconds = 24 * 3_600_000

/** Deletes photos whose report was refused or taken back; a phone that still has one hands it in again. */
export async function forgetLooseStopPhotos({
  sql,
  clock,
  files,
}: Pick<Services, 'sql' | 'clock' | 'files'>): Promise<void> {
  const loose = await removeLooseStopPhotos(sql, new Date(clock.now().getTime() - keptMilliseconds))
  for (const { id: photoId, orderId } of loose) await files.delete(stopPhotoKey({ orderId, photoId }))
}
