import type { AdminKitTemplate, KitTemplateDraft } from '@trivet/core/contract/kits'
import type { UserContext } from '../../../api/context.ts'
import { newId } from '../../../platform/ids.ts'
import { getKitTemplate } from './get-kit-template.ts'
import { saveTemplate, savingTemplates } from './save-template.ts'

export async function createKitTemplate(
  ctx: UserContext,
  draft: KitTemplateDraft,
): Promise<AdminKitTemplate> {
  const id = newId()
  await savingTemplates(ctx, (tx) => saveTemplate(ctx, tx, { id, before: null, draft }))
  return getKitTemplate(ctx, { id })
}
