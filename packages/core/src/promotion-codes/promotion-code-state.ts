import type { CalendarDate } from '../dates/calendar-date.ts'
import type { PromotionCodeTerms } from './decide-code.ts'

/** Where a code is, as staff read it. */
export const promotionCodeStates = ['running', 'coming', 'over', 'used-up', 'off'] as const

export type PromotionCodeState = (typeof promotionCodeStates)[number]

type Terms = Pick<PromotionCodeTerms, 'firstDay' | 'lastDay' | 'mostUses' | 'uses' | 'isOff'>

/** The first that is true: off, over, used up, coming. See docs/policy.md#promotion-codes. */
export function promotionCodeState(
  { firstDay, lastDay, mostUses, uses, isOff }: Terms,
  today: CalendarDate,
): PromotionCodeState {
  if (isOff) return 'off'
  if (lastDay !== null && today > lastDay) return 'over'
  if (mostUses !== null && uses >= mostUses) return 'used-up'
  return today < firstDay ? 'coming' : 'running'
}
