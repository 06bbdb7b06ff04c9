import type { Trip } from '@trivet/core/contract/orders'
import type { Context } from '../../api/context.ts'
import { toOrder } from '../orders/index.ts'
import { findTrip } from './find-trip.ts'
import { toTrip } from './trip-record.ts'

/** A trip for whoever holds its link: to look at, and nothing more. */
export async function getTrip(ctx: Context, { token }: { token: string }): Promise<Trip> {
  ctx.reply.header('Cache-Control', 'no-store')
  ctx.reply.header('Referrer-Policy', 'no-referrer')
  const { order, expiresAt } = await findTrip(ctx, token)
  return toTrip(toOrder(order), { expiresAt, now: ctx.clock.now() })
}
