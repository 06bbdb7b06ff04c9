import * as z from 'zod'
import * as generalCopy from '../../copy/general/sentences.ts'
import * as ordersCopy from '../../copy/orders/sentences.ts'
import { toDecimal } from '../../money/money.ts'
import { changedLines, changedRows } from '../../orders/after-booking/order-change-effects.ts'
import { changeSettlements } from '../../orders/after-booking/order-change.ts'
import type { OrderChange } from '../../orders/after-booking/order-change.ts'
import { priceRowLimits } from '../../pricing/price-rows.ts'
import { deliveryTexts } from '../../copy/orders/order-change-words.ts'
import { addressInput } from '../address/address-input.ts'
import { centsInput } from '../fields/cents-input.ts'
import { calendarDateInput } from '../dates/calendar-date-input.ts'
import { deliveryDetailsFields } from '../delivery/delivery-input.ts'
import { count, dollars } from '../fields/unit-fields.ts'
import { plainText } from '../fields/text-input.ts'
import { quoteOutput, toQuoteOutput } from '../pricing/quote-output.ts'
import { orderItems } from './place-order-input.ts'

const badAmount = { error: ordersCopy.priceRowAmountInvalid }
const most = toDecimal(priceRowLimits.mostCents)

/** What is given is below zero. */
const priceRows = z
  .array(
    z.object({
      label: plainText({ max: priceRowLimits.longestLabel, required: ordersCopy.priceRowLabelRequired }),
      amount: centsInput({ least: 0 - most, most, ...badAmount }).refine((cents) => cents !== 0, badAmount),
    }),
  )
  .max(priceRowLimits.mostRows, { error: ordersCopy.tooManyPriceRows(priceRowLimits.mostRows) })
  .refine((rows) => new Set(rows.map(({ label }) => label)).size === rows.length, {
    error: ordersCopy.priceRowsSame,
  })

const { deliveryWindow, pickupWindow } = deliveryDetailsFields

/** An order as staff want it: all that it is of, its days, and where it goes if that is elsewhere. */
export const previewOrderChangeInput = z.object({
  id: z.string(),
  version: z.int().meta({ description: 'As it was seen; refused when something has happened since' }),
  orderItems: orderItems.meta({ description: 'All of them; what is not named is taken off' }),
  rentalStart: calendarDateInput,
  rentalEnd: calendarDateInput,
  priceRows: priceRows.meta({ description: 'By staff, all of them: what is not named is taken off' }),
  rentalAddress: addressInput.optional().meta({ description: 'Left out where it stays' }),
  deliveryWindow,
  pickupWindow,
  takesAreaRates: z.boolean().default(false).meta({
    description: 'In another area, whether it takes fee and tax of that; else it keeps its own',
  }),
})

export const orderChangeInput = previewOrderChangeInput.extend({
  totalPrice: dollars.meta({ description: 'The new total as it was shown; refused when it is another one' }),
  refund: dollars.meta({ description: 'What comes back, as it was shown' }),
  due: dollars.meta({ description: 'What is to be paid, as it was shown' }),
  reason: plainText({ max: 300, required: generalCopy.reasonNeeded }).meta({
    description: 'The guest reads it',
  }),
})

export const orderChangeOutput = z.object({
  version: z.int(),
  items: z
    .array(z.object({ name: z.string(), fromQty: count, toQty: count, from: dollars, to: dollars }))
    .meta({ description: 'What there is more or less of, or costs something else over the days' }),
  rows: z.array(z.object({ label: z.string(), from: dollars, to: dollars })),
  delivery: z.array(z.string()).meta({
    description: 'What is different about where it goes and in which hours, a sentence for each',
  }),
  areaPrice: z
    .object({
      area: z.string(),
      kept: dollars.meta({ description: 'The total with fee and tax as the order has them' }),
      taken: dollars.meta({ description: 'The total with those of the area' }),
      isTaken: z.boolean(),
    })
    .nullable()
    .meta({ description: 'What fee and tax of another area make of it, where they are others' }),
  depots: z
    .object({ from: z.string(), to: z.string() })
    .nullable()
    .meta({ description: 'Where another depot has its units afterwards, both by name' }),
  totalBefore: dollars,
  totalPrice: dollars,
  difference: dollars,
  settlement: z.enum(changeSettlements).meta({ description: 'What becomes of the difference' }),
  refund: dollars.meta({ description: 'Comes back' }),
  refundToAccountCredit: dollars.meta({ description: 'Of it, to the account credit' }),
  due: dollars.meta({ description: 'Of the price, what is to be paid afterwards' }),
  quote: quoteOutput.meta({ description: 'The whole order afterwards' }),
})

export type PreviewOrderChangeInput = z.output<typeof previewOrderChangeInput>
/** What a client sends. */
export type PreviewOrderChangeBody = z.input<typeof previewOrderChangeInput>
export type OrderChangeInput = z.output<typeof orderChangeInput>
export type OrderChangeOutput = z.infer<typeof orderChangeOutput>

type Told = Pick<OrderChangeOutput, 'version' | 'depots'>

/** The wire form of a change, as its preview tells it. */
export function toOrderChangeOutput(change: OrderChange, { version, depots }: Told): OrderChangeOutput {
  const { before, after, areaPrice } = change
  return {
    version,
    items: changedLines(before, after).map(({ name, fromQuantity, toQuantity, fromCents, toCents }) => ({
      name,
      fromQty: fromQuantity,
      toQty: toQuantity,
      from: toDecimal(fromCents),
      to: toDecimal(toCents),
    })),
    rows: changedRows(before, after).map(({ label, fromCents, toCents }) => ({
      label,
      from: toDecimal(fromCents),
      to: toDecimal(toCents),
    })),
    delivery: deliveryTexts(change),
    areaPrice: areaPrice && {
      area: areaPrice.area,
      kept: toDecimal(areaPrice.keptCents),
      taken: toDecimal(areaPrice.takenCents),
      isTaken: areaPrice.isTaken,
    },
    depots,
    totalBefore: toDecimal(before.totalCents),
    totalPrice: toDecimal(after.totalCents),
    difference: toDecimal(change.differenceCents),
    settlement: change.settlement,
    refund: toDecimal(change.refundCents),
    refundToAccountCredit: toDecimal(change.split.creditCents),
    due: toDecimal(change.dueCents),
    quote: toQuoteOutput(after),
  }
}
