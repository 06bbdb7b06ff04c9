import type { Services } from '../../api/context.ts'
import { removeLoosePhotos } from './damage-photos.repo.ts'
import { photoKey } from './photo-key.ts'

const keptMilliseconds = 24 * 3_600_000

/** Deletes photos whose report was never sent. */
export async function forgetLoosePhotos({
  sql,
  clock,
  files,
}: Pick<Services, 'sql' | 'clock' | 'files'>): Promise<void> {
  const loose = await removeLoosePhotos(sql, new Date(clock.now().getTime() - keptMilliseconds))
  for (const { id, orderId } of loose) await files.delete(photoKey(orderId, id))
}
