import { quoteRowCodes, quoteRowLabels, toCents } from '@trivet/core'
import type { Order, QuoteRowCode } from '@trivet/core'
import type { ShownQuote } from '../../components/quote-docket.tsx'

const alwaysShown: readonly QuoteRowCode[] = ['subtotal', 'delivery', 'tax']

/** What was paid, in the rows of a quote; the amounts are those of the day it was placed. */
export function orderQuote(order: Order): ShownQuote {
  const centsOf: Record<QuoteRowCode, number> = {
    subtotal: toCents(order.itemsPrice),
    'extra-days': toCents(order.extraDaysPrice),
    'damage-protection': toCents(order.damageProtectionPrice),
    delivery: toCents(order.deliveryPrice),
    'referral-discount': 0 - toCents(order.discountPrice),
    tax: toCents(order.taxPrice),
  }
  return {
    days: order.rentalDays,
    rows: quoteRowCodes
      .map((code) => ({ code, label: quoteRowLabels[code], cents: centsOf[code] }))
      .filter((row) => row.cents !== 0 || alwaysShown.includes(row.code)),
    totalCents: toCents(order.totalPrice),
  }
}
