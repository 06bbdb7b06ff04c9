import * as z from 'zod'
import { toDecimal, type Cents } from '../../money/money.ts'
import { cartPromotionOutput } from '../promotion-codes/cart-promotion-output.ts'
import { cartReferralOutput } from '../referrals/cart-referral-output.ts'
import type { CartReferral } from '../referrals/cart-referral-output.ts'
import type { Quote } from '../../pricing/quote.ts'
import { quoteRowCodes } from '../../pricing/quote.ts'
import { discountsOutput, toDiscountsOutput } from './discount-output.ts'
import { count, dollars } from '../fields/unit-fields.ts'

/** A quote as it goes over the wire: money as decimal numbers. */
export const quoteOutput = z.object({
  itemsPrice: dollars,
  extraDaysPrice: dollars,
  rentalDays: z.int().nullable(),
  damageProtectionFee: dollars,
  deliveryPrice: dollars,
  taxPrice: dollars,
  discountPrice: dollars,
  discounts: discountsOutput,
  totalPrice: dollars,
  accountCredit: dollars.optional().meta({
    description:
      'Of the total, what account credit pays, where that was asked for; left out where there is none',
  }),
  toPay: dollars.optional().meta({ description: 'The total less the account credit, where there is one' }),
  deposit: dollars.optional().meta({
    description:
      'Refundable, not charged in advance and not part of the total; left out of other days of an order',
  }),
  rows: z.array(z.object({ code: z.enum(quoteRowCodes), label: z.string(), amount: dollars })),
  referral: cartReferralOutput.optional(),
  promotion: cartPromotionOutput.optional(),
  serviceArea: z.string().nullable().optional().meta({
    description: 'Whose rates these are; null: no place is known, so the default rates',
  }),
  lines: z.array(
    z.object({
      product: z.string(),
      name: z.string(),
      qty: count,
      price: dollars,
      lineTotal: dollars,
      extraDays: dollars,
    }),
  ),
})

export type QuoteOutput = z.infer<typeof quoteOutput>

/** What account credit pays of a total, and what is left to pay; nothing where it pays nothing. */
export function toCreditOutput(
  totalCents: Cents,
  creditCents: Cents,
): Pick<QuoteOutput, 'accountCredit' | 'toPay'> {
  if (creditCents === 0) return {}
  return { accountCredit: toDecimal(creditCents), toPay: toDecimal(totalCents - creditCents) }
}

/** The wire form of a quote, the one place where its cents become decimals. */
export function toQuoteOutput(
  quote: Quote,
  referral?: CartReferral | null,
  depositCents?: Cents,
): QuoteOutput {
  return {
    ...(referral && { referral }),
    ...(depositCents !== undefined && { deposit: toDecimal(depositCents) }),
    itemsPrice: toDecimal(quote.subtotalCents),
    extraDaysPrice: toDecimal(quote.extraDaysCents),
    rentalDays: quote.days,
    damageProtectionFee: toDecimal(quote.damageProtectionCents),
    deliveryPrice: toDecimal(quote.deliveryCents),
    taxPrice: toDecimal(quote.taxCents),
    discountPrice: toDecimal(quote.discountCents),
    ...(quote.discounts.length > 0 && { discounts: toDiscountsOutput(quote.discounts) }),
    totalPrice: toDecimal(quote.totalCents),
    rows: quote.rows.map(({ code, label, cents }) => ({ code, label, amount: toDecimal(cents) })),
    lines: quote.lines.map((line) => ({
      product: line.id,
      name: line.name,
      qty: line.quantity,
      price: toDecimal(line.unitPriceCents),
      lineTotal: toDecimal(line.lineTotalCents),
      extraDays: toDecimal(line.extraDaysCents),
    })),
  }
}
