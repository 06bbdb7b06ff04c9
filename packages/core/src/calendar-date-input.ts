import * as z from 'zod'
import { isCalendarDate } from './calendar-date.ts'
import { messages } from './messages.ts'

/** A plain day, YYYY-MM-DD, as it stands in forms, queries and answers. */
export const calendarDateInput = z
  .string({ error: messages.dateInvalid })
  .refine(isCalendarDate, { error: messages.dateInvalid })
  .meta({ format: 'date' })
