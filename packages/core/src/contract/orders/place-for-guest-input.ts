import * as z from 'zod'
import * as ordersCopy from '../../copy/orders/sentences.ts'
import { idPattern } from '../../catalog/product-address.ts'
import { staffHoldHours } from '../../orders/staff-hold.ts'
import { placeOrderInput, quoteInput } from './place-order-input.ts'
import { markPaidInput, onAccountBecause } from './staff-order-input.ts'

const { least, standard, most } = staffHoldHours
const hours = { error: ordersCopy.staffHoldHoursInvalid(least, most) }

const guestId = z.string({ error: ordersCopy.guestRequired }).regex(idPattern, ordersCopy.guestRequired)

/** How an order that staff place is paid: by the guest, later, or already. */
export const guestPaymentInput = z.discriminatedUnion('by', [
  z.object({
    by: z.literal('link'),
    hours: z
      .int(hours)
      .min(least, hours)
      .max(most, hours)
      .default(standard)
      .meta({ description: 'How long the order waits for the payment' }),
  }),
  z.object({ by: z.literal('account'), because: onAccountBecause }),
  z.object({ by: z.literal('outside'), ...markPaidInput.omit({ amount: true }).shape }),
])

/** An order by staff for a person on the phone. */
export const placeForGuestInput = z.object({
  guest: guestId,
  order: placeOrderInput,
  payment: guestPaymentInput,
})

/** What an order would cost this guest; somebody who has no account yet is nobody. */
export const priceForGuestInput = z.object({ guest: guestId.nullable(), cart: quoteInput })

export type GuestPayment = z.output<typeof guestPaymentInput>
export type PlaceForGuestInput = z.output<typeof placeForGuestInput>
/** What a client sends. */
export type PlaceForGuestBody = z.input<typeof placeForGuestInput>
export type PriceForGuestInput = z.output<typeof priceForGuestInput>
