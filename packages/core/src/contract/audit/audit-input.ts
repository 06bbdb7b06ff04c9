import * as z from 'zod'
import { queryDay, queryPageNumber, querySearch, queryText } from '../fields/query-input.ts'

/** What narrows the log. Days are those of the shop's own clock, both included. */
export const auditFilterInput = z.object({
  q: querySearch.meta({
    description: 'An id, an order’s number, or a kind of thing and its id, such as order:6a01f2…',
  }),
  actor: querySearch.meta({
    description: 'The beginning of a name or email; "shop" for what the shop did by itself',
  }),
  action: queryText({ max: 100 }).meta({ description: 'Such as order.status-changed' }),
  from: queryDay,
  to: queryDay,
})

export const auditListInput = auditFilterInput.extend({ pageNumber: queryPageNumber })

export type AuditFilter = z.output<typeof auditFilterInput>
export type AuditListInput = z.output<typeof auditListInput>
