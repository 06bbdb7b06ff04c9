import type { UnpaidHoldFaults } from '../../orders/unpaid-holds.ts'
import { wordsFor } from '../../refusal/refusal.ts'
import type { Fault, WordsOf } from '../../refusal/refusal.ts'

const payAtOnce = 'Pay by card as you order'

const words: WordsOf<UnpaidHoldFaults> = {
  'orders-wait': ({ orders }) =>
    `${orders === 1 ? 'An order of yours is' : `${orders} of your orders are`} not paid yet. Pay or drop the order that waits first.`,
  'units-wait': ({ units }) =>
    `Unpaid orders can hold ${units} items in all. Pay or drop the order that waits first.`,
  'too-many-units': ({ units }) => `An unpaid order can hold ${units} items. ${payAtOnce}, or choose fewer.`,
  'too-many-days': ({ days }) =>
    `An unpaid order can be held for ${days} days. ${payAtOnce}, or choose fewer.`,
  'address-taken': () =>
    `Other orders for this address are not paid yet. ${payAtOnce}, or try again in half an hour.`,
}

/** Read by whoever pays by a card whose bank asks back, with an address that nobody has proven. */
export const bankAsksUnproven =
  'Your bank asks you to confirm this payment, and until you have, we hold this much only for a confirmed email address. Use the link that we mailed you, then order again.'

/** The sentence a guest reads. */
export function unpaidHoldMessage(fault: Fault<UnpaidHoldFaults>): string {
  return wordsFor(words, fault)
}
