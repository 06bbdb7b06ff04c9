import { toQuoteOutput } from '@trivet/core/contract/pricing'
import type { WrittenQuoteInput } from '@trivet/core/contract/written-quotes'
import * as quotesCopy from '@trivet/core/copy/written-quotes'
import { startOfDay } from '@trivet/core/dates'
import { isSameAmount } from '@trivet/core/money'
import { leastDeposits } from '@trivet/core/pricing'
import { ratesOf, vanDaysOf } from '@trivet/core/settings'
import { writtenQuoteExpiry } from '@trivet/core/written-quotes'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { bookablePeriod, findPricingFacts, priceOrder } from '../checkout/index.ts'
import { servedArea } from '../settings/index.ts'

/** What is quoted at the prices of now, which the quote keeps, and until when. */
export async function priceSale(ctx: UserContext, { sale, totalPrice, days, guest }: WrittenQuoteInput) {
  const items = sale.items.map((item) => ({ ...item, isCustomKit: false }))
  const asked = { productIds: items.map(({ product }) => product), kitIds: [] }
  const facts = await findPricingFacts(ctx.sql, { asked, userId: guest })
  const { settings } = facts.settings
  // the ZIP code says it; a state may follow with the street
  const { state, ...place } = sale.rentalAddress
  const area = servedArea(state === '' ? place : { ...place, state }, settings)
  const now = ctx.clock.now()
  const period = bookablePeriod(
    { start: sale.rentalStart, end: sale.rentalEnd },
    vanDaysOf(area, settings, now),
  )
  const rates = ratesOf(area, settings)
  const { quote, depositCents, lines } = priceOrder(facts, {
    items,
    period,
    damageProtection: sale.damageProtection,
    referralBasisPoints: 0,
    rates,
  })
  const price = { ...toQuoteOutput(quote, null, depositCents), serviceArea: area.name }
  if (!isSameAmount(totalPrice, quote.totalCents)) throw new AppError('PRICES_CHANGED', { details: price })
  const expiresAt = writtenQuoteExpiry({
    days,
    now,
    deliveryDayBegins: startOfDay(period.start, area.timeZone),
  })
  if (!expiresAt) throw new AppError('INVALID_INPUT', { message: quotesCopy.quoteTooLate })
  return {
    price,
    rates,
    pieceDeposits: leastDeposits(lines.map(({ thing }) => thing.pieceDeposits)),
    totalCents: quote.totalCents,
    timeZone: area.timeZone,
    expiresAt,
  }
}
