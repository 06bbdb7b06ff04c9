import type { ProductStock, StockCountInput } from '@trivet/core/contract/stock'
import * as stockCopy from '@trivet/core/copy/stock'
import type { UserContext } from '../../api/context.ts'
import { beginStock, findUnits, writeUnits } from './facts.repo.ts'
import { getProductStock } from './get-product-stock.ts'
import { keepDepotOpen } from './keep-depot-open.ts'
import { lockStock } from './lock-stock.repo.ts'
import { auditStock } from './audit-stock.ts'
import { refusedStock, writingStock } from './writing-stock.ts'

/** So many units belong to a depot: a fact, also where more are promised. Of two who count at once one is told so. */
export async function countStock(
  ctx: UserContext,
  { id: productId, depot: depotId, units, seenUnits }: StockCountInput,
): Promise<ProductStock> {
  await getProductStock(ctx, { id: productId })
  await writingStock(ctx, async (tx) => {
    const where = { productId, depotId }
    if (units > 0) await keepDepotOpen(tx, depotId, 'units')
    await beginStock(tx, [where])
    await lockStock(tx, [where])
    const before = await findUnits(tx, where)
    if (before === units) return
    if (before !== seenUnits) throw refusedStock(stockCopy.countedMeanwhile, { field: 'units' })
    await writeUnits(tx, [{ ...where, units }], ctx.clock.now())
    await auditStock(ctx, tx, {
      productId,
      places: { depot: depotId },
      details: { from: before, to: units },
    })
  })
  return getProductStock(ctx, { id: productId })
}
