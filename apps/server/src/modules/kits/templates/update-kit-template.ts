import type { AdminKitTemplate, KitTemplateDraft } from '@trivet/core/contract/kits'
import { kitTemplateChanges } from '@trivet/core/kits'
import { AppError } from '../../../api/app-error.ts'
import type { UserContext } from '../../../api/context.ts'
import { getKitTemplate } from './get-kit-template.ts'
import { saveTemplate, savingTemplates } from './save-template.ts'
import { draftOf, findStoredTemplate, lockTemplate } from './stored-templates.repo.ts'

type UpdateKitTemplateInput = KitTemplateDraft & { id: string; updatedAt: string }

/** Refused when somebody else changed the template since the editor saw it; the answer then tells how it is now. */
export async function updateKitTemplate(
  ctx: UserContext,
  { id, updatedAt, ...draft }: UpdateKitTemplateInput,
): Promise<AdminKitTemplate> {
  const isCurrent = await savingTemplates(ctx, async (tx) => {
    await lockTemplate(tx, id)
    const stored = await findStoredTemplate(tx, id)
    if (!stored) throw new AppError('TEMPLATE_NOT_FOUND')
    if (stored.updatedAt.getTime() !== Date.parse(updatedAt)) return false
    const before = draftOf(stored)
    if (kitTemplateChanges(before, draft).length > 0) await saveTemplate(ctx, tx, { id, before, draft })
    return true
  })
  const current = await getKitTemplate(ctx, { id })
  if (!isCurrent) throw new AppError('TEMPLATE_CHANGED', { details: { current } })
  return current
}
