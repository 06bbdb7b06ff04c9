import type { AdminKitTemplatePage, KitTemplateListInput } from '@trivet/core/contract/kits'
import { adminPageSize } from '@trivet/core/contract/orders'
import type { UserContext } from '../../../api/context.ts'
import { findTemplatePage } from './stored-templates.repo.ts'
import { templateState } from './template-state.ts'

/** The templates staff look for, archived ones too when they are asked for. */
export async function listAllKitTemplates(
  ctx: UserContext,
  { pageNumber: page, ...filter }: KitTemplateListInput,
): Promise<AdminKitTemplatePage> {
  const { found, total } = await findTemplatePage(ctx.sql, filter, { page, pageSize: adminPageSize })
  const templates = found.map((template) => {
    const { name, description, position } = template
    return { ...templateState(template), name, description, position }
  })
  return { templates, page, pages: Math.ceil(total / adminPageSize), total }
}
