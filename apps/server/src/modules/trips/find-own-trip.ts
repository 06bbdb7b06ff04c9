import { tripLinkRefusalMessage } from '@trivet/core/copy/orders'
import { decideTripLink, tripLinkExpiry } from '@trivet/core/orders'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import type { Sql } from '../../platform/database.ts'
import { viewerOf } from '../../platform/viewer.ts'
import { findOrder, isSettled, type OrderRecord } from '../orders/index.ts'

export type OwnTrip = { order: OrderRecord; expiresAt: Date }

type Asked = { orderId: string; isStaffAllowed?: boolean }

/** An own order whose links may be looked at and withdrawn, whatever became of it. */
export async function findOwnLinkedTrip(
  ctx: UserContext,
  sql: Sql,
  { orderId, isStaffAllowed = false }: Asked,
): Promise<OwnTrip> {
  const { userId, isStaff } = viewerOf(ctx.actor)
  const viewer = { userId, isStaff: isStaffAllowed && isStaff }
  const order = await findOrder(sql, { orderId, viewer })
  if (!order) throw new AppError('ORDER_NOT_FOUND')
  return { order, expiresAt: tripLinkExpiry(order.rentalEnd, order.timeZone) }
}

/** An order that may be shared by link now, by its owner; refused with the reason otherwise. */
export async function findOwnTrip(ctx: UserContext, sql: Sql, asked: Asked): Promise<OwnTrip> {
  const { order } = await findOwnLinkedTrip(ctx, sql, asked)
  const decision = decideTripLink({
    isPaid: isSettled(order),
    status: order.status,
    pickupDay: order.rentalEnd,
    timeZone: order.timeZone,
    now: ctx.clock.now(),
  })
  if (!decision.ok) {
    const message = tripLinkRefusalMessage(decision)
    throw new AppError('TRIP_NOT_SHAREABLE', { message, details: { code: decision.code } })
  }
  return { order, expiresAt: decision.expiresAt }
}
