import { useQuery, useQueryClient } from '@tanstack/react-query'
import { cartDeposit, cartPeriod, cartQuote } from '@trivet/core/cart'
import { decideRentalPeriod } from '@trivet/core/dates'
import { cents, toCents, toDecimal, type Cents, type Dollars } from '@trivet/core/money'
import type { Cart } from '@trivet/core/cart'
import { discountsOf, type QuoteOutput } from '@trivet/core/contract/pricing'
import { codeDiscountOf } from '@trivet/core/promotion-codes'
import { kitCartProduct } from '../../components/product/kit-cart-product.ts'
import type { ShownQuote } from '../../components/rental/quote-docket.tsx'
import { priceChanges } from '@trivet/core/pricing'
import type { PriceChange, QuotedLine, ShownPrices } from '@trivet/core/pricing'
import { areaOf } from '@trivet/core/settings'
import { cartActions } from '../../lib/cart-actions.ts'
import { useCart, useCartQuote } from '../../lib/cart.ts'
import { usePlace } from '../../lib/place-store.ts'
import { missingForPrice, quoteBody, type AppliedCodes } from '../../lib/quote-body.ts'
import { basisPointsOf } from '../../lib/referral-store.ts'
import { useAppliedCodes } from '../../lib/referral.ts'
import { useKeptUser } from '../../lib/session.tsx'
import { useShopSettings } from '../../lib/shop-settings.tsx'
import { trpc } from '../../lib/trpc.ts'
import { vanDaysAt } from '../../lib/van-days.ts'
import { useBookingDraft } from './booking-draft.ts'

/** With the codes the order goes with; those that were refused stay behind. */
export type BookingQuote = AppliedCodes & {
  quote: ShownQuote
  /** Each in the sequence of the cart's items. */
  lines: readonly QuotedLine[]
  /** Refundable, part of no total; null while it is not known. */
  depositCents: Cents | null
  /** Of the total, what account credit pays; 0 where the guest keeps it. */
  creditCents: Cents
  /** What it could pay. */
  offeredCreditCents: Cents
  /** As it goes over the wire. */
  totalPrice: Dollars
  /** Where the server asks for something else than the cart shows. */
  changes: readonly PriceChange[]
  /** The server could not be asked just now. */
  isUnchecked: boolean
}

/** The price of the cart: ours at once, the server's as soon as it has answered. */
export function useQuote(): BookingQuote {
  const { cart } = useCart()
  const quote = useCartQuote()
  const { client } = trpc.useUtils()
  const codes = useAppliedCodes()
  const settings = useShopSettings()
  const { rates } = settings
  const postalCode = useServedPlace()
  const { useAccountCredit } = useBookingDraft()
  const { user } = useKeptUser()
  const isPossible =
    !cartPeriod(cart) || decideRentalPeriod({ ...cart.period, ...vanDaysAt(postalCode, settings) }).ok
  const { data, isError: isUnchecked } = useQuery({
    queryKey: useQuoteKey(cart),
    queryFn: () =>
      client.orders.quote.mutate({ ...quoteBody(cart, codes, postalCode), useAccountCredit: true }),
    // days that are over have no price; where they are chosen it is said
    enabled: missingForPrice(user, cart) === null && isPossible,
  })
  if (!data) {
    const totalPrice = toDecimal(quote.totalCents)
    const depositCents = cartDeposit(cart)
    const none = { creditCents: 0, offeredCreditCents: 0, changes: [] }
    return { quote, lines: quote.lines, depositCents, totalPrice, ...none, isUnchecked, ...codes }
  }
  const referralBasisPoints = basisPointsOf(data.referral?.discountPercentage ?? 0)
  const code = data.promotion ? codeDiscountOf(data.promotion) : null
  const own = cartQuote(cart, { referralBasisPoints, code, rates })
  const offeredCreditCents = toCents(data.accountCredit ?? 0)
  return {
    quote: shown(data),
    lines: linesOf(data),
    depositCents: data.deposit === undefined ? null : toCents(data.deposit),
    creditCents: useAccountCredit ? offeredCreditCents : 0,
    offeredCreditCents,
    totalPrice: data.totalPrice,
    // the cart knows of no credit
    changes: priceChanges(own, { ...pricesOf(data), creditCents: 0 }),
    isUnchecked,
    referralCode: data.referral?.status === 'refused' ? null : codes.referralCode,
    promotionCode: data.promotion?.status === 'refused' ? null : codes.promotionCode,
  }
}

