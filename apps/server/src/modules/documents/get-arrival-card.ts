import { AppError } from '../../api/app-error.ts'
import type { Context, UserContext } from '../../api/context.ts'
import { transaction } from '../../platform/database.ts'
import { newId } from '../../platform/ids.ts'
import { drawnElsewhere } from '../../platform/print/print-elsewhere.ts'
import { hashToken, newSecretToken } from '../../platform/secret-token.ts'
import { toOrder, type OrderRecord } from '../orders/index.ts'
import { findSettings } from '../settings/index.ts'
import { findOwnTrip, findTrip, insertTripLink, toTrip, tripLink } from '../trips/index.ts'
import type { arrivalCardPdf as draw } from './arrival-card-pdf.ts'

const arrivalCardPdf = drawnElsewhere<Parameters<typeof draw>>(
  new URL('./arrival-card-pdf.ts', import.meta.url),
  'arrivalCardPdf',
)

/** The card of an own order, or for staff. Whoever scans it sees the trip: each card carries a link of its own. */
export async function getArrivalCard(ctx: UserContext, id: string): Promise<Buffer> {
  const { order, expiresAt } = await findOwnTrip(ctx, ctx.sql, { orderId: id, isStaffAllowed: true })
  const token = newSecretToken()
  const link = {
    id: newId(),
    orderId: id,
    tokenHash: hashToken(token),
    createdBy: ctx.actor.userId,
    createdAt: ctx.clock.now(),
  }
  await transaction(ctx.sql, (tx) => insertTripLink(tx, link))
  return cardOf(ctx, { order, expiresAt, link: tripLink(ctx.publicUrl, token) })
}

/** The same card for whoever holds a link to the trip; it carries that very link. */
export async function getArrivalCardByLink(ctx: Context, token: string): Promise<Buffer> {
  const trip = await findTrip(ctx, token)
  return cardOf(ctx, { ...trip, link: tripLink(ctx.publicUrl, token) })
}

type Card = { order: OrderRecord; expiresAt: Date; link: string }

async function cardOf(ctx: Context, { order, expiresAt, link }: Card): Promise<Buffer> {
  const trip = toTrip(toOrder(order), { expiresAt, now: ctx.clock.now() })
  if (!trip.rentalAddress) throw new AppError('TRIP_GONE', { details: { isGone: true } })
  const { settings } = await findSettings(ctx.sql)
  return arrivalCardPdf({
    place: trip.title ?? trip.rentalAddress.city,
    orderNumber: order.number,
    deliveryDay: trip.rentalStart,
    deliveryWindow: trip.deliveryWindow,
    pickupDay: trip.rentalEnd,
    pickupWindow: trip.pickupWindow,
    address: trip.rentalAddress,
    accessNotes: trip.accessNotes,
    items: trip.items,
    link,
    company: settings.company,
    identity: settings.identity,
  })
}
