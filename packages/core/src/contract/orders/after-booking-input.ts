import * as z from 'zod'
import * as datesCopy from '../../copy/dates/sentences.ts'
import { askedDateInput, calendarDateInput } from '../dates/calendar-date-input.ts'
import { dollars } from '../fields/unit-fields.ts'
import { paymentTokenInput } from './payment-token-input.ts'

const dryRun = z
  .boolean()
  .default(false)
  .meta({ description: 'True answers what the change would cost, and changes nothing' })

const paymentToken = paymentTokenInput
  .optional()
  .meta({ description: 'Needed when the change costs more than has been paid' })

const refund = dollars
  .optional()
  .meta({ description: 'The refund as it was shown; refused when it is another one by now' })

const charge = dollars.optional().meta({
  description: 'What is to be paid on top, as it was shown; refused when it is another amount by now',
})

/** Cancelling by the guest. */
export const cancelOrderInput = z.object({ refund })

/** Other days for a booked rental. */
export const dateChangeInput = z.object({
  rentalStart: calendarDateInput.optional().meta({ description: 'The delivery day; stays unless given' }),
  rentalEnd: askedDateInput(datesCopy.selectBothDates),
  charge,
  refund,
  dryRun,
  paymentToken,
})

/** A later pickup day for a booked rental. */
export const extensionInput = z.object({
  rentalEnd: askedDateInput(datesCopy.selectRentalDates),
  charge,
  refund,
  dryRun,
  paymentToken,
})

export type CancelOrderInput = z.output<typeof cancelOrderInput>
export type DateChangeInput = z.output<typeof dateChangeInput>
export type ExtensionInput = z.output<typeof extensionInput>
