import { AppError } from '../../api/app-error.ts'
import type { Context } from '../../api/context.ts'
import { toOrder } from '../orders/index.ts'
import { findTrip, toTrip, tripLink } from '../trips/index.ts'
import { addressLines, windowWords } from './document-words.ts'
import { tripCalendar } from './trip-calendar.ts'

/** Both visits for the calendar of whoever holds a link to the trip. */
export async function getTripCalendar(ctx: Context, token: string): Promise<string> {
  const { order: record, expiresAt } = await findTrip(ctx, token)
  const order = toOrder(record)
  const trip = toTrip(order, { expiresAt, now: ctx.clock.now() })
  if (!trip.rentalAddress) throw new AppError('TRIP_GONE', { details: { isGone: true } })
  const { identity } = (await ctx.settings.current()).settings
  return tripCalendar({
    shop: identity.name,
    order,
    place: addressLines({ ...order, rentalAddress: trip.rentalAddress }).join(', '),
    notes: {
      delivery: `We come ${windowWords(trip.deliveryWindow)}. Nobody has to be there.`,
      pickup: `We come ${windowWords(trip.pickupWindow)}. Leave everything in the kitchen, unwashed.`,
    },
    link: tripLink(ctx.publicUrl, token),
    writtenAt: ctx.clock.now(),
  })
}
