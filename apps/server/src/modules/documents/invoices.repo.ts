import type { Address } from '@trivet/core/address'
import type { InvoicePlace } from '@trivet/core/invoices'
import type { Sql } from '../../platform/database.ts'
import { insertRow } from '../../platform/sql/insert.ts'
import { statement } from '../../platform/sql/statement.ts'

export type IssuedInvoice = InvoicePlace & {
  issuedAt: Date
  /** Whose company issued it. */
  settingsVersion: number
}

type NewInvoice = IssuedInvoice & { orderId: string }

const invoiceOfOrder = statement<{ orderId: string }>()('invoice-of-order', (db, $) =>
  db
    .selectFrom('invoices')
    .select(['year', 'number', 'issued_at as issuedAt', 'settings_version as settingsVersion'])
    .where('order_id', '=', $.orderId),
)

export async function findInvoice(sql: Sql, orderId: string): Promise<IssuedInvoice | null> {
  const [found] = await invoiceOfOrder(sql, { orderId })
  return found ?? null
}

const startYear = statement<{ year: number; last: number }>()('start-invoice-year', (db, $) =>
  insertRow(db, 'invoice_years', $).onConflict((conflict) => conflict.column('year').doNothing()),
)

const lastOfYear = statement<{ year: number }>()('lock-invoice-year', (db, $) =>
  db.selectFrom('invoice_years').select('last').where('year', '=', $.year).forUpdate(),
)

/** The last number of the year, which nobody else can go on from before this transaction ends. */
export async function lockInvoiceYear(tx: Sql, year: number): Promise<number> {
  await startYear(tx, { year, last: 0 })
  const [found] = await lastOfYear(tx, { year })
  if (!found) throw new Error(`There is no year ${year} of invoices`)
  return found.last
}

const insertInvoice = statement<NewInvoice>()('insert-invoice', (db, $) =>
  db
    .with('issued', (q) =>
      insertRow(q, 'invoices', $)
        .onConflict((conflict) => conflict.column('order_id').doNothing())
        .returning(['year', 'number']),
    )
    .updateTable('invoice_years as y')
    .from('issued')
    .set((eb) => ({ last: eb.ref('issued.number') }))
    .whereRef('y.year', '=', 'issued.year')
    .returning('y.last'),
)

/** False when the order has one already: then no number is used up. */
export async function writeInvoice(tx: Sql, invoice: NewInvoice): Promise<boolean> {
  const written = await insertInvoice(tx, invoice)
  return written.length === 1
}

const guestOfOrder = statement<{ orderId: string }>()('invoiced-guest', (db, $) =>
  db
    .selectFrom('orders as o')
    .innerJoin('users as u', 'u.id', 'o.user_id')
    .select(['u.name', 'u.street', 'u.city', 'u.state', 'u.postal_code as postalCode', 'u.country'])
    .where('o.id', '=', $.orderId),
)

export type InvoicedGuest = Address & { name: string }

/** Whom the invoice is for; the parts of the address that the account does not name are empty. */
export async function findInvoicedGuest(sql: Sql, orderId: string): Promise<InvoicedGuest | null> {
  const [guest] = await guestOfOrder(sql, { orderId })
  return guest ?? null
}
