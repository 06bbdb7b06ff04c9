import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { retireStay } from './stays.repo.ts'

/** Takes a stay's page away. */
export async function deleteStay(ctx: UserContext, { id }: { id: string }): Promise<void> {
  const now = ctx.clock.now()
  const isGone = await retireStay(ctx.sql, { stayId: id, hostId: ctx.actor.userId, now })
  if (!isGone) throw new AppError('STAY_NOT_FOUND')
}
