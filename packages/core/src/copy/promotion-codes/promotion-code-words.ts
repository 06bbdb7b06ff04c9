import { formatDay } from '../../dates/calendar-date.ts'
import type { CodeChangeFaults } from '../../promotion-codes/decide-code-change.ts'
import type { PromotionCodeFaults, PromotionCodeRefusal } from '../../promotion-codes/decide-code.ts'
import type { PromotionCodeState } from '../../promotion-codes/promotion-code-state.ts'
import { wordsFor } from '../../refusal/refusal.ts'
import type { Fault, WordsOf } from '../../refusal/refusal.ts'
import * as referralsCopy from '../referrals/sentences.ts'
import * as promotionCodesCopy from './sentences.ts'

const words: WordsOf<PromotionCodeFaults> = {
  'unknown-code': () => promotionCodesCopy.promotionCodeUnknown,
  'not-yet': ({ firstDay }) => `This code is valid from ${formatDay(firstDay)}`,
  over: ({ lastDay }) => `This code was valid until ${formatDay(lastDay)}`,
  'used-up': () => promotionCodesCopy.promotionCodeUsedUp,
  'not-first-order': () => referralsCopy.referralFirstOrderOnly,
  'nothing-in-cart': () => promotionCodesCopy.promotionCodeNothingInCart,
}

/** The sentence a guest reads about a code that does nothing for them. */
export function promotionCodeMessage(refusal: PromotionCodeRefusal): string {
  return wordsFor(words, refusal)
}

const changeWords: WordsOf<CodeChangeFaults> = {
  'used-already': () => 'Orders were placed with this code, so this stays as it is',
  'fewer-than-used': ({ uses }) => `It has been used ${uses} ${uses === 1 ? 'time' : 'times'} already`,
}

/** Why a code may not be changed that way. */
export function codeChangeMessage(fault: Fault<CodeChangeFaults>): string {
  return wordsFor(changeWords, fault)
}

/** The state of a code, as staff read it. */
export const promotionCodeStateTexts = {
  running: 'Running',
  coming: 'Coming',
  over: 'Over',
  'used-up': 'Used up',
  off: 'Off',
} as const satisfies Record<PromotionCodeState, string>
