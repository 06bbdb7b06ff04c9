import type { Kit } from '@trivet/core/contract/kits'
import { checkKit } from '@trivet/core/kits'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { countKitWrite } from './count-kit-write.ts'
import { findTemplate } from './kit-templates.repo.ts'
import { storeNewKit } from './store-new-kit.ts'

type Request = { templateId?: string | null | undefined }

/** Saves a kit with the items of a template; the kit is the caller's own from then on. */
export async function createKitFromTemplate(ctx: UserContext, { templateId }: Request): Promise<Kit> {
  await countKitWrite(ctx)
  const template = templateId ? await findTemplate(ctx.sql, templateId) : null
  if (!template || !checkKit(template.items).isComplete) throw new AppError('TEMPLATE_NOT_FOUND')
  return storeNewKit(ctx, { name: template.name, items: template.items, request: { templateId } })
}
