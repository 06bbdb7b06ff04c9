import type { Cents } from '@trivet/core/money'
import { priceDueCents } from '@trivet/core/contract/orders'
import type { StartedPayment, StartPaymentInput } from '@trivet/core/contract/payments'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { PaymentsUnreachable } from '../../platform/payments/payments.ts'
import { findRentedOrder, findOrder, toOrder } from '../orders/index.ts'
import { nextChange } from './charge-for-change.ts'

/** Lets the guest's browser go on with a payment at the provider: of an own order, or of a change of it. */
export async function startPayment(
  ctx: UserContext,
  { id: orderId, method, changeAmount }: StartPaymentInput & { id: string },
): Promise<StartedPayment> {
  await ctx.limits.count({ key: `payments:${ctx.actor.userId}`, max: 30, windowSeconds: 600 })
  const provider = ctx.payments.of(method)
  const payment =
    changeAmount === undefined
      ? await paymentOfOrder(ctx, orderId)
      : await paymentOfChange(ctx, { orderId, amountCents: changeAmount })
  try {
    const { clientKey } = await provider.start({ orderId, ...payment })
    return { provider: provider.provider, clientKey }
  } catch (error) {
    if (!(error instanceof PaymentsUnreachable)) throw error
    throw new AppError('PAYMENTS_DOWN', { retryAfterSeconds: 30, cause: error })
  }
}

async function paymentOfOrder(ctx: UserContext, orderId: string) {
  const order = await findOrder(ctx.sql, { orderId, viewer: { userId: ctx.actor.userId, isStaff: false } })
  if (!order) throw new AppError('ORDER_NOT_FOUND')
  const amountCents = priceDueCents(toOrder(order))
  if (amountCents === 0) throw new AppError('ORDER_NOT_PAYABLE')
  return { amountCents }
}

/** What a change costs is decided when it is made; an amount that is wrong then pays for nothing. */
async function paymentOfChange(
  ctx: UserContext,
  { orderId, amountCents }: { orderId: string; amountCents: Cents },
) {
  const booked = await findRentedOrder(ctx.sql, { orderId, userId: ctx.actor.userId })
  if (!booked) throw new AppError('ORDER_NOT_FOUND')
  return { amountCents, change: nextChange({ payments: booked.payments, amountCents }) }
}
