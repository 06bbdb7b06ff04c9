import { adminPageSize } from '@trivet/core/contract/orders'
import type { PromotionCodeListInput, PromotionCodePage } from '@trivet/core/contract/promotion-codes'
import type { UserContext } from '../../../api/context.ts'
import { draftOf, stateOf } from './promotion-code-record.ts'
import { shopToday } from './shop-today.ts'
import { findPromotionCodePage } from './stored-codes.repo.ts'

/** The codes staff look for, newest first unless they say otherwise. */
export async function listPromotionCodes(
  ctx: UserContext,
  { pageNumber: page, ...filter }: PromotionCodeListInput,
): Promise<PromotionCodePage> {
  const today = await shopToday(ctx)
  const wanted = { page, pageSize: adminPageSize, today }
  const { found, total } = await findPromotionCodePage(ctx.sql, filter, wanted)
  const promotionCodes = found.map((stored) => ({ ...stateOf(stored, today), ...draftOf(stored) }))
  return { promotionCodes, page, pages: Math.ceil(total / adminPageSize), total }
}
