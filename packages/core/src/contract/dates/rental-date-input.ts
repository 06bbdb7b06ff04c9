import * as z from 'zod'
import * as datesCopy from '../../copy/dates/sentences.ts'
import { defaultTimeZone } from '../../address/service-areas.ts'
import { dateAt } from '../../dates/instants.ts'

/** A day or an instant with offset, still as sent: which day it is depends on the delivery address. */
export const rentalDateText = z
  .string({ error: ({ input }) => (input == null ? datesCopy.selectBothDates : datesCopy.dateInvalid) })
  .refine((text) => text !== '', { error: datesCopy.selectBothDates, abort: true })
  .refine((text) => dateAt(text, defaultTimeZone) !== null, { error: datesCopy.dateInvalid })

/** The same where no address is known: the day it is at the default place. */
export const rentalDateInput = rentalDateText.transform((text, ctx) => {
  const date = dateAt(text, defaultTimeZone)
  if (date) return date
  ctx.addIssue({ code: 'custom', message: datesCopy.dateInvalid })
  return z.NEVER
})

/** The same before dates are chosen: nothing and an empty text are null. */
export const optionalRentalDateInput = z
  .preprocess((value: string | null | undefined) => (value === '' ? null : value), rentalDateInput.nullish())
  .optional()
  .transform((date) => date ?? null)
