import type { Count } from '../money/money.ts'
import { refuse } from '../refusal/refusal.ts'
import type { Refusal } from '../refusal/refusal.ts'
import type { PromotionCodeField } from './promotion-code-changes.ts'

export type CodeChangeFacts = {
  changed: readonly PromotionCodeField[]
  /** An order was placed with it once, whatever became of that. */
  wasUsed: boolean
  uses: Count
  mostUses: Count | null
}

export type CodeChangeFaults = {
  'used-already': { field: PromotionCodeField }
  'fewer-than-used': { uses: Count }
}

export type CodeChangeDecision = { ok: true } | Refusal<CodeChangeFaults>

/** What guests were promised stays: of a code that was used its days, its most uses and its note may change. */
const changeable: readonly PromotionCodeField[] = ['firstDay', 'lastDay', 'mostUses', 'note']

/** See docs/policy.md#promotion-codes. */
export function decideCodeChange({ changed, wasUsed, uses, mostUses }: CodeChangeFacts): CodeChangeDecision {
  const field = changed.find((one) => !changeable.includes(one))
  if (wasUsed && field) return refuse('used-already', { field })
  if (mostUses !== null && mostUses < uses) return refuse('fewer-than-used', { uses })
  return { ok: true }
}
