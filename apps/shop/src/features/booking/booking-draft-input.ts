import { defaultCountry } from '@trivet/core/address'
import { countryInput } from '@trivet/core/contract/address'
import { visitWindows } from '@trivet/core/dispatch'
import { paymentMethods } from '@trivet/core/orders'
import * as z from 'zod'

const kept = z.string().max(500).default('')

/** What a booking keeps for its tab until it is placed. Nothing about a card, or how to get in, is among it. */
export const bookingDraftInput = z.object({
  kit: z
    .object({ slug: z.string(), quantity: z.int().min(1).max(5) })
    .nullable()
    .default(null),
  addressSource: z.enum(['manual', 'airbnb']).default('manual'),
  airbnbUrl: z.string().max(2000).default(''),
  /** The stay the guest came from and does not want the delivery at. */
  refusedStay: kept,
  /** The listing the guest wants to be delivered to although its address is not known yet. */
  confirmedListing: kept,
  address: z
    .object({
      street: kept,
      city: kept,
      state: kept,
      postalCode: kept,
      country: countryInput.default(defaultCountry),
    })
    .nullable()
    .default(null),
  /** The account's own until another one is typed. */
  phone: kept.nullable().default(null),
  deliveryNotes: z.string().max(5000).catch('').default(''),
  deliveryWindow: z.enum(visitWindows).default('all-day'),
  pickupWindow: z.enum(visitWindows).default('all-day'),
  /** Something was typed about how to get in, which is kept in memory alone. */
  hadAccess: z.boolean().default(false),
  paymentMethod: z.enum(paymentMethods).default('stripe'),
  useAccountCredit: z.boolean().default(true),
})

/** The key under which an order is sent, and what exactly it was made for. */
export const orderAttemptInput = z.object({
  content: z.string(),
  key: z.string().min(16),
  isUnpaid: z.boolean().default(false),
})

export type BookingDraft = z.output<typeof bookingDraftInput>
export type AddressDraft = NonNullable<BookingDraft['address']>
export type OrderAttempt = z.output<typeof orderAttemptInput>
