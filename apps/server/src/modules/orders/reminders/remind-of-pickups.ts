import type { Services } from '../../../api/context.ts'
import { queueMail } from '../../outbox/index.ts'
import { findPickupsTomorrow } from './reminders.repo.ts'

// on the clock of the place, the day before
const fromTime = '09:00'

/** Tells guests once that we pick up tomorrow; once more when the day was changed since. */
export async function remindOfPickups({ sql, clock }: Pick<Services, 'sql' | 'clock'>): Promise<void> {
  const now = clock.now()
  for (const { orderId, recipient, pickupDay } of await findPickupsTomorrow(sql, { now, fromTime })) {
    const dedupeKey = `pickup-tomorrow:${orderId}:${pickupDay}`
    await queueMail(sql, {
      template: 'pickup-tomorrow',
      recipient,
      orderId,
      data: { orderId },
      dedupeKey,
      now,
    })
  }
}
