import type { PromotionCode, PromotionCodeInput } from '@trivet/core/contract/promotion-codes'
import type { UserContext } from '../../../api/context.ts'
import { newId } from '../../../platform/ids.ts'
import { getPromotionCode } from './get-promotion-code.ts'
import { savePromotionCode, savingCodes } from './save-promotion-code.ts'

export async function createPromotionCode(
  ctx: UserContext,
  draft: PromotionCodeInput,
): Promise<PromotionCode> {
  const id = newId()
  await savingCodes(ctx, (tx) => savePromotionCode(ctx, tx, { id, before: null, draft }))
  return getPromotionCode(ctx, { id })
}
