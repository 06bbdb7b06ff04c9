import type { Services } from '../../../api/context.ts'
import { queueMail } from '../../outbox/index.ts'
import { findLapsingOrders } from './reminders.repo.ts'

const minutesBefore = 10

/** Tells guests once that an order they have not paid is about to lapse. */
export async function warnOfLapsing({ sql, clock }: Pick<Services, 'sql' | 'clock'>): Promise<void> {
  const now = clock.now()
  const until = new Date(now.getTime() + minutesBefore * 60_000)
  for (const { orderId, recipient } of await findLapsingOrders(sql, { now, until })) {
    const dedupeKey = `order-expiring:${orderId}`
    await queueMail(sql, {
      template: 'order-expiring',
      recipient,
      orderId,
      data: { orderId },
      dedupeKey,
      now,
    })
  }
}
