import type { EndHoldInput, ProductStock, StockHoldInput } from '@trivet/core/contract/stock'
import * as stockCopy from '@trivet/core/copy/stock'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { auditStock } from './audit-stock.ts'
import { endHoldOn, findHold, insertHold } from './facts.repo.ts'
import { getProductStock } from './get-product-stock.ts'
import { lockStock } from './lock-stock.repo.ts'
import { refuseOther, writingStock } from './writing-stock.ts'

/** Takes units out of service, for days or until further notice. The same again is the same one. */
export async function holdStock(ctx: UserContext, input: StockHoldInput): Promise<ProductStock> {
  const { id, product: productId, depot: depotId, ...held } = input
  await getProductStock(ctx, { id: productId })
  await writingStock(ctx, async (tx) => {
    await lockStock(tx, [{ productId, depotId }])
    const hold = { id, productId, depotId, ...held }
    const known = await findHold(tx, id)
    if (known) return refuseOther(known, hold)
    await insertHold(tx, { ...hold, createdAt: ctx.clock.now() })
    await auditStock(ctx, tx, productId, { outOfService: held.units, depot: depotId, ...held })
  })
  return getProductStock(ctx, { id: productId })
}

/** Puts them back into service. What is out with a guest is back when it is counted. */
export async function endHold(ctx: UserContext, { id, backOn }: EndHoldInput): Promise<ProductStock> {
  const hold = await findHold(ctx.sql, id)
  if (!hold || hold.kind !== 'repair') throw new AppError('NOT_FOUND', { message: stockCopy.holdNotFound })
  const { productId, depotId, units } = hold
  await writingStock(ctx, async (tx) => {
    await lockStock(tx, [{ productId, depotId }])
    if (!(await findHold(tx, id))) return
    await endHoldOn(tx, { id, backOn })
    await auditStock(ctx, tx, productId, { backInService: units, depot: depotId, backOn })
  })
  return getProductStock(ctx, { id: productId })
}
