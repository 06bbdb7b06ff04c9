import type { AdminKitTemplate } from '@trivet/core/contract/kits'
import { toDecimal } from '@trivet/core/money'
import { AppError } from '../../../api/app-error.ts'
import type { UserContext } from '../../../api/context.ts'
import { draftOf, findStoredTemplate } from './stored-templates.repo.ts'
import { templateState } from './template-state.ts'

/** One template with all that staff can say about it. */
export async function getKitTemplate(
  ctx: Pick<UserContext, 'sql'>,
  { id }: { id: string },
): Promise<AdminKitTemplate> {
  const template = await findStoredTemplate(ctx.sql, id)
  if (!template) throw new AppError('TEMPLATE_NOT_FOUND')
  return {
    ...templateState(template),
    draft: draftOf(template),
    products: template.items.map(({ slug, name, unitPriceCents, kitCategory, archivedAt }) => ({
      slug,
      name,
      price: toDecimal(unitPriceCents),
      kitCategory,
      // PostgreSQL writes instants inside JSON with its own offset form
      archivedAt: archivedAt === null ? null : new Date(archivedAt).toISOString(),
    })),
  }
}
