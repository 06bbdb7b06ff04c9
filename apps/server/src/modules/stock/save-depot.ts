import { isDeepStrictEqual } from 'node:util'
import type { Depot, DepotInput } from '@trivet/core/contract/stock'
import * as stockCopy from '@trivet/core/copy/stock'
import { mainDepotId } from '@trivet/core/address'
import { areasOfDepot } from '@trivet/core/stock'
import type { UserContext } from '../../api/context.ts'
import { recordAudit } from '../../platform/audit.ts'
import { findSettings } from '../settings/index.ts'
import { findDepotUse, lockDepot, writeDepot } from './depots.repo.ts'
import { refusedStock, writingStock } from './writing-stock.ts'

/** Adds a depot, renames it, closes it or opens it again. One that has units, or orders that hold some, stays open. */
export async function saveDepot(ctx: UserContext, saved: DepotInput): Promise<Depot> {
  const { id, name, isClosed, postalCode, seen } = saved
  await writingStock(ctx, async (tx) => {
    // whoever saves settings meanwhile has read it as open, and is done now, or finds it closed
    const present = await lockDepot(tx, id)
    if (seen && present && !isDeepStrictEqual(seen, present))
      throw refusedStock(stockCopy.depotChangedMeanwhile)
    if (isClosed) {
      if (id === mainDepotId) throw refusedStock(stockCopy.mainStaysOpen)
      const served = areasOfDepot(id, (await findSettings(tx)).settings)
      if (served.length > 0) throw refusedStock(stockCopy.depotServes(served.join(', ')))
      const { hasUnits, isAwaiting, hasOrders } = await findDepotUse(tx, id)
      if (hasUnits || isAwaiting) throw refusedStock(stockCopy.depotNotEmpty)
      if (hasOrders) throw refusedStock(stockCopy.depotInUse)
    }
    const now = ctx.clock.now()
    await writeDepot(tx, { id, name, postalCode, closedAt: isClosed ? now : null, now })
    await recordAudit(tx, {
      actorId: ctx.actor.userId,
      action: 'depot.saved',
      subject: `settings:${id}`,
      details: { name, isClosed, postalCode },
      now,
    })
  })
  return { _id: id, name, isClosed, postalCode }
}
