import * as z from 'zod'
import { addressInput } from '../address/address-input.ts'
import { parseAirbnbLink } from '../address/airbnb-link.ts'
import { deliveryTimeZone } from '../address/service-areas.ts'
import { dateAt } from '../calendar-date.ts'
import { idPattern } from '../catalog/product-address.ts'
import { messages } from '../messages.ts'
import { containsCardData } from '../payments/card-data.ts'
import { optionalRentalDateInput, rentalDateText } from '../rental-date-input.ts'
import { plainText } from '../text-input.ts'
import { paymentMethods } from './order-status.ts'

export const maxOrderLines = 50
/** Far above any fleet; keeps price × quantity within whole numbers. */
export const maxQuantity = 100_000

const noSuchProduct = { error: messages.productNotFound }
const badQuantity = { error: messages.invalidQuantity }

/** What a client may say about an item; name, price and picture are read and never used. */
export const orderItemInput = z.object({
  product: z.string(noSuchProduct).regex(idPattern, noSuchProduct),
  qty: z.int(badQuantity).min(1, badQuantity).max(maxQuantity, badQuantity),
  name: z.string().max(1000).optional(),
  price: z.number().optional(),
  image: z.string().max(2000).nullish(),
  isCustomKit: z.boolean().default(false),
})

const orderItems = z
  .array(orderItemInput, { error: messages.cartEmpty })
  .min(1, { error: messages.cartEmpty })
  .max(maxOrderLines, { error: messages.tooManyOrderItems(maxOrderLines) })

/** Comes out as the one plain form of the link; an empty text is the same as none. */
const airbnbListing = z
  .string({ error: messages.airbnbInvalid() })
  .transform((text, ctx) => {
    if (text.trim() === '') return null
    const link = parseAirbnbLink(text)
    if (link.ok) return link.url
    ctx.addIssue({ code: 'custom', message: messages.airbnbInvalid() })
    return z.NEVER
  })
  .nullish()

const paymentToken = plainText({ max: 200, required: messages.invalidInput }).refine(
  (token) => !containsCardData(token),
  { error: messages.cardDataRefused },
)

const placeOrderFields = z.object({
  orderItems,
  rentalStart: rentalDateText,
  rentalEnd: rentalDateText,
  rentalAddress: addressInput,
  airbnbListing,
  paymentMethod: z.enum(paymentMethods, { error: messages.invalidPaymentMethod }),
  damageProtection: z.boolean().default(false),
  totalPrice: z.number(),
  paymentToken: paymentToken.optional(),
})

/** The body of an order. Dates come out as the days at the delivery address. */
export const placeOrderInput = withoutCardData(
  placeOrderFields.transform((fields, ctx) => {
    const timeZone = deliveryTimeZone(fields.rentalAddress.postalCode)
    const rentalStart = dateAt(fields.rentalStart, timeZone)
    const rentalEnd = dateAt(fields.rentalEnd, timeZone)
    if (rentalStart && rentalEnd) return { ...fields, rentalStart, rentalEnd }
    ctx.addIssue({ code: 'custom', message: messages.dateInvalid })
    return z.NEVER
  }),
)

/** The body of a price question: an order without address and payment, its dates still open. */
export const quoteInput = withoutCardData(
  z.object({
    orderItems,
    rentalStart: optionalRentalDateInput,
    rentalEnd: optionalRentalDateInput,
    damageProtection: z.boolean().default(false),
  }),
)

export const payOrderInput = z.object({ paymentToken })

export type OrderItemInput = z.infer<typeof orderItemInput>
/** What a client sends. */
export type PlaceOrderBody = z.input<typeof placeOrderFields>
/** What the server works with. */
export type PlaceOrderInput = z.output<typeof placeOrderInput>
export type QuoteInput = z.output<typeof quoteInput>
export type PayOrderInput = z.output<typeof payOrderInput>

/** Looks at the whole body before the schema drops what it does not know. */
function withoutCardData<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((body: z.input<Schema>, ctx) => {
    if (containsCardData(body)) ctx.addIssue({ code: 'custom', message: messages.cardDataRefused })
    return body
  }, schema)
}
