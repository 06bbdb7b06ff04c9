import { damageRefusalMessage } from '@trivet/core/copy/orders'
import { collectedAtOf, decideDamageReport, namedCity } from '@trivet/core/orders'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import type { Sql } from '../../platform/database.ts'
import { findOrder, type OrderRecord } from '../orders/index.ts'

/** An own order about which damage may be reported now; refused with code and reason otherwise. */
export async function findOrderToReport(ctx: UserContext, sql: Sql, orderId: string): Promise<OrderRecord> {
  const viewer = { userId: ctx.actor.userId, isStaff: false }
  const order = await findOrder(sql, { orderId, viewer })
  if (!order) throw new AppError('ORDER_NOT_FOUND')
  const decision = decideDamageReport({
    status: order.status,
    pickupDay: order.rentalEnd,
    collectedAt: collectedAtOf(order.timeline),
    timeZone: order.timeZone,
    reports: order.damageReports?.length ?? 0,
    now: ctx.clock.now(),
  })
  if (!decision.ok) {
    const { code, facts } = decision
    const message = damageRefusalMessage(decision, {
      timeZone: order.timeZone,
      city: namedCity(order.city),
    })
    const details = { code, deadline: facts.deadlineAt?.toISOString() ?? null }
    throw new AppError('DAMAGE_REPORT_REFUSED', { message, details })
  }
  return order
}
