import type { Readable } from 'node:stream'
import type { NewsletterFilter } from '@trivet/core/contract/contact'
import type { UserContext } from '../../api/context.ts'
import { csvStream } from '../../platform/csv.ts'
import { readSubscribers } from './subscribers.repo.ts'

/** All pages of a view. */
export function exportSubscribers(ctx: UserContext, filter: NewsletterFilter): Readable {
  return csvStream(
    ['Email', 'Subscribed', 'Unsubscribed'],
    readSubscribers(ctx.sql, filter, ({ email, subscribedAt, unsubscribedAt }) => [
      email,
      subscribedAt.toISOString(),
      unsubscribedAt?.toISOString() ?? '',
    ]),
  )
}
