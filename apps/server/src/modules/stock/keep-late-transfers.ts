import type { Services } from '../../api/context.ts'
import { transaction } from '../../platform/database.ts'
import { retryConflicts } from '../../platform/retry.ts'
import { findLateTransfers, keepTransferOnTheRoad } from './late-transfers.repo.ts'
import { lockStock } from './lock-stock.repo.ts'

/** What should have arrived and is not counted cannot be promised before tomorrow: every hour, in any number of processes. */
export async function keepLateTransfers({ sql, clock }: Pick<Services, 'sql' | 'clock'>): Promise<void> {
  const now = clock.now()
  for (const { id, productId, fromDepotId, toDepotId } of await findLateTransfers(sql, { now })) {
    const rows = [fromDepotId, toDepotId].map((depotId) => ({ productId, depotId }))
    const keep = () =>
      transaction(sql, async (tx) => {
        await lockStock(tx, rows)
        await keepTransferOnTheRoad(tx, { id, now })
      })
    await retryConflicts(keep)
  }
}
