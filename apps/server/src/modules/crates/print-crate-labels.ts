import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { labelCrates } from './label-crates.ts'

/** How labels are drawn: large, and loaded when the first document is asked for. */
export const loadCrateLabels = () => import('./crate-labels-pdf.ts')

/** The labels of an order's crates, as a PDF. */
export async function printCrateLabels(ctx: UserContext, { id }: { id: string }): Promise<Buffer> {
  const order = (await labelCrates(ctx, [id])).get(id)
  if (!order) throw new AppError('ORDER_NOT_FOUND')
  const { crateLabelsPdf } = await loadCrateLabels()
  const { identity } = (await ctx.settings.current()).settings
  return crateLabelsPdf(order, identity.name)
}
