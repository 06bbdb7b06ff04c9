import type { Pickup } from '@trivet/core/contract/dispatch'
import { toDecimal } from '@trivet/core/money'
import { AppError } from '../../api/app-error.ts'
import type { Context } from '../../api/context.ts'
import type { Sql } from '../../platform/database.ts'
import { toAmountDue } from '../orders/index.ts'
import { openBoxes } from './open-boxes.ts'
import { findPackedOrder, type PackedOrderRecord } from './packed-order.repo.ts'
import { findPickupCheck, type PickupCheckRecord } from './pickup-checks.repo.ts'

/** The checklist of a pickup, and what was counted once it is done. */
export function getPickup(ctx: Context, { id }: { id: string }): Promise<Pickup> {
  return readPickup(ctx.sql, id)
}

export async function readPickup(sql: Sql, orderId: string): Promise<Pickup> {
  const order = await findPackedOrder(sql, orderId)
  if (!order) throw new AppError('ORDER_NOT_FOUND')
  return toPickup(order, await findPickupCheck(sql, orderId))
}

export function toPickup(order: PackedOrderRecord, check: PickupCheckRecord | null): Pickup {
  const { boxes, isAsOrdered } = openBoxes(order)
  return {
    orderId: order.orderId,
    orderNumber: order.orderNumber,
    status: order.status,
    guest: order.guest,
    phone: order.phone,
    street: order.street,
    city: order.city,
    state: order.state,
    postalCode: order.postalCode,
    day: order.pickupDay,
    window: order.pickupWindow,
    damageProtection: order.damageProtection,
    isAsOrdered,
    boxes: boxes.map(({ pieces, ...box }) => ({
      ...box,
      pieces: pieces.map(({ productId, name, quantity, replacementCents }) => ({
        product: productId,
        name,
        quantity,
        replacementPrice: toDecimal(replacementCents),
      })),
    })),
    check: check && toCheck(check),
  }
}

function toCheck(check: PickupCheckRecord): Pickup['check'] {
  return {
    at: check.createdAt.toISOString(),
    by: check.by,
    notes: check.notes,
    waivedBecause: check.waivedBecause,
    losses: check.losses.map(({ productId, unitCents, ...loss }) => ({
      ...loss,
      product: productId,
      unitPrice: toDecimal(unitCents),
    })),
    charge: toDecimal(check.chargeCents),
    covered: toDecimal(check.coveredCents),
    due: check.due && toAmountDue(check.due),
    changeId: check.changeId,
  }
}
