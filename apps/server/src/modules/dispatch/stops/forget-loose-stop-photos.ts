import type { Services } from '../../../api/context.ts'
import { forgetFiles } from '../../../platform/forget-files.ts'
import { stopPhotoKey } from './stop-photo-key.ts'
import { findLooseStopPhotos, removeLooseStopPhoto } from './stop-photos.repo.ts'

const keptMilliseconds = 24 * 3_600_000

/** Deletes photos whose report was refused or taken back; a phone that still has one hands it in again. */
export async function forgetLooseStopPhotos({
  sql,
  clock,
  files,
}: Pick<Services, 'sql' | 'clock' | 'files'>): Promise<void> {
  const loose = await findLooseStopPhotos(sql, new Date(clock.now().getTime() - keptMilliseconds))
  await forgetFiles({ sql, files }, loose, { keyOf: stopPhotoKey, forget: removeLooseStopPhoto })
}
