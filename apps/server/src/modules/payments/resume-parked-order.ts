import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { transaction } from '../../platform/database.ts'
import { PaymentsUnreachable, type FoundPayment } from '../../platform/payments/payments.ts'
import { postCharge, withOrWithoutUnits } from './post-charge.ts'
import { closeCheck, findOpenCheck, giveUpParkedOrder, type OpenCheck } from './open-checks.repo.ts'
import { unparkOrder } from './unpark-order.repo.ts'

/**
 * Goes on with an order whose charge nobody knew the outcome of: first the provider is asked. True when the order waits
 * for its payment again, with its units held; false when it was paid, or is over.
 */
export async function resumeParkedOrder(
  ctx: UserContext,
  { orderId, until }: { orderId: string; until: Date },
): Promise<boolean> {
  const check = await findOpenCheck(ctx.sql, orderId)
  if (!check) return false
  const found = await lookUp(ctx, check)
  if (found.state === 'paid') {
    await postCharge(ctx, { ...found.charge, provider: check.provider })
    return false
  }
  const now = ctx.clock.now()
  return withOrWithoutUnits((isGone) =>
    transaction(ctx.sql, async (tx) => {
      if (!isGone) return unparkOrder(tx, { orderId, now, until })
      await giveUpParkedOrder(tx, { orderId, now })
      if (found.state === 'failed') await closeCheck(tx, { orderId, now })
      return false
    }),
  )
}

async function lookUp(ctx: UserContext, { provider, reference }: OpenCheck): Promise<FoundPayment> {
  const asked = ctx.payments.named(provider)
  if (!asked) throw new AppError('ORDER_NOT_PAYABLE')
  try {
    return await asked.lookUp(reference)
  } catch (error) {
    if (!(error instanceof PaymentsUnreachable)) throw error
    throw new AppError('PAYMENT_TIMED_OUT', { retryAfterSeconds: 30, cause: error })
  }
}
