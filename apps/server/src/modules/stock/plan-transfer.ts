import type { ProductStock, TransferInput } from '@trivet/core/contract/stock'
import type { UserContext } from '../../api/context.ts'
import { auditStock } from './audit-stock.ts'
import { beginStock, findTransfer, insertTransfer } from './facts.repo.ts'
import { getProductStock } from './get-product-stock.ts'
import { keepDepotOpen } from './keep-depot-open.ts'
import { lockStock } from './lock-stock.repo.ts'
import { refuseOther, writingStock } from './writing-stock.ts'

/**
 * Plans that units go from one depot to another; refused where they are promised on days when they would be away, unless it
 * is forced. The same plan again is the same transfer.
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
    if (known) return refuseOther(known, transfer)
    await insertTransfer(tx, { ...transfer, createdAt: ctx.clock.now() })
    await auditStock(ctx, tx, productId, {
      transfer: 'planned',
      depot: fromDepotId,
      to: toDepotId,
      ...planned,
    })
  })
  return getProductStock(ctx, { id: productId })
}
