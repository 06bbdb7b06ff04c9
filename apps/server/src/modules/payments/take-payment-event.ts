import {
  foldPaymentEvents,
  type DeclineReason,
  type PaymentAccount,
  type PaymentEvent,
  type PaymentProviderName,
} from '@trivet/core/payments'
import { transaction, type Sql } from '../../platform/database.ts'
import { postLockedCharge, withOrWithoutUnits, type PaymentNeeds } from './post-charge.ts'
import { findOrderOfCharge, lockOrderToPay } from './charges.repo.ts'
import { listPaymentEvents, recordFailedConfirmation, storePaymentEvent } from './payment-events.repo.ts'
import { raisePaymentFlag } from './raise-payment-flag.ts'
import { sendReturns } from './send-returns.ts'
import { writeProviderRefund } from './write-provider-refund.ts'

type Received = { provider: PaymentProviderName; event: PaymentEvent }

/**
 * Takes in what a provider told. Each message counts once, and what follows is read from all messages about the charge
 * together, so it does not matter in which order they came.
 */
export async function takePaymentEvent(needs: PaymentNeeds, { provider, event }: Received): Promise<void> {
  const now = needs.clock.now()
  await withOrWithoutUnits((isGone) =>
    transaction(needs.sql, async (tx) => {
      if (!(await storePaymentEvent(tx, { provider, event, now }))) return
      const { reference } = event
      const account = foldPaymentEvents(await listPaymentEvents(tx, { provider, reference }))
      await takeIn(needs, tx, { provider, reference, account, isGone, now })
    }),
  )
  await sendReturns(needs)
}

type Known = {
  provider: PaymentProviderName
  reference: string
  account: PaymentAccount
  isGone: boolean
  now: Date
}

async function takeIn(
  needs: PaymentNeeds,
  tx: Sql,
  { provider, reference, account, isGone, now }: Known,
): Promise<void> {
  const { paid, change } = account
  if (paid) {
    const { orderId } = account
    await postLockedCharge(tx, { charge: { provider, reference, orderId, change, ...paid }, isGone, now })
  } else if (account.failed && account.orderId && change === null) {
    await takeRefusal(needs, tx, { orderId: account.orderId, reference, reason: account.failed, now })
  }
  const orderId = await findOrderOfCharge(tx, { provider, reference })
  const about = { provider, reference, orderId: orderId ?? account.orderId, now }
  if (account.dispute) {
    await raisePaymentFlag(tx, {
      ...about,
      kind: 'disputed',
      oursCents: paid?.amountCents ?? null,
      theirsCents: null,
    })
  }
  for (const [refundId, refund] of Object.entries(account.refunds).toSorted(([one], [two]) =>
    one < two ? -1 : 1,
  )) {
    if (orderId) await writeProviderRefund(needs, tx, { orderId, provider, reference, refundId, refund, now })
    if (refund.state === 'failed') {
      const kind = 'refund-failed'
      await raisePaymentFlag(tx, { ...about, kind, oursCents: refund.amountCents, theirsCents: null })
    }
  }
}

/** The order goes on waiting for another card; only a bank that was asked before makes it worth telling. */
async function takeRefusal(
  { publish }: PaymentNeeds,
  tx: Sql,
  {
    orderId,
    reference,
    reason,
    now,
  }: { orderId: string; reference: string; reason: DeclineReason; now: Date },
): Promise<void> {
  const order = await lockOrderToPay(tx, orderId)
  if (!order || !(await recordFailedConfirmation(tx, { orderId, reason, now }))) return
  await publish(tx, {
    kind: 'order.payment-failed',
    orderId,
    recipient: order.userEmail,
    reason,
    attempt: reference,
    now,
  })
}
