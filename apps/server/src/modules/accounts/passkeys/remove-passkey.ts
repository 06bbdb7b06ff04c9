import { AppError } from '../../../api/app-error.ts'
import type { UserContext } from '../../../api/context.ts'
import { requireFreshProof } from '../../../api/require-proof.ts'
import { transaction } from '../../../platform/database.ts'
import { retryConflicts } from '../../../platform/retry.ts'
import { noteSecurityChange } from '../second-factor/note-security-change.ts'
import { settleLastFactor } from '../second-factor/settle-last-factor.ts'
import { lockAccount } from '../stored-accounts.repo.ts'
import { deletePasskey } from './passkeys.repo.ts'

/** From now on it signs nobody in; sessions that it began go on. */
export async function removePasskey(ctx: UserContext, { id }: { id: string }): Promise<void> {
  const { userId } = ctx.actor
  const now = ctx.clock.now()
  requireFreshProof(ctx.actor, now)
  await retryConflicts(() =>
    transaction(ctx.sql, async (tx) => {
      const account = await lockAccount(tx, userId)
      const name = await deletePasskey(tx, { id, userId })
      if (!account || name === null) throw new AppError('PASSKEY_NOT_FOUND')
      await settleLastFactor(ctx, tx)
      await noteSecurityChange(tx, { account, change: 'passkey-removed', details: { name }, now })
    }),
  )
  ctx.log.info({ event: 'security.passkey_removed', userId })
}
