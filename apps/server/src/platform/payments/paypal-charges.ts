import { toCents } from '@trivet/core/money'
import type { ProviderCharge } from '@trivet/core/payments'
import type { TransactionInformation } from '@paypal/paypal-server-sdk'
import { readPurpose } from './payments.ts'
import type { Paypal } from './paypal-client.ts'

const pageSize = 500

/** Reads PayPal's transaction search, where refunds are lines of their own that name their charge. */
export async function* listPaypalCharges(
  { transactions }: Paypal,
  { from, to }: { from: Date; to: Date },
): AsyncIterable<ProviderCharge> {
  const found: TransactionInformation[] = []
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const { result } = await transactions.searchTransactions({
      startDate: from.toISOString(),
      endDate: to.toISOString(),
      transactionStatus: 'S',
      fields: 'transaction_info',
      pageSize,
      page,
    })
    pages = result.totalPages ?? 1
    for (const { transactionInfo } of result.transactionDetails ?? []) {
      if (transactionInfo) found.push(transactionInfo)
    }
  }
  const refunded = new Map<string, number>()
  for (const line of found) {
    const { paypalReferenceId: of } = line
    if (of && centsOf(line) < 0) refunded.set(of, (refunded.get(of) ?? 0) - centsOf(line))
  }
  for (const line of found) {
    const { transactionId: reference } = line
    if (!reference || centsOf(line) <= 0) continue
    const purpose = readPurpose(line.customField)
    yield {
      reference,
      orderId: purpose?.orderId ?? null,
      change: purpose?.change ?? null,
      amountCents: centsOf(line),
      currency: line.transactionAmount?.currencyCode ?? '',
      refundedCents: refunded.get(reference) ?? 0,
      isDisputed: false,
    }
  }
}

function centsOf({ transactionAmount }: TransactionInformation): number {
  return toCents(Number(transactionAmount?.value ?? 0))
}
