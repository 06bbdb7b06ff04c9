import {
  compareBooks,
  type BookDifference,
  type PaymentProviderName,
  type ProviderCharge,
} from '@trivet/core/payments'
import type { Payments } from '../../platform/payments/payments.ts'
import { postCharge, type PaymentNeeds } from './post-charge.ts'
import { listPostedCharges } from './posted-charges.repo.ts'
import { raisePaymentFlag } from './raise-payment-flag.ts'
import { insertReconciliation } from './reconciliations.repo.ts'

const hour = 3_600_000
const windowMs = 3 * 24 * hour
// PayPal's search lags up to three hours behind, and a charge is a moment older than our note of it
const notListedYetMs = 4 * hour
const edgeMs = hour

/** Compares the last days' charges of every provider with our books, and lists what is different for staff. */
export async function reconcilePayments(needs: PaymentNeeds): Promise<void> {
  for (const provider of needs.payments.all.filter(({ keepsBooks }) => keepsBooks)) {
    try {
      await reconcile(needs, provider)
    } catch (error) {
      needs.log.error({ err: error, provider: provider.provider }, 'payments.reconciliation-failed')
    }
  }
}

async function reconcile(needs: PaymentNeeds, payments: Payments): Promise<void> {
  const { sql, clock } = needs
  const { provider } = payments
  const now = clock.now()
  const window = { from: new Date(now.getTime() - windowMs), to: now }
  const theirs: ProviderCharge[] = []
  for await (const charge of payments.listCharges(window)) theirs.push(charge)

  const ours = await listPostedCharges(sql, {
    provider,
    references: theirs.map(({ reference }) => reference),
    from: new Date(window.from.getTime() + edgeMs),
    dueUntil: new Date(now.getTime() - notListedYetMs),
  })
  const { differences, notBooked } = compareBooks(theirs, ours)
  for (const charge of notBooked) differences.push(...(await settle(needs, provider, charge)))
  for (const difference of differences) await raisePaymentFlag(sql, { ...difference, provider, now })
  const charges = theirs.length
  await insertReconciliation(sql, {
    provider,
    ...window,
    ranAt: now,
    charges,
    differences: differences.length,
  })
}

/** A charge whose answer and whose message were both lost is booked, or sent back, now. */
async function settle(
  needs: PaymentNeeds,
  provider: PaymentProviderName,
  charge: ProviderCharge,
): Promise<BookDifference[]> {
  const done = await postCharge(needs, { ...charge, provider })
  if (done === 'known') return []
  const { reference, orderId, amountCents: theirsCents } = charge
  return [{ kind: 'not-booked', reference, orderId, oursCents: null, theirsCents }]
}
