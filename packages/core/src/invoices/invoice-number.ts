/** Invoices count anew each year, without a gap. See docs/policy.md#invoices. */
export type InvoicePlace = { year: number; number: number }

/** '2026-000123'. */
export function invoiceNumber({ year, number }: InvoicePlace): string {
  return `${year}-${String(number).padStart(6, '0')}`
}
