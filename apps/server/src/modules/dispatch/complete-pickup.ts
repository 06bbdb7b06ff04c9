import { createHash } from 'node:crypto'
import type { Pickup, PickupCheckInput } from '@trivet/core/contract/dispatch'
import * as dispatchCopy from '@trivet/core/copy/dispatch'
import { pickupRefusalMessage } from '@trivet/core/copy/dispatch'
import { decidePickup, expectedPieces } from '@trivet/core/dispatch'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { transaction, type Sql } from '../../platform/database.ts'
import { retryConflicts } from '../../platform/retry.ts'
import { lockOrder, refuseOwnOrder } from '../orders/index.ts'
import { readPickup } from './get-pickup.ts'
import { openBoxes } from './open-boxes.ts'
import { findPackedOrder } from './packed-order.repo.ts'
import { findPickupCheck } from './pickup-checks.repo.ts'
import { writePickup } from './write-pickup.ts'

/**
 * Collects a kitchen with what was counted: the order moves on, losses are kept with what became of them, and what is to
 * be charged becomes an amount the guest sees and pays on the order's page. The same count again is the same pickup.
 */
export async function completePickup(ctx: UserContext, input: PickupCheckInput): Promise<Pickup> {
  await retryConflicts(() => transaction(ctx.sql, (tx) => completePickupOnce(ctx, tx, input)))
  return readPickup(ctx.sql, input.id)
}

/** The same as a part of the caller's transaction. */
export async function completePickupOnce(ctx: UserContext, tx: Sql, input: PickupCheckInput): Promise<void> {
  const { id: orderId } = input
  // first the lock: of two who count at once the second finds what the first one counted
  const locked = await lockOrder(tx, orderId)
  const order = await findPackedOrder(tx, orderId)
  if (!locked || !order) throw new AppError('ORDER_NOT_FOUND')
  // nobody says themselves that nothing of theirs is missing
  refuseOwnOrder(ctx, locked)
  const requestHash = hashOf(input)
  const earlier = await findPickupCheck(tx, orderId)
  if (earlier) {
    if (earlier.requestHash === requestHash) return
    throw new AppError('PICKUP_REFUSED', { message: dispatchCopy.pickupDoneAlready })
  }
  const decision = decidePickup({
    status: order.status,
    damageProtection: order.damageProtection,
    expected: expectedPieces(openBoxes(order).boxes),
    counts: input.counts.map(({ product, missing, damaged }) => ({ productId: product, missing, damaged })),
    isWaived: input.waivedBecause !== undefined,
  })
  if (!decision.ok) throw new AppError('PICKUP_REFUSED', { message: pickupRefusalMessage(decision) })
  await writePickup(ctx, tx, { order, input, decision, requestHash })
}

/** Of what was counted, whatever the sequence it was sent in. */
function hashOf({ counts, notes, waivedBecause }: PickupCheckInput): string {
  const sorted = counts
    .filter(({ missing, damaged }) => missing + damaged > 0)
    .map(({ product, missing, damaged, takeOut }) => [product, missing, damaged, takeOut] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([sorted, notes, waivedBecause ?? null]))
    .digest('hex')
}
