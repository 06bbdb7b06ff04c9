import { addressNeededForDispatch } from '../address/sentences.ts'
import * as ordersCopy from './sentences.ts'

import { wordsFor } from '../../refusal/refusal.ts'
import type { WordsOf } from '../../refusal/refusal.ts'
import type { StatusChangeFaults, StatusChangeRefusal } from '../../orders/status-changes.ts'

const words: WordsOf<StatusChangeFaults> = {
  'already-there': ({ to }) => `Already ${to}`,
  'address-needed': () => addressNeededForDispatch,
  'no-such-step': ({ from, to }) => ordersCopy.statusChangeRefused(from, to),
}

/** Why an order cannot make a step, in a sentence for the staff. */
export function statusChangeRefusalMessage(refused: StatusChangeRefusal): string {
  return wordsFor(words, refused)
}
