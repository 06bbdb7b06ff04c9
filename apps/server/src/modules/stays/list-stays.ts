import type { Stay } from '@trivet/core/contract/stays'
import type { UserContext } from '../../api/context.ts'
import { toStay } from './stay-record.ts'
import { listStaysOf } from './stays.repo.ts'

/** The caller's own stays, newest first. */
export async function listStays(ctx: UserContext): Promise<Stay[]> {
  const found = await listStaysOf(ctx.sql, ctx.actor.userId)
  return found.map((stay) => toStay(stay, ctx.publicUrl))
}
