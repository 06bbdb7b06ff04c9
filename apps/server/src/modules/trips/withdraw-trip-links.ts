import type { TripLinks } from '@trivet/core/contract/orders'
import type { UserContext } from '../../api/context.ts'
import { recordAudit } from '../../platform/audit.ts'
import { transaction } from '../../platform/database.ts'
import { appendEvent } from '../orders/index.ts'
import { findOwnLinkedTrip } from './find-own-trip.ts'
import { stopTripLinks } from './trip-links.repo.ts'

/** From now on no link to this trip works, wherever it was sent. */
export async function withdrawTripLinks(
  ctx: UserContext,
  { id: orderId }: { id: string },
): Promise<TripLinks> {
  const actorId = ctx.actor.userId
  return transaction(ctx.sql, async (tx) => {
    const { expiresAt } = await findOwnLinkedTrip(ctx, tx, { orderId })
    const now = ctx.clock.now()
    const stopped = await stopTripLinks(tx, { orderId, now })
    if (stopped > 0) {
      await appendEvent(tx, { orderId, actorId, kind: 'trip-withdrawn', now })
      const details = { links: stopped }
      await recordAudit(tx, { actorId, action: 'trip.withdrawn', subject: `order:${orderId}`, details, now })
    }
    return { live: 0, expiresAt: expiresAt.toISOString() }
  })
}
