import { addressText, changedPartsText } from '@trivet/core/copy/delivery'
import type { AuditDetails } from '@trivet/core/contract/audit'
import type { DeliveryChange } from '@trivet/core/delivery'
import type { UserContext } from '../../api/context.ts'
import { recordAudit } from '../../platform/audit.ts'
import type { Sql } from '../../platform/database.ts'
import { writeDeliveryDetails } from './delivery-changes.repo.ts'
import type { FoundDelivery } from './planned-delivery.repo.ts'

export type DecidedDelivery = {
  change: DeliveryChange
  found: FoundDelivery
  /** Of the place it goes to. */
  timeZone: string
  /** Its id; null of an order from before areas had one. */
  area: string | null
  /** Of a new address: what it does to the price. */
  priceNote: string | null
}

type Writing = Omit<DecidedDelivery, 'priceNote'> & { orderId: string; byStaff: boolean }

/** What follows from new delivery details of an order that is locked, in the caller's transaction. */
export async function writeDelivery(
  ctx: UserContext,
  tx: Sql,
  { orderId, change, found, timeZone, area, byStaff }: Writing,
): Promise<void> {
  const { address, airbnbListing, details, changed } = change
  const actorId = ctx.actor.userId
  const now = ctx.clock.now()
  const version = found.delivery.version + 1
  const isMoved = changed.includes('address')
  const [from, to] = isMoved ? [addressText(found.delivery.address), addressText(address)] : [null, null]
  await writeDeliveryDetails(tx, {
    orderId,
    actorId,
    ...address,
    airbnbListing,
    ...details,
    version,
    timeZone,
    area,
    depot: found.depot,
    isDeliveryRetimed: changed.includes('deliveryWindow'),
    isPickupRetimed: changed.includes('pickupWindow'),
    from,
    to,
    note: changedPartsText(changed),
    now,
  })
  if (byStaff) {
    const told = {
      actorId,
      subject: `order:${orderId}`,
      details: auditOf(change, found),
      now,
    } as const
    await recordAudit(tx, { ...told, action: 'order.delivery-changed' })
  }
  if (isMoved) {
    await ctx.publish(tx, {
      kind: 'order.address-changed',
      orderId,
      recipient: found.userEmail,
      version,
      now,
    })
  }
}

/** From and to, but for phone and access: those are kept with the order alone. */
function auditOf({ address, details, changed }: DeliveryChange, { delivery }: FoundDelivery): AuditDetails {
  const told: AuditDetails = { changed: changed.join(', ') }
  if (changed.includes('address')) {
    told['addressFrom'] = addressText(delivery.address)
    told['addressTo'] = addressText(address)
  }
  for (const part of ['deliveryNotes', 'deliveryWindow', 'pickupWindow'] as const) {
    if (!changed.includes(part)) continue
    told[`${part}From`] = delivery[part]
    told[`${part}To`] = details[part]
  }
  return told
}
