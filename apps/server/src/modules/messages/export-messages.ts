import type { Readable } from 'node:stream'
import type { ContactFilter } from '@trivet/core/contract/contact'
import type { UserContext } from '../../api/context.ts'
import { csvStream } from '../../platform/csv.ts'
import { stateOf } from './contact-message.ts'
import { readMessages } from './messages.repo.ts'

/** All pages of a view. */
export function exportMessages(ctx: UserContext, filter: ContactFilter): Readable {
  const header = ['Received', 'Name', 'Email', 'Subject', 'Message', 'State', 'Answered by']
  return csvStream(
    header,
    readMessages(ctx.sql, filter, (row) => {
      const { createdAt, name, email, subject, message, answeredBy } = row
      return [createdAt.toISOString(), name, email, subject, message, stateOf(row), answeredBy]
    }),
  )
}
