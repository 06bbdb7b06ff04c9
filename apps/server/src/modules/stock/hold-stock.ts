import type { EndHoldInput, ProductStock, StockHoldInput } from '@trivet/core/contract/stock'
import * as stockCopy from '@trivet/core/copy/stock'
import { backBy, unitsInService } from '@trivet/core/stock'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { auditStock } from './audit-stock.ts'
import { findDepotUnits } from './depot-units.repo.ts'
import { endHoldOn, findHold, insertHold } from './facts.repo.ts'
import { getProductStock } from './get-product-stock.ts'
import { lockStock } from './lock-stock.repo.ts'
import { refusedStock, refuseOther, writingStock } from './writing-stock.ts'

/**
 * Takes units out of service, for days or until further notice: whatever is promised, but no more than the depot has then. The same
 * again is the same one.
 */
export async function holdStock(ctx: UserContext, input: StockHoldInput): Promise<ProductStock> {
  const { id, product: productId, depot: depotId, ...held } = input
  await getProductStock(ctx, { id: productId })
  await writingStock(ctx, async (tx) => {
    const where = { productId, depotId }
    await lockStock(tx, [where])
    const hold = { id, ...where, ...held }
    const known = await findHold(tx, id)
    if (known) return refuseOther(known, hold)
    if (held.units > unitsInService(await findDepotUnits(tx, where), held)) {
      throw refusedStock(stockCopy.moreInRepair, { field: 'units' })
    }
    await insertHold(tx, { ...hold, createdAt: ctx.clock.now() })
    await auditStock(ctx, tx, {
      productId,
      places: { depot: depotId },
      details: { outOfService: held.units, ...held },
    })
  })
  return getProductStock(ctx, { id: productId })
}

/** Puts them back into service, by the end of their repair at the latest. What is out with a guest is back when it is counted. */
export async function endHold(ctx: UserContext, { id, backOn }: EndHoldInput): Promise<ProductStock> {
  const hold = await findHold(ctx.sql, id)
  if (!hold || hold.kind !== 'repair') throw new AppError('NOT_FOUND', { message: stockCopy.holdNotFound })
  const { productId, depotId, units } = hold
  await writingStock(ctx, async (tx) => {
    await lockStock(tx, [{ productId, depotId }])
    const present = await findHold(tx, id)
    if (!present) return
    const latest = backBy(present)
    if (latest && backOn > latest) throw refusedStock(stockCopy.backLater(latest), { field: 'backOn' })
    await endHoldOn(tx, { id, backOn })
    await auditStock(ctx, tx, {
      productId,
      places: { depot: depotId },
      details: { backInService: units, backOn },
    })
  })
  return getProductStock(ctx, { id: productId })
}
