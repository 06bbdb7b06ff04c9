import type { Count } from '@trivet/core/money'
import type { Sql } from '../../platform/database.ts'
import { releaseLostUnits } from '../availability/index.ts'
import { lockStockOfOrders } from './lock-stock.repo.ts'
import { releaseHeldUnits, shrinkDepotStock } from './units.repo.ts'

type Lost = { orderId: string; productId: string; units: Count; now: Date }

/**
 * Units of an order that will never come back leave its depot, its promise and what is held for being late, whatever else
 * is promised: what then cannot be kept is at risk. Answers the fleet that is left, null where the depot has not so many.
 */
export async function takeUnitsOut(
  tx: Sql,
  { orderId, productId, units, now }: Lost,
): Promise<number | null> {
  await lockStockOfOrders(tx, [orderId])
  const fleet = await shrinkDepotStock(tx, { orderId, productId, units, now })
  if (fleet === null) return null
  const lost = { orderId, productId, units }
  await releaseHeldUnits(tx, lost)
  await releaseLostUnits(tx, lost)
  return fleet
}
