import { coveredByCredit } from '@trivet/core/account-credit'
import * as datesCopy from '@trivet/core/copy/dates'
import * as ordersCopy from '@trivet/core/copy/orders'
import { demandOf, occupiedDays } from '@trivet/core/availability'
import { orderedPeriod, type PlaceOrderInput } from '@trivet/core/contract/orders'
import { toCreditOutput, toQuoteOutput } from '@trivet/core/contract/pricing'
import { decideAgreement, type LegalVersions } from '@trivet/core/legal'
import { rentalDays, startOfDay, type RentalPeriod } from '@trivet/core/dates'
import { isSameAmount, type Cents } from '@trivet/core/money'
import type { Quote } from '@trivet/core/pricing'
import type { ServiceArea } from '@trivet/core/address'
import { ratesOf, vanDaysOf } from '@trivet/core/settings'
import { commissionBasisPoints, commissionOf, rentedForOf } from '@trivet/core/referrals'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { newId } from '../../platform/ids.ts'
import { keptAnswer, toOrder, toPayCents, type OrderRecord } from '../orders/index.ts'
import type { NewReferralUse } from '../referrals/index.ts'
import { servedArea } from '../settings/index.ts'
import { codesOnQuote, type OrderCodes } from './codes-on-quote.ts'
import type { Destination } from './find-destination.ts'
import type { OrderFacts } from './order-facts.repo.ts'
import type { AgreedPrices, OrderTerms } from './order-terms.ts'
import { orderedDetails } from './ordered-details.ts'
import type { NewOrder } from './place-order.repo.ts'
import { bookablePeriod, priceOrder, type PricedOrder } from './price-order.ts'
import type { Rentable } from './rentable.ts'
import { goesAlone } from './goes-alone.ts'
import { destinationKey, holdsUnpaid, refuseUnpaidHold } from './refuse-unpaid-hold.ts'
import { refuseUnprovenOrder } from './refuse-unproven-order.ts'
import { refuseSecondOrder } from './refuse-second-order.ts'

// Long enough for a slow provider; a checkout cut off by a crash can be resumed after it.
const paymentTimeoutSeconds = 30

// What a column of cents can hold. Nobody owns that many pans.
export const largestTotal = 2 ** 31 - 1

export type OrderParts = OrderCodes & {
  facts: OrderFacts
  destination: Destination
  key: string
  requestHash: string
  terms: OrderTerms
}

/** The order as it will be written, if it costs what the guest was told. */
export function assembleOrder(
  ctx: UserContext,
  input: PlaceOrderInput,
  { facts, destination, cartCode, promotion, key, requestHash, terms }: OrderParts,
): NewOrder {
  const agreement = decideAgreement(input.agreedTo ?? null)
  if (!agreement.ok) throw new AppError('TERMS_CHANGED', { details: { inForce: agreement.facts.inForce } })
  const { version, settings } = facts.settings
  const area = servedArea(destination.address, settings)
  const { timeZone } = area
  const rates = terms.agreed?.rates ?? ratesOf(area, settings)
  const asked = orderedPeriod(input, timeZone)
  if (!asked) throw new AppError('INVALID_INPUT', { message: datesCopy.dateInvalid })
  const van = vanDaysOf(area, settings, ctx.clock.now())
  // what was agreed is not too short afterwards
  const period = bookablePeriod(asked, terms.agreed ? { ...van, minimumDays: [] } : van)
  refuseUnprovenOrder(ctx, facts)
  refuseSecondOrder(facts.earlierOrders, { input, period, now: ctx.clock.now() })
  const priced = priceOrder(pricedAsAgreed(facts, terms.agreed), {
    items: input.orderItems,
    period,
    damageProtection: input.damageProtection,
    referralBasisPoints: cartCode?.decision.ok ? cartCode.decision.discountBasisPoints : 0,
    code: promotion?.granted?.discount,
    rates,
  })
  const { totalCents } = priced.quote
  const units = priced.lines.reduce((sum, { thing, quantity }) => sum + thing.pieces * quantity, 0)
  const addressKey = destinationKey(input)
  const accountCreditCents = input.useAccountCredit
    ? coveredByCredit({ totalCents, balanceCents: facts.balanceCents })
    : 0
  if (!isAsTold(input, { totalCents, accountCreditCents })) {
    throw new AppError('PRICES_CHANGED', {
      details: {
        ...toQuoteOutput(priced.quote, null, priced.depositCents),
        ...codesOnQuote(priced.quote, { cartCode, promotion }),
        ...toCreditOutput(totalCents, accountCreditCents),
      },
    })
  }
  const isPaidAtOnce = !holdsUnpaid(ctx, input) || (totalCents > 0 && accountCreditCents === totalCents)
  refuseUnpaidHold(ctx, facts, { asked: { units, days: rentalDays(period) }, isPaidAtOnce })
  const { freeNumber: number } = facts
  if (number === null) throw new AppError('UNAVAILABLE', { retryAfterSeconds: 1 })
  if (Math.max(totalCents, priced.depositCents) > largestTotal) throw shortOf(priced.lines[0]?.thing.name)

  const record = newRecord(ctx, input, {
    number,
    priced,
    accountCreditCents,
    period,
    area,
    destination,
    agreedTo: agreement.agreedTo,
    terms,
  })
  const days = occupiedDays(period, settings.turnaroundDays)
  return {
    record,
    lines: record.lines.map((line, index) => ({ ...line, ...depositsOf(priced.lines[index]!.thing) })),
    terms,
    rates,
    settingsVersion: version,
    area,
    userOrdinal: goesAlone(ctx, input) ? null : facts.lastOrdinal + 1,
    hold: {
      units,
      addressKey,
      addressOrdinal: addressKey !== null && holdsUnpaid(ctx, input) ? facts.lastAtAddress + 1 : null,
    },
    referral: referralUse(cartCode, priced.quote),
    // where another discount is better the code stays unused
    promotion: priced.quote.discounts[0]?.kind === 'code' ? (promotion?.granted ?? null) : null,
    reservations: demandOf(priced.lines.flatMap(({ thing, quantity }) => thing.demand(quantity))).map(
      (demand) => ({ ...demand, ...days }),
    ),
    idempotency: {
      key,
      requestHash,
      responseBody: keptAnswer(toOrder(record)),
      lockedUntil:
        input.paymentToken && !isCovered(record)
          ? new Date(ctx.clock.now().getTime() + paymentTimeoutSeconds * 1000)
          : null,
    },
    mail: { id: newId(), recipient: ctx.actor.email },
  }
}

