import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { findOrder, findPaymentsOf, toOrder } from '../orders/index.ts'

/** The invoice of an own order, or for staff; the same sheet for both. */
export async function getInvoice(ctx: UserContext, id: string): Promise<Buffer> {
  const order = await findOrder(ctx.sql, { orderId: id, viewer: ctx.actor })
  if (!order) throw new AppError('ORDER_NOT_FOUND')
  const payments = await findPaymentsOf(ctx.sql, id)
  // large, and loaded when the first document is asked for
  const { invoicePdf } = await import('./invoice-pdf.ts')
  return invoicePdf({ order: toOrder(order), payments, timeZone: order.timeZone })
}
