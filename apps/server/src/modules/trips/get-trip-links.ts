import type { TripLinks } from '@trivet/core/contract/orders'
import type { UserContext } from '../../api/context.ts'
import { findOwnLinkedTrip } from './find-own-trip.ts'
import { countTripLinks } from './trip-links.repo.ts'

/** How many links to an own trip work, and until when. */
export async function getTripLinks(ctx: UserContext, { id }: { id: string }): Promise<TripLinks> {
  const { expiresAt } = await findOwnLinkedTrip(ctx, ctx.sql, { orderId: id })
  return { live: await countTripLinks(ctx.sql, id), expiresAt: expiresAt.toISOString() }
}
