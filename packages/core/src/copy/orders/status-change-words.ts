import { formatMoney } from '../../money/money.ts'
import { addressNeededForDispatch } from '../address/sentences.ts'
import * as ordersCopy from './sentences.ts'

import { wordsFor } from '../../refusal/refusal.ts'
import type { WordsOf } from '../../refusal/refusal.ts'
import type {
  StatusChangeFaults,
  StatusChangeOddity,
  StatusChangeRefusal,
} from '../../orders/status-changes.ts'

const words: WordsOf<StatusChangeFaults> = {
  'already-there': ({ to }) => `Already ${to}`,
  'address-needed': () => addressNeededForDispatch,
  'charge-open': () => ordersCopy.chargeOpenStepRefused,
  unpaid: ({ dueCents }) => ordersCopy.unpaidStepRefused(formatMoney(dueCents)),
  'money-due': ({ dueCents }) => ordersCopy.completedWithMoneyDue(formatMoney(dueCents)),
  'no-such-step': ({ from, to }) => ordersCopy.statusChangeRefused(from, to),
}

/** What is odd about a step, in a few words for the staff. */
export const statusChangeOddityLabel = {
  unpaid: 'Unpaid',
  'address-needed': 'Address needed',
  early: 'Before its day',
} as const satisfies Record<StatusChangeOddity, string>

/** Why an order cannot make a step, in a sentence for the staff. */
export function statusChangeRefusalMessage(refused: StatusChangeRefusal): string {
  return wordsFor(words, refused)
}
