import type { OrderStatus } from '@trivet/core/orders'
import type { Sql } from '../../platform/database.ts'
import { keepUntilWashed } from './keep-late-units.ts'
import { endLateUnits, findCollectedAt, hasLateUnits } from './late-units.repo.ts'
import { lockStockOfOrders } from './lock-stock.repo.ts'

/** Of an order that is completed: what came back late is washed by now. Before its reservations go, by which its stock is locked. */
export async function releaseLateUnits(tx: Sql, completed: { orderId: string; now: Date }): Promise<void> {
  const { orderId } = completed
  if (!(await hasLateUnits(tx, orderId))) return
  await lockStockOfOrders(tx, [orderId])
  await endLateUnits(tx, completed)
}

/** Of an order that is not completed after all, and has its reservations again: as after its count. */
export async function keepLateUnitsAgain(
  tx: Sql,
  { orderId, from }: { orderId: string; from: OrderStatus },
): Promise<void> {
  if (from !== 'completed') return
  const collectedAt = await findCollectedAt(tx, orderId)
  if (collectedAt) await keepUntilWashed(tx, { orderId, now: collectedAt })
}
