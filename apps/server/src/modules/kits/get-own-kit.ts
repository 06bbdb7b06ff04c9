import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import type { KitRecord } from './kit-record.ts'
import { findKit } from './kits.repo.ts'

export async function getOwnKit(ctx: UserContext, kitId: string): Promise<KitRecord> {
  const kit = await findKit(ctx.sql, { kitId, userId: ctx.actor.userId })
  if (!kit) throw new AppError('KIT_NOT_FOUND')
  return kit
}
