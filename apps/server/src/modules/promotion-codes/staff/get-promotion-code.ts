import type { PromotionCode } from '@trivet/core/contract/promotion-codes'
import { AppError } from '../../../api/app-error.ts'
import type { UserContext } from '../../../api/context.ts'
import { draftOf, stateOf } from './promotion-code-record.ts'
import { shopToday } from './shop-today.ts'
import { findPromotionCode } from './stored-codes.repo.ts'

/** One code with all that staff can say about it. */
export async function getPromotionCode(ctx: UserContext, { id }: { id: string }): Promise<PromotionCode> {
  const stored = await findPromotionCode(ctx.sql, id)
  if (!stored) throw new AppError('PROMOTION_CODE_NOT_FOUND')
  const { wasUsed, createdBy, products } = stored
  return { ...stateOf(stored, await shopToday(ctx)), draft: draftOf(stored), wasUsed, createdBy, products }
}
