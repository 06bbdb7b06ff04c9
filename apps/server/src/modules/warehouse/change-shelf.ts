import type { ShelfInput } from '@trivet/core/contract/warehouse'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { recordAudit } from '../../platform/audit.ts'
import { transaction } from '../../platform/database.ts'
import { clearShelf, lockShelf, putOnShelf } from './shelves.repo.ts'

/** Says where a product stands; an empty shelf is none. */
export function changeShelf(ctx: UserContext, { id: productId, shelf }: ShelfInput) {
  return transaction(ctx.sql, async (tx) => {
    const before = await lockShelf(tx, productId)
    if (!before) throw new AppError('PRODUCT_NOT_FOUND')
    const from = before.shelf ?? ''
    if (shelf !== from) {
      await (shelf === '' ? clearShelf(tx, { productId }) : putOnShelf(tx, { productId, shelf }))
      await recordAudit(tx, {
        actorId: ctx.actor.userId,
        action: 'product.changed',
        subject: `product:${productId}`,
        details: { field: 'shelf', from, to: shelf },
        now: ctx.clock.now(),
      })
    }
    return { productId, shelf }
  })
}
