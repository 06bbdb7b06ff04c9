import type { Context } from '../../api/context.ts'
import { transaction } from '../../platform/database.ts'
import { findSettings } from '../settings/index.ts'
import { findInvoice, lockInvoiceYear, writeInvoice, type IssuedInvoice } from './invoices.repo.ts'

/**
 * The number of an order's invoice and who issued it: settled when it is first asked for, and the same ever after. Two who
 * ask at once wait for one another at the row of the year, so that no number is left out.
 */
export async function issueInvoice(
  { sql, clock }: Pick<Context, 'sql' | 'clock'>,
  orderId: string,
): Promise<IssuedInvoice> {
  const issued = await findInvoice(sql, orderId)
  if (issued) return issued
  return transaction(sql, async (tx) => {
    const { version, settings } = await findSettings(tx)
    // the year of the shop's books
    const year = Number(clock.today(settings.timeZone).slice(0, 4))
    const last = await lockInvoiceYear(tx, year)
    const invoice = { year, number: last + 1, issuedAt: clock.now(), settingsVersion: version }
    if (await writeInvoice(tx, { orderId, ...invoice })) return invoice
    // whoever held the row before us has issued it
    const other = await findInvoice(tx, orderId)
    if (!other) throw new Error(`The invoice of ${orderId} is neither new nor there`)
    return other
  })
}
