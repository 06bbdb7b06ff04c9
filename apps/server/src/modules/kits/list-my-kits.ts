import type { Kit } from '@trivet/core/contract/kits'
import type { UserContext } from '../../api/context.ts'
import { toKit } from './kit-record.ts'
import { listKitsOf } from './kits.repo.ts'

/** The caller's own kits, newest first. */
export async function listMyKits(ctx: UserContext): Promise<Kit[]> {
  return (await listKitsOf(ctx.sql, ctx.actor.userId)).map(toKit)
}
