import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { openBoxes } from './open-boxes.ts'
import { findPackedOrder } from './packed-order.repo.ts'

/** What goes into the boxes of an order, as a PDF. */
export async function printPackingList(ctx: UserContext, { id }: { id: string }): Promise<Buffer> {
  const order = await findPackedOrder(ctx.sql, id)
  if (!order) throw new AppError('ORDER_NOT_FOUND')
  const { packingListPdf } = await import('./packing-list-pdf.ts')
  const { identity } = (await ctx.settings.current()).settings
  return packingListPdf({ order, ...openBoxes(order) }, identity.name)
}
