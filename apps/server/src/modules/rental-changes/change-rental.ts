import { toRentalChangeOutput, type RentalChangeOutput } from '@trivet/core/contract/orders'
import { shopCurrency } from '@trivet/core/payments'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { transaction } from '../../platform/database.ts'
import { retryConflicts } from '../../platform/retry.ts'
import {
  answerOnce,
  findRentedOrder,
  lockRentedOrder,
  readChangedOrder,
  sendRefund,
  type Done,
} from '../orders/index.ts'
import { postCharge, type Charged } from '../payments/index.ts'
import { decideRentalRequest, type RentalRequest } from './decide-rental-request.ts'
import { retryWithoutHolds } from './retry-without-holds.ts'
import { writeRentalChange } from './write-rental-change.ts'

/** Gives a guest's own order other days, or says what that would cost. */
export async function changeRental(ctx: UserContext, request: RentalRequest): Promise<RentalChangeOutput> {
  if (request.dryRun) return retryWithoutHolds(ctx, () => previewChange(ctx, request))
  // each try may charge a card: nobody tries hundreds
  await ctx.limits.count({ key: `order-changes:${ctx.actor.userId}`, max: 20, windowSeconds: 600 })
  const { answer, refundId } = await retryWithoutHolds(ctx, () => makeChange(ctx, request))
  if (refundId) await sendRefund(ctx, refundId)
  return answer
}

async function previewChange(ctx: UserContext, request: RentalRequest): Promise<RentalChangeOutput> {
  const { orderId } = request
  const booked = await findRentedOrder(ctx.sql, { orderId, userId: ctx.actor.userId })
  if (!booked) throw new AppError('ORDER_NOT_FOUND')
  const { rental } = booked
  const { decision } = await decideRentalRequest(ctx, ctx.sql, { rental, request })
  const order = await readChangedOrder(ctx, ctx.sql, orderId)
  return toRentalChangeOutput(decision, { timeZone: rental.timeZone, order })
}

async function makeChange(ctx: UserContext, request: RentalRequest): Promise<Done<RentalChangeOutput>> {
  const { orderId, kind, asked } = request
  let charged: Charged | null = null
  try {
    return await retryConflicts(() =>
      transaction(ctx.sql, async (tx) => {
        const booked = await lockRentedOrder(ctx, tx, orderId)
        const question = { orderId, asked: { kind, ...asked } }
        return answerOnce(ctx, tx, question, () =>
          writeRentalChange(ctx, tx, { booked, request, onCharged: (one) => (charged = one) }),
        )
      }),
    )
  } catch (error) {
    if (charged) await payBackUnlessBooked(ctx, orderId, charged)
    throw error
  }
}

/** The card was charged and the change was not kept after all. */
async function payBackUnlessBooked(ctx: UserContext, orderId: string, charged: Charged): Promise<void> {
  const { change } = charged
  try {
    await postCharge(ctx, { ...charged, orderId, currency: shopCurrency })
  } catch (error) {
    ctx.log.error({ err: error, orderId, change }, 'orders.change-not-paid-back')
  }
}
