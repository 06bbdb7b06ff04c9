import { orderChangeNote, orderChangePriceReason, orderChangeTexts } from '@trivet/core/copy/orders'
import { commissionOf, rentedForOf } from '@trivet/core/referrals'
import type { UserContext } from '../../../api/context.ts'
import { recordAudit } from '../../../platform/audit.ts'
import type { Sql } from '../../../platform/database.ts'
import { newId } from '../../../platform/ids.ts'
import { rebookUnits, takeUnitsElsewhere } from '../../availability/index.ts'
import { moveDelivery } from '../../delivery/index.ts'
import { appendEvent, writeRefund, type LockedOrder } from '../../orders/index.ts'
import { takeDiscountLate, writeUnpaidCommission } from '../../referrals/index.ts'
import { beginStock } from '../../stock/index.ts'
import { writeOpenPrice } from '../open-price.repo.ts'
import type { DecidedDelivery } from './decide-delivery.ts'
import type { DecidedChange } from './decide-order-change.ts'
import { countRevenue, insertLines, removeLines, writePrices } from './order-changes.repo.ts'

type Writing = { decided: DecidedChange; locked: LockedOrder; orderId: string; reason: string }

/** Writes a change of an order that is locked; answers with the refund that is still to be sent. */
export async function writeOrderChange(
  ctx: UserContext,
  tx: Sql,
  { decided, locked, orderId, reason }: Writing,
): Promise<string | null> {
  const { change, rented, order, delivery, depots, depositCents, units } = decided
  const { period, pricedPeriod, after, rates, refundDay, dueCents, waivedCents, settlement } = change
  const { refundCents, refundByRowsCents: byRowsCents } = change
  const now = ctx.clock.now()
  const actorId = ctx.actor.userId
  const { lines: _lines, days: _days, rows: _rows, rentalCostCents, ...sums } = after

  if (delivery.change.changed.length > 0) await writeDelivery(tx, { orderId, delivery, now })
  await writeUnits(tx, orderId, decided)
  await writeLines(tx, orderId, decided)
  await writePrices(tx, {
    orderId,
    ...period,
    pricedStart: pricedPeriod.start,
    pricedEnd: pricedPeriod.end,
    ...sums,
    waivedCents,
    rates,
    refundDay,
    depositCents,
    units,
    now,
  })
  if (after.discounts[0]?.kind === 'referral') await takeDiscountLate(tx, orderId)
  if (order.isPaid) await countRevenue(tx, { orderId })
  else if (order.commissionBasisPoints !== null) {
    const { discountCents } = after
    const basisPoints = order.commissionBasisPoints
    const commissionCents = commissionOf({ rentalCostCents, discountCents, basisPoints })
    const rentedForCents = rentedForOf({ rentalCostCents, discountCents })
    await writeUnpaidCommission(tx, { orderId, rentedForCents, commissionCents })
  }
  if (order.isPaid) {
    await writeOpenPrice(tx, {
      id: newId(),
      orderId,
      amountCents: dueCents,
      reason: `${orderChangePriceReason}: ${reason}`,
      now,
    })
  }
  const note = orderChangeNote(change, rented.rental.period, reason)
  await appendEvent(tx, { orderId, actorId, kind: 'order-changed', note, now })
  const changes = orderChangeTexts(change, rented.rental.period)
  await recordAudit(tx, {
    actorId,
    action: 'order.changed',
    subject: `order:${orderId}`,
    details: {
      changes: changes.join(', '),
      ...(depots && { depotFrom: depots.from, depotTo: depots.to }),
      reason,
      totalBeforeCents: change.before.totalCents,
      totalCents: after.totalCents,
      settlement,
      refundCents,
      dueCents,
    },
    now,
  })
  await ctx.publish(tx, {
    kind: 'order.changed',
    orderId,
    recipient: locked.userEmail,
    changes,
    reason,
    refundCents,
    dueCents,
    totalCents: after.totalCents,
    isPaid: order.isPaid,
    now,
  })
  if (refundCents === 0) return null
  const why = `${orderChangePriceReason}: ${reason}`
  const request = {
    orderId,
    amountCents: refundCents,
    byRowsCents,
    reason: why,
    why,
    requestKey: null,
    isCancelled: false,
  }
  return writeRefund(ctx, tx, { order: locked, request })
}

async function writeDelivery(
  tx: Sql,
  { orderId, delivery, now }: { orderId: string; delivery: DecidedDelivery; now: Date },
) {
  const { change, found, areaId, depot, inChange } = delivery
  await moveDelivery(tx, {
    orderId,
    ...change.address,
    airbnbListing: change.airbnbListing,
    ...change.details,
    version: found.delivery.version + 1,
    timeZone: inChange.timeZone,
    area: areaId,
    depot,
    isDeliveryRetimed: change.changed.includes('deliveryWindow'),
    isPickupRetimed: change.changed.includes('pickupWindow'),
    now,
  })
}

/** An order takes all of its units from one depot: that of the area it goes to. */
async function writeUnits(tx: Sql, orderId: string, { delivery, reserved, days }: DecidedChange) {
  const { found, depot } = delivery
  if (depot === found.depot) return rebookUnits(tx, { orderId, units: reserved, days })
  await beginStock(
    tx,
    reserved.map(({ productId }) => ({ productId, depotId: depot })),
  )
  await takeUnitsElsewhere(tx, { orderId, units: reserved, days })
}

/** The order's lines, in the sequence in which they were priced. */
async function writeLines(tx: Sql, orderId: string, { change, order, lines, things }: DecidedChange) {
  const priced = change.after.lines
  const last = Math.max(0, ...order.lines.map(({ position }) => position))
  const sumsOf = (index: number) => {
    const { quantity = 0, lineTotalCents = 0, extraDaysCents = 0 } = priced[index] ?? {}
    return { quantity, lineTotalCents, extraDaysCents }
  }
  await removeLines(tx, { orderId, lineIds: lines.gone.map(({ id }) => id) })
  await insertLines(tx, {
    orderId,
    kept: lines.kept.map(({ line }, index) => ({ id: line.id, ...sumsOf(index) })),
    added: things.map(({ thing }, index) => ({
      ...thing.kept,
      id: newId(),
      position: last + index + 1,
      name: thing.name,
      slug: thing.slug,
      image: thing.image,
      unitPriceCents: thing.priceCents,
      depositCents: thing.depositCents,
      pieceDeposits: thing.pieceDeposits,
      ...sumsOf(lines.kept.length + index),
    })),
  })
}
