import * as z from 'zod'
import * as datesCopy from '../../copy/dates/sentences.ts'
import { isCalendarDate } from '../../dates/calendar-date.ts'

/** A plain day, YYYY-MM-DD, as it stands in forms, queries and answers. */
export const calendarDateInput = z
  .string({ error: datesCopy.dateInvalid })
  .refine(isCalendarDate, { error: datesCopy.dateInvalid })
  .meta({ format: 'date' })