/** Account credit pays all of it: no card is asked. */
export function isCovered(order: Pick<OrderRecord, 'totalCents' | 'accountCreditCents'>): boolean {
  return order.accountCreditCents > 0 && toPayCents(order) === 0
}

function pricedAsAgreed(facts: OrderFacts, agreed: AgreedPrices | null): OrderFacts {
  if (!agreed) return facts
  const { weeklyCents, pieceDeposits } = agreed
  const products = facts.products.map((product) => ({
    ...product,
    priceCents: weeklyCents.get(product.id) ?? product.priceCents,
    depositCents: pieceDeposits[product.id] ?? product.depositCents,
    components: product.components.map((piece) => ({
      ...piece,
      depositCents: pieceDeposits[piece.productId] ?? piece.depositCents,
    })),
  }))
  return { ...facts, products }
}

function depositsOf({ depositCents, pieceDeposits }: Rentable) {
  return { depositCents, pieceDeposits }
}

function isAsTold(
  { totalPrice, toPay }: PlaceOrderInput,
  order: Pick<OrderRecord, 'totalCents' | 'accountCreditCents'>,
): boolean {
  return (
    isSameAmount(totalPrice, order.totalCents) &&
    (toPay === undefined || isSameAmount(toPay, toPayCents(order)))
  )
}

export function shortOf(name = ''): AppError {
  return new AppError('NOT_ENOUGH_STOCK', { message: ordersCopy.notEnoughStock(name) })
}

function referralUse(
  cartCode: OrderCodes['cartCode'],
  { rentalCostCents, discountCents, discounts: [best] }: Quote,
): NewReferralUse | null {
  if (!cartCode?.decision.ok || !cartCode.credit) return null
  return {
    ...cartCode.credit,
    usesDiscount: best?.kind === 'referral',
    commissionBasisPoints,
    rentedForCents: rentedForOf({ rentalCostCents, discountCents }),
    commissionCents: commissionOf({ rentalCostCents, discountCents }),
  }
}

function newRecord(
  ctx: UserContext,
  input: PlaceOrderInput,
  {
    number,
    priced,
    accountCreditCents,
    period,
    area,
    destination,
    agreedTo,
    terms,
  }: Pick<OrderParts, 'destination' | 'terms'> & {
    number: string
    priced: PricedOrder
    accountCreditCents: Cents
    period: RentalPeriod
    area: ServiceArea
    agreedTo: LegalVersions
  },
): OrderRecord {
  const { quote, depositCents, lines } = priced
  const { address, airbnbListing, stay } = destination
  const now = ctx.clock.now()
  return {
    id: newId(),
    number,
    userId: ctx.actor.userId,
    userEmail: ctx.actor.email,
    status: 'pending',
    paymentMethod: input.paymentMethod,
    paymentStatus: 'unpaid',
    subtotalCents: quote.subtotalCents,
    extraDaysCents: quote.extraDaysCents,
    damageProtection: input.damageProtection,
    damageProtectionCents: quote.damageProtectionCents,
    deliveryCents: quote.deliveryCents,
    taxCents: quote.taxCents,
    discountCents: quote.discountCents,
    discounts: quote.discounts,
    seasonRows: quote.seasonRows,
    priceRows: quote.priceRows,
    totalCents: quote.totalCents,
    waivedCents: 0,
    accountCreditCents,
    depositCents,
    rentalStart: period.start,
    rentalEnd: period.end,
    pricedStart: null,
    pricedEnd: null,
    refundDay: null,
    timeZone: area.timeZone,
    area: area.id,
    depotId: area.depot,
    ...address,
    airbnbListing,
    ...orderedDetails(input, address.country),
    deliveryVersion: 1,
    stayId: stay?.id ?? null,
    stay,
    agreedTo,
    paidAt: null,
    onAccountBecause: null,
    paidCents: 0,
    holdExpiresAt: terms.holdUntil(startOfDay(period.start, area.timeZone)),
    createdAt: now,
    updatedAt: now,
    lines: lines.map(({ thing, quantity }, index) => ({
      ...thing.kept,
      id: newId(),
      position: index + 1,
      name: thing.name,
      slug: thing.slug,
      image: thing.image,
      unitPriceCents: thing.priceCents,
      quantity,
      lineTotalCents: quote.lines[index]!.lineTotalCents,
      extraDaysCents: quote.lines[index]!.extraDaysCents,
    })),
    timeline: [{ at: now.toISOString(), kind: 'placed', from: null, to: 'pending', note: terms.note }],
    refunds: [],
    amountsDue: [],
    visitWindows: [],
    firstPayment: null,
    damageReports: [],
  }
}
