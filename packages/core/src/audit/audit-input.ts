import * as z from 'zod'
import { calendarDateInput } from '../calendar-date-input.ts'
import { querySearch } from '../list-input.ts'
import { messages } from '../messages.ts'
import { plainText, queryPageNumber } from '../text-input.ts'

const day = z
  .union([z.literal(''), calendarDateInput], { error: messages.dateInvalid })
  .optional()
  .transform((text) => (text === '' ? undefined : text))

/** What narrows the log. Days are those of the shop's own clock, both included. */
export const auditFilterInput = z.object({
  q: querySearch('An id, or a kind of thing and its id, such as order:6a01f2…'),
  actor: querySearch('The beginning of a name or e-mail; "shop" for what the shop did by itself'),
  action: plainText({ max: 100 })
    .optional()
    .transform((text) => text || undefined)
    .meta({ description: 'Such as order.moved' }),
  from: day,
  to: day,
})

export const auditListInput = auditFilterInput.extend({ pageNumber: queryPageNumber })

export type AuditFilter = z.output<typeof auditFilterInput>
export type AuditListInput = z.output<typeof auditListInput>
