import * as z from 'zod'
import { calendarDateInput } from '../dates/calendar-date-input.ts'
import { paymentTokenInput } from './payment-token-input.ts'

const dryRun = z
  .boolean()
  .default(false)
  .meta({ description: 'True answers what the change would cost, and changes nothing' })

const paymentToken = paymentTokenInput
  .optional()
  .meta({ description: 'Needed when the change costs more than has been paid' })

/** Cancelling by the guest. */
export const cancelOrderInput = z.object({
  refund: z
    .number()
    .optional()
    .meta({ description: 'The refund as it was shown; refused when it is another one by now' }),
})

/** Other days for a booked rental. */
export const dateChangeInput = z.object({
  rentalStart: calendarDateInput.optional().meta({ description: 'The delivery day; stays unless given' }),
  rentalEnd: calendarDateInput,
  dryRun,
  paymentToken,
})

/** A later pickup day for a booked rental. */
export const extensionInput = z.object({ rentalEnd: calendarDateInput, dryRun, paymentToken })

export type CancelOrderInput = z.output<typeof cancelOrderInput>
export type DateChangeInput = z.output<typeof dateChangeInput>
export type ExtensionInput = z.output<typeof extensionInput>
