import type { LastDelivery } from '@trivet/core/contract/delivery'
import { deliveryDetailsFor } from '@trivet/core/delivery'
import type { UserContext } from '../../api/context.ts'
import { findLastDelivery } from './last-delivery.repo.ts'

/** What the caller told the driver last time, to be used again; nothing before the first order. */
export async function getLastDelivery(ctx: UserContext): Promise<LastDelivery> {
  const found = await findLastDelivery(ctx.sql, ctx.actor.userId)
  if (!found) return { last: null }
  const { street, city, state, postalCode, country, ...details } = found
  return {
    last: {
      rentalAddress: { street, city, state, postalCode, country },
      ...deliveryDetailsFor('next-booking', details),
    },
  }
}
