import * as ordersCopy from './sentences.ts'

import { formatDay } from '../../dates/calendar-date.ts'
import type { RentalPeriod } from '../../dates/rental-period.ts'
import { chosenWindow } from '../../delivery/delivery-details.ts'
import { visitKinds } from '../../dispatch/visit-windows.ts'
import { formatDollars, formatMoney } from '../../money/money.ts'
import type { Dollars } from '../../money/money.ts'
import { changedLines, changedPriceRows } from '../../orders/after-booking/order-change-effects.ts'
import type { ChangedLine } from '../../orders/after-booking/order-change-effects.ts'
import type {
  ChangeSettlement,
  OrderChange,
  OrderChangeFaults,
  OrderChangeRefusal,
} from '../../orders/after-booking/order-change.ts'
import { wordsFor } from '../../refusal/refusal.ts'
import type { WordsOf } from '../../refusal/refusal.ts'
import { rentalPeriodMessage } from '../dates/rental-period-words.ts'
import { addressText, windowFullMessage, windowInSentence } from '../delivery/delivery-words.ts'
import { visitNames } from '../dispatch/dispatch-words.ts'

const words: WordsOf<OrderChangeFaults> = {
  'order-change-closed': ({ status }) => ordersCopy.orderChangeClosed(status),
  'payment-under-way': () => ordersCopy.paymentUnderWay,
  'of-open-quote': () => ordersCopy.changeOfOpenQuote,
  'days-not-rentable': ({ fault }) => rentalPeriodMessage(fault),
  'nothing-changed': () => ordersCopy.nothingChanged,
  'below-zero': () => ordersCopy.priceBelowZero,
  'windows-full': ({ full }) => full.map(windowFullMessage).join(' '),
  'not-free': ({ name }) => ordersCopy.notEnoughStock(name),
  'too-little-to-pay': ({ leastCents }) => ordersCopy.tooLittleToPay(formatMoney(leastCents)),
}

/** The sentence for a change that staff cannot make. */
export function orderChangeRefusalMessage(refused: OrderChangeRefusal): string {
  return wordsFor(words, refused)
}

/** What is different, a sentence for each: '2 × Wok instead of 1', 'Thu, Dec 10 – Thu, Dec 17 instead of …'. */
export function orderChangeTexts(change: OrderChange, was: RentalPeriod): string[] {
  const { before, after, period } = change
  const isMoved = period.start !== was.start || period.end !== was.end
  return [
    ...changedLines(before, after)
      .filter(({ fromQuantity, toQuantity }) => fromQuantity !== toQuantity)
      .map(lineText),
    ...changedPriceRows(before, after).map(({ label, fromCents, toCents }) =>
      toCents === 0
        ? `“${label}” taken off`
        : fromCents === 0
          ? `${label}: ${formatMoney(toCents)}`
          : `${label}: ${formatMoney(toCents)} instead of ${formatMoney(fromCents)}`,
    ),
    ...(isMoved ? [`${daysText(period)} instead of ${daysText(was)}`] : []),
    ...deliveryTexts(change),
  ]
}

/** Of that, where it goes and in which hours: 'Delivery 9am to 12pm instead of any time, 9am to 3pm'. */
export function deliveryTexts({
  delivery,
  areaPrice,
}: Pick<OrderChange, 'delivery' | 'areaPrice'>): string[] {
  if (!delivery) return []
  const { from, to } = delivery
  const [was, is] = [addressText(from.address), addressText(to.address)]
  return [
    ...(was === is ? [] : [`To ${is} instead of ${was}`]),
    ...(areaPrice?.isTaken ? [`Fee and tax of ${areaPrice.area}`] : []),
    ...visitKinds.flatMap((kind) => {
      const [before, after] = [from, to].map((one) => windowInSentence(kind, chosenWindow(one, kind)))
      return before === after ? [] : [`${visitNames[kind]} ${after} instead of ${before}`]
    }),
  ]
}

function lineText({ name, fromQuantity, toQuantity }: ChangedLine): string {
  if (fromQuantity === 0) return `${toQuantity} × ${name} added`
  return toQuantity === 0
    ? `${fromQuantity} × ${name} taken off`
    : `${toQuantity} × ${name} instead of ${fromQuantity}`
}

function daysText({ start, end }: RentalPeriod): string {
  return `${formatDay(start)} – ${formatDay(end)}`
}

/** What the timeline keeps: what, the money, and why. */
export function orderChangeNote(change: OrderChange, was: RentalPeriod, reason: string): string {
  const { settlement, refundCents, dueCents, after } = change
  const money = {
    refund: `${formatMoney(refundCents)} refunded`,
    'more-to-pay': `${formatMoney(dueCents)} to pay`,
    'with-the-price': `new total ${formatMoney(after.totalCents)}`,
    nothing: 'nothing to pay',
  } as const satisfies Record<ChangeSettlement, string>
  return `${[...orderChangeTexts(change, was), money[settlement]].join(', ')}: ${reason}`
}

type Settled = { settlement: ChangeSettlement; refund: Dollars; refundToAccountCredit: Dollars; due: Dollars }

/** What happens with the money when a change is made, for staff before they make it. */
export function changeSettlementText({ settlement, refund, refundToAccountCredit, due }: Settled): string {
  switch (settlement) {
    case 'refund':
      return refundToAccountCredit > 0
        ? `${formatDollars(refund)} goes back, ${formatDollars(refundToAccountCredit)} of it to the account credit.`
        : `${formatDollars(refund)} goes back the way it was paid.`
    case 'more-to-pay':
      return `${formatDollars(due)} is still to be paid: the guest is mailed a link for it.`
    case 'with-the-price':
      return `Not paid yet: ${formatDollars(due)} is to be paid then.`
    case 'nothing':
      return 'Nothing to pay and nothing to refund.'
  }
}
