import * as z from 'zod'
import { idPattern } from '../../catalog/product-address.ts'
import * as cartCopy from '../../copy/cart/sentences.ts'
import * as ordersCopy from '../../copy/orders/sentences.ts'
import * as generalCopy from '../../copy/general/sentences.ts'
import * as quotesCopy from '../../copy/written-quotes/sentences.ts'
import { writtenQuoteDays } from '../../written-quotes/written-quote-expiry.ts'
import { writtenQuoteStatuses } from '../../written-quotes/written-quote-status.ts'
import { addressInput, countryInput, unreadableZip, zipIsReadable } from '../address/address-input.ts'
import { calendarDateInput } from '../dates/calendar-date-input.ts'
import { deliveryDetailsFields } from '../delivery/delivery-input.ts'
import { queryPageNumber, querySearch, queryWord } from '../fields/query-input.ts'
import { plainText } from '../fields/text-input.ts'
import { dollars } from '../fields/unit-fields.ts'
import { maxOrderLines, orderItemInput } from '../orders/place-order-input.ts'
import { paymentTokenInput } from '../orders/payment-token-input.ts'
import { paymentMethods } from '../../orders/order-status.ts'
import { defaultCountry } from '../../address/address-rules.ts'

const { least, standard, most } = writtenQuoteDays
const days = { error: quotesCopy.quoteDaysInvalid(least, most) }

const part = plainText({ max: 200 }).default('')

/** The ZIP code says whose prices; the rest may follow with the payment. */
const quotedAddress = z
  .object({
    street: part,
    city: part,
    state: part,
    postalCode: plainText({ max: 20, required: generalCopy.fillRequiredFields }),
    country: countryInput.default(defaultCountry),
  })
  .refine(zipIsReadable, unreadableZip)

/** What is quoted, as it is kept. */
export const quotedSaleInput = z.object({
  items: z
    .array(orderItemInput.pick({ product: true, qty: true }), { error: cartCopy.cartEmpty })
    .min(1, { error: cartCopy.cartEmpty })
    .max(maxOrderLines, { error: ordersCopy.tooManyOrderItems(maxOrderLines) }),
  rentalStart: calendarDateInput,
  rentalEnd: calendarDateInput,
  rentalAddress: quotedAddress,
  ...deliveryDetailsFields,
  damageProtection: z.boolean().default(false),
})

/** A quote that staff write for a guest; its maker gives it its id, and the same request again is the same quote. */
export const writtenQuoteInput = z
  .object({
    id: z.string().regex(idPattern),
    guest: z.string({ error: ordersCopy.guestRequired }).regex(idPattern, ordersCopy.guestRequired),
    sale: quotedSaleInput,
    totalPrice: dollars,
    note: plainText({ max: 2000, multiline: true }).default(''),
    days: z.int(days).min(least, days).max(most, days).default(standard),
    holdsUnits: z
      .boolean()
      .default(false)
      .meta({ description: 'Its units wait for the guest; needs the whole address' }),
  })
  .superRefine(({ holdsUnits, sale }, ctx) => {
    if (!holdsUnits || addressInput.safeParse(sale.rentalAddress).success) return
    ctx.addIssue({
      code: 'custom',
      path: ['sale', 'rentalAddress'],
      message: quotesCopy.quoteHoldNeedsAddress,
    })
  })

export const writtenQuoteListInput = z.object({
  q: querySearch.meta({ description: 'Part of a number, or of the name or email of a guest' }),
  status: queryWord(writtenQuoteStatuses, generalCopy.invalidStatus),
  pageNumber: queryPageNumber,
})

/** Any text: what is no id belongs to no quote, and answers as an unknown one. */
export const writtenQuoteIdInput = z.object({ id: z.string() })

export const quoteTokenInput = z.object({ token: z.string().max(500) })

/** The rest of the address, and what the driver needs; a payment, or the step before one. */
export const acceptQuoteInput = quoteTokenInput.extend({
  street: part,
  city: part,
  state: part,
  ...deliveryDetailsFields,
  paymentMethod: z.enum(paymentMethods).default('stripe'),
  paymentToken: paymentTokenInput
    .optional()
    .meta({ description: 'Without one the order waits for its payment' }),
})

export const startQuotePaymentInput = quoteTokenInput.extend({ method: z.enum(paymentMethods) })

export type QuotedSale = z.output<typeof quotedSaleInput>
export type WrittenQuoteInput = z.output<typeof writtenQuoteInput>
/** What a client sends. */
export type WrittenQuoteBody = z.input<typeof writtenQuoteInput>
export type WrittenQuoteListInput = z.output<typeof writtenQuoteListInput>
export type AcceptQuoteInput = z.output<typeof acceptQuoteInput>
export type AcceptQuoteBody = z.input<typeof acceptQuoteInput>
export type StartQuotePaymentInput = z.output<typeof startQuotePaymentInput>
