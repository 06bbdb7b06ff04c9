import * as z from 'zod'
import { calendarDateInput } from '../dates/calendar-date-input.ts'

/** The version of each legal text: a day. */
export const legalVersionsInput = z.object({
  terms: calendarDateInput,
  privacy: calendarDateInput,
  rentalAgreement: calendarDateInput,
})

/** The details of `TERMS_CHANGED`. */
export const changedTermsOutput = z.object({ inForce: legalVersionsInput })
