import { createHash } from 'node:crypto'
import { emailKey, failuresCountMinutes, isFailureLogged } from '@trivet/core/accounts'
import type { StaffRole } from '@trivet/core/staff'
import type { Context } from '../../api/context.ts'
import { recordAudit } from '../../platform/audit.ts'
import { transaction, type Sql } from '../../platform/database.ts'
import { addHit } from '../../platform/limits.ts'
import { retryConflicts } from '../../platform/retry.ts'

type Who = { id: string; staffRole: StaffRole | null }

/** Joins the transaction of the sign-in. Those of guests and hosts are nobody's business. */
export async function logStaffSignIn(
  ctx: Context,
  tx: Sql,
  { id, staffRole }: Who,
  secondFactor?: string,
): Promise<void> {
  if (staffRole === null) return
  await recordAudit(tx, {
    actorId: id,
    action: 'account.signed-in',
    subject: `user:${id}`,
    details: { address: ctx.request.address, ...(secondFactor && { secondFactor }) },
    now: ctx.clock.now(),
  })
}

/** Counted for every email, so that the time it takes tells nobody which of them are staff's. */
export async function logFailedSignIn(ctx: Context, email: string, account: Who | null): Promise<void> {
  const hash = createHash('sha256').update(emailKey(email)).digest('base64url')
  const now = ctx.clock.now()
  const hit = { key: `sign-in-failures:${hash}`, windowSeconds: failuresCountMinutes * 60, now }
  await retryConflicts(() =>
    transaction(ctx.sql, async (tx) => {
      const failures = (await addHit(tx, hit))?.hits ?? 0
      if (!account || account.staffRole === null || !isFailureLogged(failures)) return
      await recordAudit(tx, {
        actorId: null,
        action: 'account.sign-in-failed',
        subject: `user:${account.id}`,
        details: { failures, minutes: failuresCountMinutes, address: ctx.request.address },
        now,
      })
    }),
  )
}
