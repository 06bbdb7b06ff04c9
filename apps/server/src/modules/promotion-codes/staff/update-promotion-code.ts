import type {
  PromotionCode,
  PromotionCodeDraft,
  PromotionCodeInput,
} from '@trivet/core/contract/promotion-codes'
import { codeChangeMessage } from '@trivet/core/copy/promotion-codes'
import { decideCodeChange, promotionCodeChanges } from '@trivet/core/promotion-codes'
import { AppError } from '../../../api/app-error.ts'
import type { UserContext } from '../../../api/context.ts'
import { getPromotionCode } from './get-promotion-code.ts'
import { draftOf } from './promotion-code-record.ts'
import { refuseField, savePromotionCode, savingCodes } from './save-promotion-code.ts'
import { findPromotionCode, lockPromotionCode } from './stored-codes.repo.ts'

type UpdatePromotionCodeInput = PromotionCodeInput & { id: string; updatedAt: string }

/** Refused when somebody else changed the code since the editor saw it; the answer then tells how it is now. */
export async function updatePromotionCode(
  ctx: UserContext,
  { id, updatedAt, ...draft }: UpdatePromotionCodeInput,
): Promise<PromotionCode> {
  const isCurrent = await savingCodes(ctx, async (tx) => {
    await lockPromotionCode(tx, id)
    const stored = await findPromotionCode(tx, id)
    if (!stored) throw new AppError('PROMOTION_CODE_NOT_FOUND')
    if (stored.updatedAt.getTime() !== Date.parse(updatedAt)) return false
    const before = draftOf(stored)
    const changed = promotionCodeChanges(before, draft).map(({ field }) => field)
    if (changed.length === 0) return true
    const { wasUsed, uses } = stored
    const decision = decideCodeChange({ changed, wasUsed, uses, mostUses: draft.mostUses })
    if (!decision.ok) throw refuseField(fieldOf(decision), codeChangeMessage(decision))
    await savePromotionCode(ctx, tx, { id, before, draft })
    return true
  })
  const current = await getPromotionCode(ctx, { id })
  if (!isCurrent) throw new AppError('PROMOTION_CODE_CHANGED', { details: { current } })
  return current
}

type ChangeRefusal = Exclude<ReturnType<typeof decideCodeChange>, { ok: true }>

function fieldOf(refusal: ChangeRefusal): keyof PromotionCodeDraft {
  return refusal.code === 'fewer-than-used' ? 'mostUses' : refusal.facts.field
}
