import type { PromotionCodeInput } from '@trivet/core/contract/promotion-codes'
import type { CalendarDate } from '@trivet/core/dates'
import { toCents, toDecimal, type Cents } from '@trivet/core/money'
import { promotionCodeState } from '@trivet/core/promotion-codes'
import type { StoredCode } from './stored-codes.repo.ts'

/** The code as staff write it. */
export function draftOf(stored: StoredCode): PromotionCodeInput {
  const { code, basisPoints, amountCents, firstDay, lastDay, mostUses, firstOrderOnly, note } = stored
  return {
    code,
    worthIn: basisPoints === null ? 'amount' : 'percent',
    // hundredths of a percent, or of a dollar
    worth: toDecimal(basisPoints ?? amountCents ?? 0),
    firstDay,
    lastDay,
    mostUses,
    isFirstOrderOnly: firstOrderOnly,
    products: stored.products.map(({ slug }) => slug),
    note,
  }
}

/** The columns of a draft that are called otherwise. */
export function columnsOf({ worthIn, worth, isFirstOrderOnly, ...draft }: PromotionCodeInput) {
  const hundredths: Cents = toCents(worth)
  const isPercent = worthIn === 'percent'
  return {
    ...draft,
    basisPoints: isPercent ? Number(hundredths) : null,
    amountCents: isPercent ? null : hundredths,
    firstOrderOnly: isFirstOrderOnly,
  }
}

/** What became of it, as staff read it beside the draft. */
export function stateOf(stored: StoredCode, today: CalendarDate) {
  const isOff = stored.switchedOffAt !== null
  return {
    _id: stored.id,
    state: promotionCodeState({ ...stored, isOff }, today),
    uses: stored.uses,
    discountGiven: toDecimal(stored.discountCents),
    isOff,
    createdAt: stored.createdAt.toISOString(),
    updatedAt: stored.updatedAt.toISOString(),
  }
}
