import { isTripToken, tripLinkExpiry } from '@trivet/core/orders'
import { AppError } from '../../api/app-error.ts'
import type { Context } from '../../api/context.ts'
import { guardLinkGuess } from '../../api/link-guesses.ts'
import { findOrder, type OrderRecord } from '../orders/index.ts'
import { findLinkedOrder } from './trip-links.repo.ts'
import { hashToken } from '../../platform/secret-token.ts'

export type LinkedTrip = { order: OrderRecord; expiresAt: Date }

/** The order a link shows. Unknown, withdrawn and expired links are gone, and answer the same. */
export function findTrip(ctx: Context, token: string): Promise<LinkedTrip> {
  return guardLinkGuess(ctx, async () => {
    const orderId = isTripToken(token) ? await findLinkedOrder(ctx.sql, hashToken(token)) : null
    // the link itself is the right to look
    const order = orderId && (await findOrder(ctx.sql, { orderId, viewer: { userId: '', isStaff: true } }))
    if (!order) throw gone()
    const expiresAt = tripLinkExpiry(order.rentalEnd, order.timeZone)
    if (ctx.clock.now() >= expiresAt) throw gone()
    return { order, expiresAt }
  })
}

function gone(): AppError {
  return new AppError('TRIP_GONE', { details: { isGone: true } })
}
