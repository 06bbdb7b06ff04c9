import type { Readable } from 'node:stream'
import type { PromotionCodeFilter } from '@trivet/core/contract/promotion-codes'
import { promotionCodeStateTexts } from '@trivet/core/copy/promotion-codes'
import { promotionWorthText } from '@trivet/core/promotion-codes'
import type { UserContext } from '../../../api/context.ts'
import { csvStream } from '../../../platform/csv.ts'
import { draftOf, stateOf } from './promotion-code-record.ts'
import { shopToday } from './shop-today.ts'
import { readPromotionCodes, type StoredCode } from './stored-codes.repo.ts'

const header = [
  'Code',
  'State',
  'Takes off',
  'First day',
  'Last day',
  'Most uses',
  'Uses',
  'Discount given',
  'First orders only',
  'Products',
  'Note',
]

/** All pages of a view. */
export function exportPromotionCodes(ctx: UserContext, filter: PromotionCodeFilter): Readable {
  return csvStream(header, linesOf(ctx, filter))
}

async function* linesOf(ctx: UserContext, filter: PromotionCodeFilter) {
  const today = await shopToday(ctx)
  const cells = (stored: StoredCode) => {
    const draft = draftOf(stored)
    return [
      stored.code,
      promotionCodeStateTexts[stateOf(stored, today).state],
      promotionWorthText(draft),
      stored.firstDay,
      stored.lastDay,
      stored.mostUses,
      stored.uses,
      { cents: stored.discountCents },
      stored.firstOrderOnly,
      draft.products.join(' '),
      stored.note,
    ]
  }
  yield* readPromotionCodes(ctx.sql, filter, { today, cells })
}
