import type { Sql } from '../../platform/database.ts'
import { statement } from '../../platform/sql/statement.ts'
import { countedRatings } from '../catalog/index.ts'

type Hiding = { id: string; actorId: string; reason: string; now: Date }

const setHidden = statement<Hiding>()('hide-review', (db, $) =>
  db
    .with('review', (q) =>
      q
        .updateTable('reviews')
        .set({ hidden_at: $.now, hidden_by: $.actorId, hidden_reason: $.reason })
        .where('id', '=', $.id)
        .where('hidden_at', 'is', null)
        .returning(['product_id', 'rating']),
    )
    .with('counted', (q) => countedRatings(q.selectFrom('review').selectAll().as('review'), '-'))
    .selectFrom('review')
    .select('product_id'),
)

/**
 * Hides a review and takes it out of its product's rating, in one statement. False when it is hidden already: whoever
 * comes second waits for the first and then finds nothing to hide.
 */
export async function hideVisibleReview(tx: Sql, hiding: Hiding): Promise<boolean> {
  const hidden = await setHidden(tx, hiding)
  return hidden.length === 1
}

const setShown = statement<{ id: string }>()('show-review', (db, $) =>
  db
    .with('review', (q) =>
      q
        .updateTable('reviews')
        .set({ hidden_at: null, hidden_by: null, hidden_reason: null })
        .where('id', '=', $.id)
        .where('hidden_at', 'is not', null)
        .returning(['product_id', 'rating']),
    )
    .with('counted', (q) => countedRatings(q.selectFrom('review').selectAll().as('review'), '+'))
    .selectFrom('review')
    .select('product_id'),
)

/** Shows a review again and counts it; false when it is shown already. */
export async function showHiddenReview(tx: Sql, id: string): Promise<boolean> {
  const shown = await setShown(tx, { id })
  return shown.length === 1
}
