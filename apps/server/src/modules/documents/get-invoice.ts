import type { ShopSettings } from '@trivet/core/settings'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { invoiceNumber } from '@trivet/core/invoices'
import { drawnElsewhere } from '../../platform/print/print-elsewhere.ts'
import { viewerOf } from '../../platform/viewer.ts'
import { findOrder, findPaymentsOf, toOrder } from '../orders/index.ts'
import { findSettings, findSettingsOf } from '../settings/index.ts'
import { findInvoicedGuest, type IssuedInvoice } from './invoices.repo.ts'
import type { invoicePdf as draw } from './invoice-pdf.ts'
import { issueInvoice } from './issue-invoice.ts'

const invoicePdf = drawnElsewhere<Parameters<typeof draw>>(
  new URL('./invoice-pdf.ts', import.meta.url),
  'invoicePdf',
)

/** The invoice of an own order, or for staff; the same sheet for both. It has a number once something was paid. */
export async function getInvoice(ctx: UserContext, id: string): Promise<Buffer> {
  const order = await findOrder(ctx.sql, { orderId: id, viewer: viewerOf(ctx.actor) })
  if (!order) throw new AppError('ORDER_NOT_FOUND')
  const payments = await findPaymentsOf(ctx.sql, id)
  const issued = payments.length > 0 ? await issueInvoice(ctx, id) : null
  return invoicePdf({
    order: toOrder(order),
    payments,
    timeZone: order.timeZone,
    guest: await findInvoicedGuest(ctx.sql, id),
    ...(await findSeller(ctx, issued)),
    issued: issued && { number: invoiceNumber(issued), at: issued.issuedAt },
  })
}

type Seller = Pick<ShopSettings, 'company' | 'identity'>

/** Whoever ran the shop when the invoice was issued; whoever runs it now, as long as it is not. */
async function findSeller({ sql }: UserContext, issued: IssuedInvoice | null): Promise<Seller> {
  const settings = issued
    ? await findSettingsOf(sql, issued.settingsVersion)
    : (await findSettings(sql)).settings
  const { company, identity } = settings
  return { company, identity }
}
