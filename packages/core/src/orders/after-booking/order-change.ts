import { smallestChargeCents, splitRefund } from '../../account-credit/account-credit.ts'
import type { RefundSplit } from '../../account-credit/account-credit.ts'
import { dateInZone } from '../../dates/calendar-date.ts'
import type { CalendarDate } from '../../dates/calendar-date.ts'
import { decideRentalPeriod } from '../../dates/rental-period.ts'
import type { RentalPeriod, RentalPeriodFault, VanDays } from '../../dates/rental-period.ts'
import { isDeliveryOpen } from '../../delivery/delivery-change.ts'
import { shareOf } from '../../money/money.ts'
import type { Cents } from '../../money/money.ts'
import { codeDiscount } from '../../pricing/price-rules.ts'
import type { CodeDiscount, Discount } from '../../pricing/price-rules.ts'
import type { PriceRow } from '../../pricing/price-rows.ts'
import type { Rates } from '../../pricing/rates.ts'
import { quoteRental } from '../../pricing/quote.ts'
import type { Quote, QuoteLine } from '../../pricing/quote.ts'
import { referralDiscountBasisPoints } from '../../referrals/referral-rules.ts'
import { refuse } from '../../refusal/refusal.ts'
import type { NoFacts, Refusal } from '../../refusal/refusal.ts'
import type { OrderStatus } from '../order-status.ts'
import { firstShort } from './change-refusal.ts'
import { grantedDiscounts, pricedPeriodAfter, quoteCurrentRental } from './current-rental.ts'
import type { CurrentRental, ItemInStock } from './current-rental.ts'
import { isSamePeriod, refundDayAfter } from './date-change.ts'
import { decideWindows, isDeliveryOther, takenRates } from './order-change-delivery.ts'
import type { AreaPrice, DeliveryInChange, WindowFaults } from './order-change-delivery.ts'
import { changedLines } from './order-change-effects.ts'
import { settlePrice } from './price-settlement.ts'

/** An order as staff change it. */
export type OrderChangeFacts = {
  rental: CurrentRental
  isPaid: boolean
  /** Of its total, what account credit pays. */
  accountCreditCents: Cents
  /** Its payment is with the bank, or nobody knows what became of it. */
  isPaymentUnderWay: boolean
  /** It was placed by a written quote, which its guest has not paid yet. */
  isOfOpenQuote: boolean
  /** Afterwards; a line that stays keeps its price, and the product that a code holds for, where it was swapped since. */
  lines: readonly (QuoteLine & { pricedAs?: string | null })[]
  period: RentalPeriod
  /** By staff, all of them. */
  priceRows: readonly PriceRow[]
  /** The promotion code it was placed with. */
  code?: CodeDiscount | null
  /** Everything it reserves afterwards, over its days then. */
  items: readonly ItemInStock[]
  now: Date
  /** Of the place it will go to, for days that are new there. */
  van?: Omit<VanDays, 'today'>
  /** Left out where neither address nor hours could be others. */
  delivery?: DeliveryInChange
}

export type OrderChangeFaults = WindowFaults & {
  'order-change-closed': { status: OrderStatus }
  'payment-under-way': NoFacts
  'of-open-quote': NoFacts
  'days-not-rentable': { fault: RentalPeriodFault }
  'nothing-changed': NoFacts
  'below-zero': NoFacts
  'not-free': { name: string }
  'too-little-to-pay': { leastCents: Cents }
}

export type OrderChangeRefusal = Refusal<OrderChangeFaults>

/** How the difference is settled: comes back, is asked for besides what was paid, or with the price; or not at all. */
export const changeSettlements = ['refund', 'more-to-pay', 'with-the-price', 'nothing'] as const

export type ChangeSettlement = (typeof changeSettlements)[number]

/** What an order was and what it becomes, in cents. */
export type OrderChange = {
  ok: true
  period: RentalPeriod
  /** The days that its price is for. */
  pricedPeriod: RentalPeriod
  before: Quote
  after: Quote
  /** Where it goes, when that was asked for. */
  delivery: DeliveryInChange | null
  /** Of another area with another fee or tax, whose the order may take. */
  areaPrice: AreaPrice | null
  /** The fee and the tax that it has from now on, and what else it is charged by. */
  rates: Rates
  differenceCents: Cents
  settlement: ChangeSettlement
  /** What comes back. */
  refundCents: Cents
  /** Of it, what comes back for rows by staff. */
  refundByRowsCents: Cents
  /** Where that goes. */
  split: RefundSplit
  /** Of its price, what is to be paid afterwards. */
  dueCents: Cents
  /** Of its price, what staff waived earlier. */
  waivedCents: Cents
  /** The delivery day that counts for a refund from now on. */
  refundDay: CalendarDate
}

/**
 * May staff change what an order is of, when it is and where it goes, and what does that cost? Until it is packed, at the prices
 * and rates of the order or with those of the area it will go to, if everything is free. What was paid too much comes back; what is missing is asked for. The preview and
 * the change both ask here. See docs/policy.md#changes-by-staff.
 */
