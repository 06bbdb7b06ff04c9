import { addressReminderDays } from '@trivet/core/address'
import type { Services } from '../../../api/context.ts'
import { queueMail } from '../../outbox/index.ts'
import { findAddressesNeeded } from './address-reminders.repo.ts'

// on the clock of the place
const fromTime = '09:00'

/** Asks guests for the street of their stay, each time once, until it is there; again where the day was changed since. */
export async function remindOfAddresses({ sql, clock }: Pick<Services, 'sql' | 'clock'>): Promise<void> {
  const now = clock.now()
  for (const daysBefore of addressReminderDays) {
    const found = await findAddressesNeeded(sql, { daysBefore, now, fromTime })
    for (const { orderId, recipient, dedupeKey } of found) {
      await queueMail(sql, {
        template: 'address-needed',
        recipient,
        orderId,
        data: { orderId },
        dedupeKey,
        now,
      })
    }
  }
}
