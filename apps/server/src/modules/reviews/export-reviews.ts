import type { Readable } from 'node:stream'
import type { ReviewFilter } from '@trivet/core/contract/reviews'
import type { UserContext } from '../../api/context.ts'
import { csvStream } from '../../platform/csv.ts'
import { readReviews } from './staff-reviews.repo.ts'

/** All pages of a view. */
export function exportReviews(ctx: UserContext, filter: ReviewFilter): Readable {
  const header = ['Written', 'Product', 'Name', 'Rating', 'Comment', 'Hidden', 'Hidden by', 'Reason']
  return csvStream(
    header,
    readReviews(ctx.sql, filter, (row) => {
      const { createdAt, productName, name, rating, comment, hiddenAt, hiddenBy, hiddenReason } = row
      const hidden = [hiddenAt?.toISOString() ?? '', hiddenBy, hiddenReason]
      return [createdAt.toISOString(), productName, name, rating, comment, ...hidden]
    }),
  )
}