export function decideOrderChange(facts: OrderChangeFacts): OrderChange | OrderChangeRefusal {
  const { rental, period, lines, now, delivery = null } = facts
  const { status } = rental
  if (!isDeliveryOpen(status)) return refuse('order-change-closed', { status })
  if (facts.isPaymentUnderWay) return refuse('payment-under-way', {})
  if (facts.isOfOpenQuote) return refuse('of-open-quote', {})
  const isMoved = !isSamePeriod(period, rental.period)
  const allowed = isMoved || delivery?.newArea ? decidePeriod(facts) : { ok: true as const }
  if (!allowed.ok) return refuse('days-not-rentable', { fault: allowed })

  const before = quoteCurrentRental(rental, rental.period)
  const pricedPeriod = pricedPeriodAfter(rental, period)
  const quoteWith = (someRates: Rates, priceRows: readonly PriceRow[] = facts.priceRows) =>
    quoteRental({
      lines,
      period: pricedPeriod,
      damageProtection: rental.damageProtection,
      rates: someRates,
      granted: discountsAfter(facts, before.subtotalCents),
      priceRows,
    })
  const rates = (delivery && takenRates(delivery)) ?? rental.rates
  const after = quoteWith(rates)
  if (!areSameRows(after.priceRows, facts.priceRows)) return refuse('below-zero', {})
  const isOther =
    isMoved ||
    changedLines(before, after).length > 0 ||
    !areSameRows(before.priceRows, after.priceRows) ||
    (delivery !== null && isDeliveryOther(delivery))
  if (!isOther) return refuse('nothing-changed', {})
  const windows = delivery && decideWindows(delivery, { was: rental.period, period })
  if (windows && !windows.ok) return windows
  const short = firstShort(facts.items)
  if (short) return refuse('not-free', { name: short.name })

  const settled = settle(facts, after.totalCents)
  if (!settled.ok) return settled
  const byRowsCents = quoteWith(rates, rental.priceRows ?? []).totalCents - after.totalCents
  return {
    ...settled,
    refundByRowsCents: Math.min(settled.refundCents, Math.max(0, byRowsCents)),
    period,
    pricedPeriod,
    before,
    after,
    delivery,
    areaPrice: delivery && areaPriceOf(delivery, rental.rates, quoteWith),
    rates,
    differenceCents: after.totalCents - rental.totalCents,
    refundDay: refundDayAfter(rental, period.start, now),
  }
}

function areaPriceOf(
  { newArea, takesAreaRates }: DeliveryInChange,
  own: Rates,
  quoteWith: (rates: Rates) => Quote,
): AreaPrice | null {
  if (!newArea?.rates) return null
  const totalWith = (rates: Rates) => quoteWith(rates).totalCents
  return {
    area: newArea.name,
    keptCents: totalWith(own),
    takenCents: totalWith(newArea.rates),
    isTaken: takesAreaRates,
  }
}

function areSameRows(some: readonly PriceRow[], others: readonly PriceRow[]): boolean {
  const isSame = ({ label, cents }: PriceRow, at: number) =>
    label === others[at]?.label && cents === others[at].cents
  return some.length === others.length && some.every(isSame)
}

/** In another area all days are new. */
function decidePeriod({ rental, period, van, now, delivery }: OrderChangeFacts) {
  const today = dateInZone(now, delivery?.timeZone ?? rental.timeZone)
  const kept = delivery?.newArea ? undefined : rental.period
  return decideRentalPeriod({ ...period, ...van, today, kept })
}

/** The discounts of a host and of a code are of the weekly prices, whatever they become. */
function discountsAfter({ rental, lines, code }: OrderChangeFacts, weeklyBefore: Cents): Discount[] {
  const priced = lines.map(({ id, pricedAs, unitPriceCents, quantity }) => ({
    id: pricedAs ?? id,
    lineTotalCents: unitPriceCents * quantity,
  }))
  const weekly = priced.reduce((sum, { lineTotalCents }) => sum + lineTotalCents, 0)
  const byHost = shareOf(weekly, referralDiscountBasisPoints)
  const kept = grantedDiscounts(rental)
    .filter(({ kind }) => kind === 'referral' || !code)
    .map((discount) => {
      const isSame = weekly === weeklyBefore || discount.cents === 0
      const after = discount.kind === 'referral' ? byHost : Math.min(discount.cents, weekly)
      return { ...discount, cents: isSame ? discount.cents : after }
    })
  return code ? [...kept, codeDiscount(code, priced)] : kept
}

type Settled = Pick<OrderChange, 'ok' | 'settlement' | 'refundCents' | 'split' | 'dueCents' | 'waivedCents'>

function settle(facts: OrderChangeFacts, totalCents: Cents): Settled | OrderChangeRefusal {
  const { rental, isPaid, accountCreditCents } = facts
  const none = { refundCents: 0, split: { creditCents: 0, cardCents: 0 }, dueCents: 0, waivedCents: 0 }
  if (rental.isWaived) return { ok: true, settlement: 'nothing', ...none }
  if (!isPaid) {
    const dueCents = totalCents - accountCreditCents
    const leastCents = accountCreditCents + smallestChargeCents
    if (totalCents < leastCents) return refuse('too-little-to-pay', { leastCents })
    return { ok: true, settlement: 'with-the-price', ...none, dueCents }
  }
  const { missingCents: dueCents, refundCents, waivedCents } = settlePrice(rental, totalCents)
  const settlement = dueCents > 0 ? 'more-to-pay' : refundCents > 0 ? 'refund' : 'nothing'
  const split = splitRefund({ ...rental, amountCents: refundCents })
  return { ok: true, settlement, refundCents, split, dueCents, waivedCents }
}