type NewPrices = {
  /** Against what the guest saw when the order was sent. */
  changesTo: (quote: QuoteOutput) => PriceChange[]
  /** Takes over the totals the server refused an order with, and what it now says about each item. */
  take: (quote: QuoteOutput) => Promise<void>
}

/** What to do with the totals of an order that was refused for its prices. */
export function useNewPrices(): NewPrices {
  const { cart } = useCart()
  const own = useCartQuote()
  const queryClient = useQueryClient()
  const quoteKey = useQuoteKey(cart)
  const { useAccountCredit } = useBookingDraft()
  const utils = trpc.useUtils()
  async function take(quote: QuoteOutput) {
    queryClient.setQueryData(quoteKey, quote)
    // of credit that the guest keeps it says nothing
    if (!useAccountCredit) void queryClient.invalidateQueries({ queryKey: quoteKey })
    void queryClient.invalidateQueries({ queryKey: ['referral'] })
    const kits = cart.items.filter(({ isCustomKit }) => isCustomKit).map(({ _id }) => _id)
    if (kits.length > 0) {
      const offers = await utils.kits.checkCart.fetch({ ids: kits }, { staleTime: 0 })
      for (const offer of offers) cartActions.refresh(kitCartProduct(offer))
    }
    for (const { _id, isCustomKit } of cart.items) {
      if (!isCustomKit) cartActions.refresh(await utils.products.byId.fetch({ id: _id }, { staleTime: 0 }))
    }
  }

  function changesTo(quote: QuoteOutput): PriceChange[] {
    const seen = queryClient.getQueryData<QuoteOutput>(quoteKey)
    const told = seen ? pricesOf(seen) : own
    return priceChanges(useAccountCredit ? told : { ...told, creditCents: 0 }, pricesOf(quote))
  }
  return { changesTo, take }
}

/** A code gives each guest something else, and each has credit of their own. */
function useQuoteKey(cart: Cart) {
  const codes = useAppliedCodes()
  const { user } = useKeptUser()
  return ['quote', quoteBody(cart, codes, useServedPlace()), user?._id ?? null]
}

/** Elsewhere there is no price to ask for. */
function useServedPlace(): string | null {
  const place = usePlace()
  return areaOf(place, useShopSettings()) ? place : null
}

function shown({ rentalDays, rows, discounts, totalPrice }: QuoteOutput): ShownQuote {
  return {
    days: rentalDays,
    rows: rows.map(({ code, label, amount }) => ({ code, label, cents: toCents(amount) })),
    discounts: discountsOf(discounts),
    totalCents: toCents(totalPrice),
  }
}

function linesOf({ lines }: QuoteOutput): QuotedLine[] {
  return lines.map(({ product, name, qty, price, lineTotal, extraDays }) => {
    const [lineTotalCents, extraDaysCents] = [toCents(lineTotal), toCents(extraDays)]
    return {
      id: product,
      name,
      unitPriceCents: toCents(price),
      quantity: qty,
      lineTotalCents,
      extraDaysCents,
      rentalCents: cents(lineTotalCents + extraDaysCents),
    }
  })
}

function pricesOf(quote: QuoteOutput): ShownPrices {
  const { rows, totalCents } = shown(quote)
  return { lines: linesOf(quote), rows, totalCents, creditCents: toCents(quote.accountCredit ?? 0) }
}
