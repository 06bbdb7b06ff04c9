import * as z from 'zod'
import { writtenQuoteEventKinds } from '../../written-quotes/written-quote-history.ts'
import { writtenQuoteStatuses } from '../../written-quotes/written-quote-status.ts'
import { instantOutput } from '../catalog/catalog-output.ts'
import { calendarDateInput } from '../dates/calendar-date-input.ts'
import { count, dollars } from '../fields/unit-fields.ts'
import { orderNumberOutput } from '../orders/order-number.ts'
import { paymentMethods } from '../../orders/order-status.ts'
import { quoteOutput } from '../pricing/quote-output.ts'
import { quotedSaleInput } from './written-quote-input.ts'

const fields = {
  number: z.string().meta({ description: 'What people call the quote, such as Q-7RP4K-V' }),
  status: z.enum(writtenQuoteStatuses),
  expiresAt: instantOutput,
  holdsUnits: z.boolean(),
  note: z.string(),
  price: quoteOutput.meta({ description: 'As it was told; it stays until the quote ends' }),
}

const orderOfQuote = z.object({ _id: z.string(), number: orderNumberOutput })

const historyOutput = z.array(
  z.object({
    at: instantOutput,
    kind: z.enum(writtenQuoteEventKinds),
    actor: z
      .object({ name: z.string(), isStaff: z.boolean() })
      .nullable()
      .meta({ description: 'Null: the shop itself, or whom the audit log alone names' }),
    order: orderOfQuote.nullable().meta({ description: 'Of the order by which it was to be paid' }),
  }),
)

export const writtenQuoteOutput = z.object({
  _id: z.string(),
  ...fields,
  guest: z.object({ _id: z.string(), name: z.string(), email: z.string() }),
  madeBy: z.string(),
  createdAt: instantOutput,
  sale: quotedSaleInput,
  order: orderOfQuote.nullable().meta({ description: 'The last order that was placed by it' }),
  history: historyOutput.meta({ description: 'The oldest first, until it was accepted' }),
})

export const writtenQuotePageOutput = z.object({
  quotes: z.array(
    writtenQuoteOutput
      .pick({ _id: true, number: true, status: true, expiresAt: true, createdAt: true, guest: true })
      .extend({ totalPrice: dollars, rentalStart: calendarDateInput, rentalEnd: calendarDateInput }),
  ),
  page: z.int(),
  pages: z.int(),
  total: z.int(),
})

/** What whoever holds the link reads. */
export const linkedQuoteOutput = z.object({
  ...fields,
  guestName: z.string(),
  rentalStart: calendarDateInput,
  rentalEnd: calendarDateInput,
  deliveryWindow: z.string().meta({ description: 'Between which hours the van comes' }),
  pickupWindow: z.string(),
  items: z.array(z.object({ product: z.string(), name: z.string(), qty: count })),
  address: z
    .object({
      street: z.string(),
      city: z.string(),
      state: z.string(),
      postalCode: z.string(),
      country: z.string(),
    })
    .meta({ description: 'Of its order, where one waits for its payment or has accepted it' }),
  isAddressNeeded: z.boolean().meta({ description: 'Its guest says the street with the payment' }),
  timeZone: z.string().meta({ description: 'Of the delivery place' }),
  paymentMethod: z.enum(paymentMethods),
  order: orderOfQuote
    .extend({
      isPaid: z.boolean(),
      due: dollars.meta({ description: 'What it owes while it is not paid; that is paid on its own page' }),
    })
    .nullable()
    .meta({ description: 'Of a quote that is accepted: it is paid, or went out on account' }),
})

export type WrittenQuote = z.infer<typeof writtenQuoteOutput>
export type WrittenQuotePage = z.infer<typeof writtenQuotePageOutput>
export type ListedWrittenQuote = WrittenQuotePage['quotes'][number]
export type LinkedQuote = z.infer<typeof linkedQuoteOutput>
