import type { PlaceOrderInput } from '@trivet/core/contract/orders'
import type { QuotedSale } from '@trivet/core/contract/written-quotes'
import { placedByQuote } from '@trivet/core/copy/written-quotes'
import { toDecimal, toCents } from '@trivet/core/money'
import type { OrderTerms } from '../checkout/index.ts'
import type { NewWrittenQuote } from './written-quotes.repo.ts'

type Priced = Pick<
  NewWrittenQuote,
  'id' | 'number' | 'sale' | 'price' | 'rates' | 'pieceDeposits' | 'totalCents'
>

/** What is ordered by a quote, as the checkout takes it. */
export function orderedByQuote(
  { sale, totalCents }: Pick<Priced, 'sale' | 'totalCents'>,
  changes: Partial<Pick<PlaceOrderInput, 'paymentMethod'>> & Partial<QuotedSale> = {},
): PlaceOrderInput {
  const {
    items,
    rentalAddress,
    damageProtection,
    paymentMethod = 'stripe',
    ...others
  } = { ...sale, ...changes }
  return {
    ...others,
    orderItems: items.map((item) => ({ ...item, isCustomKit: false })),
    place: { rentalAddress },
    airbnbListing: null,
    referralCode: null,
    promotionCode: undefined,
    paymentMethod,
    damageProtection,
    totalPrice: toDecimal(totalCents),
    useAccountCredit: false,
    // the guest was shown what the quote is for
    besides: 'any',
  }
}

/** At the prices of the quote. */
export function termsOfQuote(
  { number, rates, price, pieceDeposits }: Pick<Priced, 'number' | 'rates' | 'price' | 'pieceDeposits'>,
  others: Pick<OrderTerms, 'placedBy' | 'holdUntil' | 'together'>,
): OrderTerms {
  const weeklyCents = new Map(price.lines.map((line) => [line.product, toCents(line.price)]))
  const agreed = { rates, weeklyCents, pieceDeposits: pieceDeposits ?? {} }
  return { ...others, note: placedByQuote(number), isMailed: false, agreed }
}

/** One order at a time: the next has another key once the last one lapsed. */
export function keyOfQuote(id: string, lapsedOrderId: string | null): string {
  return lapsedOrderId === null ? `written-quote:${id}` : `written-quote:${id}:${lapsedOrderId}`
}
