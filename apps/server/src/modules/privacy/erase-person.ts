import { emailKey } from '@trivet/core/accounts'
import type { AuditDetails } from '@trivet/core/contract/audit'
import type { Erased } from '@trivet/core/contract/privacy'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { recordAudit } from '../../platform/audit.ts'
import { transaction } from '../../platform/database.ts'
import { retryConflicts } from '../../platform/retry.ts'
import { queueMail } from '../outbox/index.ts'
import { deleteReviewsOf } from '../reviews/index.ts'
import { lockToErase } from './erasure-facts.repo.ts'
import { findObstacles, wireObstacles } from './find-obstacles.ts'
import { erasePersonalRows, forgetWords } from './personal-rows.repo.ts'

type Erasure = {
  userId: string
  details: AuditDetails
  /** Also what the shop has of an address that nobody has proven: staff were written to from it. */
  isAddressTheirs: boolean
}

/**
 * Erases whom an account is about, in one transaction; what the books need stays without them. Of two at once the second
 * finds nobody any more, and erases nothing. See docs/policy.md#erasure.
 */
export async function erasePerson(
  ctx: UserContext,
  { userId, details, isAddressTheirs }: Erasure,
): Promise<Erased> {
  const now = ctx.clock.now()
  const erased = await retryConflicts(() =>
    transaction(ctx.sql, async (tx) => {
      const account = await lockToErase(tx, userId)
      if (!account) throw new AppError('ACCOUNT_NOT_FOUND')
      if (account.erasedAt !== null) return 0
      const obstacles = wireObstacles(await findObstacles(ctx, tx, account))
      if (obstacles.length > 0) {
        throw new AppError('ERASURE_NOT_YET', {
          message: obstacles.map(({ text }) => text).join(' '),
          details: { obstacles },
        })
      }
      const { name, email } = account
      const reviews = await deleteReviewsOf(tx, userId)
      const isTheirs = isAddressTheirs || account.emailProvenAt !== null
      const rows = await erasePersonalRows(tx, { userId, email: isTheirs ? emailKey(email) : null, now })
      await forgetWords(tx, { name, email })
      const mail = { template: 'account-erased', recipient: email, data: { name } } as const
      await queueMail(tx, { ...mail, dedupeKey: `account-erased:${userId}`, now })
      const actorId = ctx.actor.userId
      await recordAudit(tx, { actorId, action: 'account.erased', subject: `user:${userId}`, details, now })
      return reviews + rows
    }),
  )
  ctx.catalogChanges.announce()
  ctx.log.info({ event: 'privacy.account_erased', userId })
  return { erased }
}
