import { wordsFor } from '../../refusal/refusal.ts'
import type { WordsOf } from '../../refusal/refusal.ts'
import type { BulkChangeFaults, BulkChangeRefusal } from '../../catalog/bulk-product-change.ts'

const words: WordsOf<BulkChangeFaults> = {
  'already-archived': () => 'Already archived',
  'packed-in-kits': ({ usedIn }) => `Packed in ${usedIn.join(', ')}`,
  'not-archived': () => 'Not archived',
  'parts-archived': ({ archivedParts }) => `Its component ${archivedParts.join(', ')} is archived`,
  archived: () => 'Archived',
  'already-popular': () => 'Already popular',
  'not-popular': () => 'Not popular',
}

/** Why a product was left out of a change of several, for the staff. */
export function bulkChangeRefusalMessage(refused: BulkChangeRefusal): string {
  return wordsFor(words, refused)
}
