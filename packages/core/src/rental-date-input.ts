import * as z from 'zod'
import { defaultTimeZone } from './address/service-areas.ts'
import { dateAt } from './calendar-date.ts'
import { messages } from './messages.ts'

/** A day or an instant with offset, still as sent: which day it is depends on the delivery address. */
export const rentalDateText = z
  .string({ error: ({ input }) => (input == null ? messages.selectBothDates : messages.dateInvalid) })
  .refine((text) => text !== '', { error: messages.selectBothDates, abort: true })
  .refine((text) => dateAt(text, defaultTimeZone) !== null, { error: messages.dateInvalid })

/** The same where no address is known: the day it is at the default place. */
export const rentalDateInput = rentalDateText.transform((text, ctx) => {
  const date = dateAt(text, defaultTimeZone)
  if (date) return date
  ctx.addIssue({ code: 'custom', message: messages.dateInvalid })
  return z.NEVER
})

/** The same before dates are chosen: nothing and an empty text are null. */
export const optionalRentalDateInput = z
  .preprocess((value: string | null | undefined) => (value === '' ? null : value), rentalDateInput.nullish())
  .optional()
  .transform((date) => date ?? null)
