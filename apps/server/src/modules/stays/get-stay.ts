import type { Stay } from '@trivet/core/contract/stays'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { toStay } from './stay-record.ts'
import { findStay } from './stays.repo.ts'

/** One of the caller's own stays. Somebody else's is not found, as an unknown id is. */
export async function getStay(ctx: UserContext, { id }: { id: string }): Promise<Stay> {
  const stay = await findStay(ctx.sql, { stayId: id, hostId: ctx.actor.userId })
  if (!stay) throw new AppError('STAY_NOT_FOUND')
  return toStay(stay, ctx.publicUrl)
}
