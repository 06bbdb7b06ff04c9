import { toCancellationOutput, type CancellationOutput } from '@trivet/core/contract/orders'
import { decideCancellation } from '@trivet/core/orders'
import { AppError } from '../../../api/app-error.ts'
import type { UserContext } from '../../../api/context.ts'
import { findRentedOrder } from '../rented-order.repo.ts'
import { refuseChange } from './refuse-change.ts'

/** What cancelling now would pay back, and until when. */
export async function getCancellation(ctx: UserContext, { id }: { id: string }): Promise<CancellationOutput> {
  const booked = await findRentedOrder(ctx.sql, { orderId: id, userId: ctx.actor.userId })
  if (!booked) throw new AppError('ORDER_NOT_FOUND')
  const decision = decideCancellation({ ...booked.rental, now: ctx.clock.now() })
  if (!decision.ok) throw refuseChange(decision, booked.rental)
  return toCancellationOutput(decision, booked.rental.timeZone)
}
