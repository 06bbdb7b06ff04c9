import { emailKey } from '@trivet/core/accounts'
import type { DataCopy, ProvenInput } from '@trivet/core/contract/privacy'
import type { UserContext } from '../../api/context.ts'
import { recordAudit } from '../../platform/audit.ts'
import { confirmIdentity, isUnprovenEmail } from '../accounts/index.ts'
import { makeDataCopy } from './data-copy.ts'

const copiesADay = 5

/** A guest or host takes along all that is kept about them. */
export async function copyOwnData(ctx: UserContext, { currentPassword }: ProvenInput): Promise<DataCopy> {
  const { userId, email } = ctx.actor
  await ctx.limits.count({ key: `data-copy:${userId}`, max: copiesADay, windowSeconds: 86_400 })
  await confirmIdentity(ctx, currentPassword)
  const address = emailKey(email)
  const isProven = !(await isUnprovenEmail(ctx.sql, address))
  const copy = await makeDataCopy(ctx, { userId, email: isProven ? address : null, address })
  const now = ctx.clock.now()
  await recordAudit(ctx.sql, {
    actorId: userId,
    action: 'account.data-copied',
    subject: `user:${userId}`,
    now,
  })
  return copy
}
