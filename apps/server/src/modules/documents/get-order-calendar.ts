import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { findOrder, toOrder } from '../orders/index.ts'
import { orderCalendar } from './order-calendar.ts'

/** Both visits of an own order; nobody else finds it, staff neither. */
export async function getOrderCalendar(ctx: UserContext, id: string) {
  const viewer = { userId: ctx.actor.userId, isStaff: false }
  const order = await findOrder(ctx.sql, { orderId: id, viewer })
  if (!order) throw new AppError('ORDER_NOT_FOUND')
  const link = new URL(`/confirmation/${id}`, ctx.publicUrl).href
  const { identity } = (await ctx.settings.current()).settings
  return orderCalendar(toOrder(order), { shop: identity.name, link, now: ctx.clock.now() })
}
