import * as z from 'zod'
import * as datesCopy from '../../copy/dates/sentences.ts'
import { isCalendarDate } from '../../dates/calendar-date.ts'

/** A plain day, YYYY-MM-DD, as it stands in forms, queries and answers. */
export const calendarDateInput = askedDateInput(datesCopy.dateInvalid)

/** The same where a day is asked for: left out, `missing` says so. */
export function askedDateInput(missing: string) {
  return z
    .string({ error: ({ input }) => (input == null ? missing : datesCopy.dateInvalid) })
    .refine(isCalendarDate, { error: datesCopy.dateInvalid })
    .meta({ format: 'date' })
}
