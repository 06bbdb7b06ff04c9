import * as ordersCopy from './sentences.ts'

import { formatDollars } from '../../money/money.ts'
import type { Count, Dollars } from '../../money/money.ts'
import type { SwapFaults, SwapRefusal } from '../../orders/product-swap.ts'
import { wordsFor } from '../../refusal/refusal.ts'
import type { WordsOf } from '../../refusal/refusal.ts'

const words: WordsOf<SwapFaults> = {
  'swap-closed': ({ status }) => ordersCopy.swapClosed(status),
  'not-in-order': ({ name }) => ordersCopy.notInOrder(name),
  'kit-changed': ({ name }) => ordersCopy.kitChangedSince(name),
  'in-order-already': ({ name }) => ordersCopy.inOrderAlready(name),
  'other-kind': ({ name, instead }) => ordersCopy.otherKind(name, instead),
  'swap-not-free': ({ name, free }) => ordersCopy.swapNotFree(name, free),
}

/** The sentence for a refused swap. */
export function swapRefusalMessage(refused: SwapRefusal): string {
  return wordsFor(words, refused)
}

type Swapped = { given: string; instead: string; units: Count }

/** 'Wok replaced with Dutch Oven: same price' */
export function swapNote({ given, instead, units }: Swapped): string {
  const count = units === 1 ? '' : `${units} × `
  return `${count}${given} replaced with ${count}${instead}: same price`
}

/** '3 free, $12.00 a week more, which the shop bears' */
export function swapOfferText({ free, difference }: { free: Count; difference: Dollars }): string {
  const price =
    difference === 0
      ? 'the same price'
      : difference > 0
        ? `${formatDollars(difference)} a week more, which the shop bears`
        : `${formatDollars(-difference)} a week less; the guest pays what was agreed`
  return `${free} free, ${price}`
}

/** What a swap does for an order; `stillShort` is what else of it cannot be kept. */
export function swapEffect(stillShort: readonly string[]): string {
  return stillShort.length === 0
    ? 'This order can be kept.'
    : `This order is still short of ${new Intl.ListFormat('en-US').format(stillShort)}.`
}
