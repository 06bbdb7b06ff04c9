import type { Services } from '../../api/context.ts'
import { forgetFiles } from '../../platform/forget-files.ts'
import { findLoosePhotos, removeLoosePhoto } from './damage-photos.repo.ts'
import { photoKey } from './photo-key.ts'

const keptMilliseconds = 24 * 3_600_000

/** Deletes photos whose report was never sent. */
export async function forgetLoosePhotos({
  sql,
  clock,
  files,
}: Pick<Services, 'sql' | 'clock' | 'files'>): Promise<void> {
  const loose = await findLoosePhotos(sql, new Date(clock.now().getTime() - keptMilliseconds))
  await forgetFiles({ sql, files }, loose, {
    keyOf: ({ id, orderId }) => photoKey(orderId, id),
    forget: removeLoosePhoto,
  })
}
