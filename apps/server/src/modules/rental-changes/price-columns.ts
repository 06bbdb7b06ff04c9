import type { CalendarDate, RentalPeriod } from '@trivet/core/dates'
import type { Cents } from '@trivet/core/money'
import type { Quote } from '@trivet/core/pricing'
import { asJson } from '../../platform/sql/json-column.ts'
import type { Slots } from '../../platform/sql/statement.ts'

/** The days of an order and what it costs over them. */
export type PriceOverDays = RentalPeriod &
  Omit<Quote, 'lines' | 'rows' | 'days' | 'rentalCostCents'> & {
    /** The days that its price is for. */
    pricedStart: CalendarDate
    pricedEnd: CalendarDate
    /** Of its price, what staff waived earlier. */
    waivedCents: Cents
    refundDay: CalendarDate
    now: Date
  }

/** A part of a statement: what guests and staff change of an order alike. */
export function priceColumns($: Slots<PriceOverDays>, json: Slots<PriceOverDays>) {
  return {
    rental_start: $.start,
    rental_end: $.end,
    priced_start: $.pricedStart,
    priced_end: $.pricedEnd,
    refund_day: $.refundDay,
    subtotal_cents: $.subtotalCents,
    extra_days_cents: $.extraDaysCents,
    damage_protection_cents: $.damageProtectionCents,
    delivery_cents: $.deliveryCents,
    tax_cents: $.taxCents,
    discount_cents: $.discountCents,
    discounts: asJson(json.discounts),
    season_rows: asJson(json.seasonRows),
    price_rows: asJson(json.priceRows),
    total_cents: $.totalCents,
    waived_cents: $.waivedCents,
    updated_at: $.now,
  }
}
