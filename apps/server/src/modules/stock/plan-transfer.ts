import type { ProductStock, TransferInput } from '@trivet/core/contract/stock'
import * as stockCopy from '@trivet/core/copy/stock'
import { decideLeaving, type LeavingFault } from '@trivet/core/stock'
import type { UserContext } from '../../api/context.ts'
import { auditStock } from './audit-stock.ts'
import { findDepotUnits } from './depot-units.repo.ts'
import { beginStock, findTransfer, insertTransfer } from './facts.repo.ts'
import { getProductStock } from './get-product-stock.ts'
import { keepDepotOpen } from './keep-depot-open.ts'
import { keepTransferOnTheRoad } from './late-transfers.repo.ts'
import { lockStock } from './lock-stock.repo.ts'
import { refusedStock, refuseOther, writingStock } from './writing-stock.ts'

const refusals = {
  'more-than-there': stockCopy.fewerThanThat,
  'in-repair': stockCopy.inRepairThen,
} as const satisfies Record<LeavingFault, string>

/**
 * Plans that units go from one depot to another; refused where they are in repair, or are promised on days when they would be away,
 * unless the latter is forced. The same plan again is the same transfer.
 */
export async function planTransfer(ctx: UserContext, input: TransferInput): Promise<ProductStock> {
  const { id, product: productId, from: fromDepotId, to: toDepotId, ...planned } = input
  await getProductStock(ctx, { id: productId })
  await writingStock(ctx, async (tx) => {
    await keepDepotOpen(tx, toDepotId, 'to')
    await beginStock(tx, [{ productId, depotId: toDepotId }])
    await lockStock(tx, [
      { productId, depotId: fromDepotId },
      { productId, depotId: toDepotId },
    ])
    const transfer = { id, productId, fromDepotId, toDepotId, ...planned }
    const known = await findTransfer(tx, id)
    if (known) return refuseOther({ ...known, arrivesOn: known.expectedOn ?? known.arrivesOn }, transfer)
    const decision = decideLeaving(await findDepotUnits(tx, { productId, depotId: fromDepotId }), planned)
    if (!decision.ok) throw refusedStock(refusals[decision.code], { field: 'units' })
    const now = ctx.clock.now()
    await insertTransfer(tx, { ...transfer, createdAt: now })
    // whoever writes down what was to arrive by now has not counted it
    await keepTransferOnTheRoad(tx, { id, now })
    await auditStock(ctx, tx, {
      productId,
      places: { fromDepot: fromDepotId, toDepot: toDepotId },
      details: { transfer: 'planned', ...planned },
    })
  })
  return getProductStock(ctx, { id: productId })
}
