import * as ordersCopy from './sentences.ts'

import { wordsFor } from '../../refusal/refusal.ts'
import type { WordsOf } from '../../refusal/refusal.ts'
import type { MoveFaults, MoveRefusal } from '../../orders/order-moves.ts'

const words: WordsOf<MoveFaults> = {
  'already-there': ({ to }) => `Already ${to}`,
  'no-such-step': ({ from, to }) => ordersCopy.orderMoveRefused(from, to),
}

/** Why an order cannot make a step, in a sentence for the staff. */
export function moveRefusalMessage(refused: MoveRefusal): string {
  return wordsFor(words, refused)
}
