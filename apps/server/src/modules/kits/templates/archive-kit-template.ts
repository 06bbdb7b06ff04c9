import type { AdminKitTemplate } from '@trivet/core/contract/kits'
import { AppError } from '../../../api/app-error.ts'
import type { UserContext } from '../../../api/context.ts'
import { recordAudit } from '../../../platform/audit.ts'
import { transaction } from '../../../platform/database.ts'
import { getKitTemplate } from './get-kit-template.ts'
import { findStoredTemplate, lockTemplate } from './stored-templates.repo.ts'
import { writeArchived } from './template-writes.repo.ts'

/** Guests are no longer offered it, or are again; kits that were made from it stay as they are. */
export async function archiveKitTemplate(
  ctx: UserContext,
  { id, isArchived }: { id: string; isArchived: boolean },
): Promise<AdminKitTemplate> {
  await transaction(ctx.sql, async (tx) => {
    await lockTemplate(tx, id)
    const stored = await findStoredTemplate(tx, id)
    if (!stored) throw new AppError('TEMPLATE_NOT_FOUND')
    if ((stored.archivedAt !== null) === isArchived) return
    const now = ctx.clock.now()
    await writeArchived(tx, { id, archivedAt: isArchived ? now : null, now })
    await recordAudit(tx, {
      actorId: ctx.actor.userId,
      action: isArchived ? 'kit-template.archived' : 'kit-template.restored',
      subject: `kit-template:${id}`,
      details: { name: stored.name },
      now,
    })
  })
  return getKitTemplate(ctx, { id })
}
