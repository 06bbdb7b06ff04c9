import type { DeliveryChangeInput } from '@trivet/core/contract/delivery'
import { decideDeliveryChange, type DeliveryChange } from '@trivet/core/delivery'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { transaction, type Sql } from '../../platform/database.ts'
import { retryConflicts } from '../../platform/retry.ts'
import { lockOrder, refuseDelivery } from '../orders/index.ts'
import { findPlannedDelivery, type FoundDelivery } from './planned-delivery.repo.ts'
import { writeDelivery } from './write-delivery.ts'

export type AskedDelivery = {
  input: DeliveryChangeInput & { id: string }
  /** Null for staff, who may change every order. */
  ownerId: string | null
}

/** Decides about new delivery details and keeps them, unless it is only asked what would change. */
export async function saveDelivery(ctx: UserContext, asked: AskedDelivery): Promise<DeliveryChange> {
  const { input, ownerId } = asked
  const orderId = input.id
  if (input.dryRun) {
    return decide(input, await findPlannedDelivery(ctx.sql, { orderId, ownerId })).change
  }
  return retryConflicts(() =>
    transaction(ctx.sql, async (tx) => {
      // first the lock: of two tabs the second finds what the first one left behind
      const order = await lockOrder(tx, orderId, ownerId)
      const { change, found } = decide(input, order && (await findLocked(tx, asked)))
      if (change.changed.length > 0) {
        await writeDelivery(ctx, tx, { orderId, change, found, byStaff: ownerId === null })
      }
      return change
    }),
  )
}

function findLocked(tx: Sql, { input, ownerId }: AskedDelivery): Promise<FoundDelivery | null> {
  return findPlannedDelivery(tx, { orderId: input.id, ownerId })
}

function decide(
  { rentalAddress, ...asked }: DeliveryChangeInput,
  found: FoundDelivery | null,
): { change: DeliveryChange; found: FoundDelivery } {
  if (!found) throw new AppError('ORDER_NOT_FOUND')
  const change = decideDeliveryChange({
    delivery: found.delivery,
    asked: { ...asked, address: rentalAddress },
  })
  if (!change.ok) throw refuseDelivery(change)
  return { change, found }
}
