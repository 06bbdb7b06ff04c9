import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { drawnElsewhere } from '../../platform/print/print-elsewhere.ts'
import type { crateLabelsPdf as draw } from './crate-labels-pdf.ts'
import { labelCrates } from './label-crates.ts'

/** How labels are drawn: large, and loaded where documents are. */
export const loadCrateLabels = () => import('./crate-labels-pdf.ts')

const crateLabelsPdf = drawnElsewhere<Parameters<typeof draw>>(
  new URL('./crate-labels-pdf.ts', import.meta.url),
  'crateLabelsPdf',
)

/** The labels of an order's crates, as a PDF. */
export async function printCrateLabels(ctx: UserContext, { id }: { id: string }): Promise<Buffer> {
  const order = (await labelCrates(ctx, [id])).get(id)
  if (!order) throw new AppError('ORDER_NOT_FOUND')
  const { identity } = (await ctx.settings.current()).settings
  return crateLabelsPdf(order, identity.name)
}
