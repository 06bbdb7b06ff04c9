import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { drawnElsewhere } from '../../platform/print/print-elsewhere.ts'
import { labelCrates } from '../crates/index.ts'
import { openBoxes } from './open-boxes.ts'
import { findPackedOrder } from './packed-order.repo.ts'
import type { packingListPdf as draw } from './packing-list-pdf.ts'

const packingListPdf = drawnElsewhere<Parameters<typeof draw>>(
  new URL('./packing-list-pdf.ts', import.meta.url),
  'packingListPdf',
)

/** What goes into the boxes of an order, with the labels of its crates, as a PDF. */
export async function printPackingList(ctx: UserContext, { id }: { id: string }): Promise<Buffer> {
  const order = await findPackedOrder(ctx.sql, id)
  const labelled = order && (await labelCrates(ctx, [id])).get(id)
  if (!order || !labelled) throw new AppError('ORDER_NOT_FOUND')
  const { identity } = (await ctx.settings.current()).settings
  return packingListPdf({ order, labelled, ...openBoxes(order) }, identity.name)
}
