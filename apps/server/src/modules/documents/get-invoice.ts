import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { invoiceNumber } from '@trivet/core/invoices'
import { findOrder, findPaymentsOf, toOrder } from '../orders/index.ts'
import { findInvoicedName } from './invoices.repo.ts'
import { issueInvoice } from './issue-invoice.ts'

/** The invoice of an own order, or for staff; the same sheet for both. It has a number once something was paid. */
export async function getInvoice(ctx: UserContext, id: string): Promise<Buffer> {
  const order = await findOrder(ctx.sql, { orderId: id, viewer: ctx.actor })
  if (!order) throw new AppError('ORDER_NOT_FOUND')
  const payments = await findPaymentsOf(ctx.sql, id)
  const issued = payments.length > 0 ? await issueInvoice(ctx, id) : null
  // large, and loaded when the first document is asked for
  const { invoicePdf } = await import('./invoice-pdf.ts')
  return invoicePdf({
    order: toOrder(order),
    payments,
    timeZone: order.timeZone,
    guestName: await findInvoicedName(ctx.sql, id),
    issued: issued && { number: invoiceNumber(issued), at: issued.issuedAt },
  })
}
