import type { Services } from '../../../api/context.ts'
import { queueMail } from '../../outbox/index.ts'
import { findOrdersToReview } from './review-requests.repo.ts'

// on the clock of the place
const fromTime = '09:00'

/** Asks guests for reviews three days after the pickup, once for each order. */
export async function askForReviews({ sql, clock }: Pick<Services, 'sql' | 'clock'>): Promise<void> {
  const now = clock.now()
  for (const { orderId, recipient } of await findOrdersToReview(sql, { now, fromTime })) {
    await queueMail(sql, {
      template: 'review-request',
      recipient,
      orderId,
      data: { orderId },
      dedupeKey: `review-request:${orderId}`,
      now,
    })
  }
}
