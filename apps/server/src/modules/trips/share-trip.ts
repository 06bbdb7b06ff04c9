import type { NewTripLink } from '@trivet/core/contract/orders'
import type { UserContext } from '../../api/context.ts'
import { recordAudit } from '../../platform/audit.ts'
import { transaction } from '../../platform/database.ts'
import { newId } from '../../platform/ids.ts'
import { hashToken, newSecretToken } from '../../platform/secret-token.ts'
import { appendEvent } from '../orders/index.ts'
import { findOwnTrip } from './find-own-trip.ts'
import { countTripLinks, insertTripLink } from './trip-links.repo.ts'
import { tripLink } from './trip-link.ts'

/** A link that shows an own trip to whoever has it. It is told once, and known by its hash from then on. */
export async function shareTrip(ctx: UserContext, { id: orderId }: { id: string }): Promise<NewTripLink> {
  const actorId = ctx.actor.userId
  await ctx.limits.count({ key: `trip-link:${actorId}`, max: 30, windowSeconds: 3600 })
  return transaction(ctx.sql, async (tx) => {
    const { expiresAt } = await findOwnTrip(ctx, tx, { orderId })
    const token = newSecretToken()
    const now = ctx.clock.now()
    await insertTripLink(tx, {
      id: newId(),
      orderId,
      tokenHash: hashToken(token),
      createdBy: actorId,
      createdAt: now,
    })
    await appendEvent(tx, { orderId, actorId, kind: 'trip-shared', now })
    await recordAudit(tx, { actorId, action: 'trip.shared', subject: `order:${orderId}`, now })
    const live = await countTripLinks(tx, orderId)
    return { link: tripLink(ctx.publicUrl, token), live, expiresAt: expiresAt.toISOString() }
  })
}
