import type { UndoneStatusChanges, UndoStatusChangesInput } from '@trivet/core/contract/orders'
import type { UserContext } from '../../../api/context.ts'
import { sentenceOf } from './sentence-of.ts'
import { takeBack } from './take-status-change-back.ts'

/** Undoes some status changes, each in a transaction of its own: what refuses one leaves the others undone. */
export async function undoStatusChanges(
  ctx: UserContext,
  { changes }: UndoStatusChangesInput,
): Promise<UndoneStatusChanges> {
  const results: UndoneStatusChanges['results'] = []
  for (const change of changes) {
    try {
      await takeBack(ctx, { ...change, reason: null })
      results.push({ _id: change.id, outcome: 'undone', reason: null })
    } catch (error) {
      results.push({ _id: change.id, outcome: 'skipped', reason: sentenceOf(ctx, change.id, error) })
    }
  }
  return { results }
}
