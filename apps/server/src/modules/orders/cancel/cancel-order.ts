import {
  toCancellationOutput,
  type CancelledOrderOutput,
  type CancelOrderInput,
} from '@trivet/core/contract/orders'
import { isSameAmount } from '@trivet/core/money'
import { cancelledByGuestNote, decideCancellation } from '@trivet/core/orders'
import { AppError } from '../../../api/app-error.ts'
import type { UserContext } from '../../../api/context.ts'
import { transaction, type Sql } from '../../../platform/database.ts'
import { retryConflicts } from '../../../platform/retry.ts'
import { answerOnce, type Done } from '../answer-once.ts'
import type { RentedOrder } from '../rented-order.repo.ts'
import { readChangedOrder } from '../read-changed-order.ts'
import { lockRentedOrder } from '../lock-rented-order.ts'
import { refuseChange } from './refuse-change.ts'
import { sendRefund } from './send-refund.ts'
import { settleCancellation } from './settle-cancellation.ts'
import { writeStatus, type LockedOrder } from '../staff/status-changes.repo.ts'

type Cancelling = CancelOrderInput & { id: string }

/** Cancels a guest's own order and pays back what the notice is worth; never another amount than the guest was shown. */
export async function cancelOrder(ctx: UserContext, request: Cancelling): Promise<CancelledOrderOutput> {
  const { id, refund } = request
  const { answer, refundId } = await retryConflicts(() =>
    transaction(ctx.sql, async (tx) => {
      const booked = await lockRentedOrder(ctx, tx, id)
      const question = { orderId: id, asked: { cancelled: true, refund } }
      return answerOnce(ctx, tx, question, () => writeCancellation(ctx, tx, { booked, request }))
    }),
  )
  if (refundId) await sendRefund(ctx, refundId)
  return answer
}

async function writeCancellation(
  ctx: UserContext,
  tx: Sql,
  { booked, request }: { booked: RentedOrder & { order: LockedOrder }; request: Cancelling },
): Promise<Done<CancelledOrderOutput>> {
  const { rental, order } = booked
  const now = ctx.clock.now()
  const decision = decideCancellation({ ...rental, now })
  if (!decision.ok) throw refuseChange(decision, rental)
  const { refundCents } = decision
  const cancellation = toCancellationOutput(decision, rental.timeZone)
  if (request.refund !== undefined && !isSameAmount(request.refund, refundCents)) {
    throw new AppError('REFUND_CHANGED', { details: cancellation })
  }

  const orderId = request.id
  const note = cancelledByGuestNote
  const step = { from: rental.status, to: 'cancelled', cancelReason: 'by-guest' } as const
  const actorId = ctx.actor.userId
  const changeId = await writeStatus(tx, { ...step, orderId, actorId, note, now })
  await ctx.publish(tx, {
    kind: 'order.cancelled',
    orderId,
    recipient: order.userEmail,
    changeId,
    mailWaitsSeconds: 0,
    why: '',
    refundCents,
    isDropped: !order.isPaid,
    now,
  })
  const refundId = order.isPaid
    ? await settleCancellation(ctx, tx, { orderId, order, plannedCents: refundCents, note, actorId, now })
    : null
  const cancelled = await readChangedOrder(ctx, tx, orderId)
  return { answer: { ...cancellation, order: cancelled }, refundId }
}
