import { transaction } from '../../platform/database.ts'
import { PaymentsUnreachable } from '../../platform/payments/payments.ts'
import type { DomainEvent } from '../orders/index.ts'
import { postCharge, type PaymentNeeds } from './post-charge.ts'
import { lockOrderToPay } from './charges.repo.ts'
import { closeCheck, giveUpParkedOrder, listOpenChecks, type OpenCheck } from './open-checks.repo.ts'

const minute = 60_000
// as long as an unpaid order waits
const giveUpAfterMs = 30 * minute
const forgetAfterMs = 24 * 60 * minute

/** Asks the providers what became of the charges whose answer was lost. */
export async function checkOpenPayments(needs: PaymentNeeds): Promise<void> {
  for (const check of await listOpenChecks(needs.sql)) {
    try {
      await checkPayment(needs, check)
    } catch (error) {
      // a provider that is still away is asked again in a minute
      if (!(error instanceof PaymentsUnreachable)) {
        needs.log.error({ err: error, orderId: check.orderId }, 'payments.check-failed')
      }
    }
  }
}

async function checkPayment(needs: PaymentNeeds, check: OpenCheck): Promise<void> {
  const { orderId, provider, reference } = check
  const age = needs.clock.now().getTime() - check.createdAt.getTime()
  const found = await needs.payments.named(provider)?.lookUp(reference)
  if (found?.state === 'paid') {
    await postCharge(needs, { ...found.charge, provider })
    await closeCheck(needs.sql, { orderId, now: needs.clock.now() })
  } else if (found?.state === 'failed' || age > giveUpAfterMs) {
    const isOver = found?.state === 'failed' || age > forgetAfterMs
    const reason = found?.state === 'failed' ? 'declined' : 'unknown'
    await giveUp(needs, { orderId, isOver, reason })
  }
}

type GivingUp = { orderId: string; isOver: boolean; reason: DomainEvent<'order.payment-failed'>['reason'] }

/**
 * The order holds nothing and ends, and its guest, who left the screen not knowing, is told; the charge is asked for
 * until it cannot come any more.
 */
async function giveUp(
  { sql, clock, publish }: PaymentNeeds,
  { orderId, isOver, reason }: GivingUp,
): Promise<void> {
  const now = clock.now()
  await transaction(sql, async (tx) => {
    const order = await lockOrderToPay(tx, orderId)
    if (order && (await giveUpParkedOrder(tx, { orderId, now }))) {
      await publish(tx, {
        kind: 'order.payment-failed',
        orderId,
        recipient: order.userEmail,
        reason,
        attempt: `${orderId}:given-up`,
        now,
      })
    }
    if (isOver) await closeCheck(tx, { orderId, now })
  })
}
