import * as z from 'zod'
import { instantOutput } from '../catalog/catalog-output.ts'
import { calendarDateInput } from '../dates/calendar-date-input.ts'

/** What a refused second order is told about the one that stands, as the details of the error. */
export const standingOrderOutput = z.object({
  orderId: z.string(),
  isPaid: z.boolean(),
  totalPrice: z.number(),
  rentalStart: calendarDateInput,
  rentalEnd: calendarDateInput,
  holdExpiresAt: instantOutput.nullable(),
})

export type StandingOrder = z.infer<typeof standingOrderOutput>
