import type { Context } from '../../api/context.ts'
import { transaction } from '../../platform/database.ts'
import { findInvoice, lockInvoiceYear, writeInvoice, type IssuedInvoice } from './invoices.repo.ts'

/**
 * The number of an order's invoice: given out when it is first asked for, and the same ever after. Two who ask at once wait
 * for one another at the row of the year, so that no number is left out.
 */
export async function issueInvoice(
  { sql, clock, settings }: Pick<Context, 'sql' | 'clock' | 'settings'>,
  orderId: string,
): Promise<IssuedInvoice> {
  const issued = await findInvoice(sql, orderId)
  if (issued) return issued
  const { timeZone } = (await settings.current()).settings
  return transaction(sql, async (tx) => {
    // the year of the shop's books
    const year = Number(clock.today(timeZone).slice(0, 4))
    const last = await lockInvoiceYear(tx, year)
    const invoice = { year, number: last + 1, issuedAt: clock.now() }
    if (await writeInvoice(tx, { orderId, ...invoice })) return invoice
    // whoever held the row before us has issued it
    const other = await findInvoice(tx, orderId)
    if (!other) throw new Error(`The invoice of ${orderId} is neither new nor there`)
    return other
  })
}
