import { decideGoodwill, type GoodwillFaults } from '@trivet/core/account-credit'
import type { GoodwillInput, StaffAccountCredit } from '@trivet/core/contract/account-credit'
import { toDecimal } from '@trivet/core/money'
import { seesAccount } from '@trivet/core/staff'
import { AppError, type AppErrorCode } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { requireIdempotencyKey } from '../../api/idempotency-key.ts'
import { recordAudit } from '../../platform/audit.ts'
import { transaction, type Sql } from '../../platform/database.ts'
import { retryConflicts } from '../../platform/retry.ts'
import { lockAccount, type StoredAccount } from '../accounts/index.ts'
import { queueMail } from '../outbox/index.ts'
import { findGoodwill, insertGoodwill } from './account-credit.repo.ts'
import { getCreditOfUser } from './get-credit-of-user.ts'

const errorOf = {
  'own-account': 'CREDIT_OWN_ACCOUNT',
  'account-of-staff': 'CREDIT_OF_STAFF',
} as const satisfies Record<keyof GoodwillFaults, AppErrorCode>

type Giving = GoodwillInput & { id: string }

/** Gives a customer credit and tells them why. The same Idempotency-Key gives once. */
export async function giveGoodwill(ctx: UserContext, giving: Giving): Promise<StaffAccountCredit> {
  const { id } = giving
  const requestKey = requireIdempotencyKey(ctx.request)
  await retryConflicts(() =>
    transaction(ctx.sql, async (tx) => {
      // of two at once the second finds what the first one gave
      const account = await lockAccount(tx, id)
      const isShown = account && (id === ctx.actor.userId || seesAccount(ctx.actor.staffRole, account))
      if (!isShown) throw new AppError('ACCOUNT_NOT_FOUND')
      const earlier = await findGoodwill(tx, { userId: id, requestKey })
      if (!earlier) return writeGoodwill(ctx, tx, { account, giving, requestKey })
      if (earlier.cents !== giving.amount || earlier.reason !== giving.reason) {
        throw new AppError('IDEMPOTENCY_MISMATCH')
      }
      ctx.reply.header('Idempotent-Replayed', 'true')
    }),
  )
  return getCreditOfUser(ctx, { id })
}

type Writing = { account: StoredAccount; giving: Giving; requestKey: string }

async function writeGoodwill(ctx: UserContext, tx: Sql, { account, giving, requestKey }: Writing) {
  const { id: userId, amount: cents, reason } = giving
  const actorId = ctx.actor.userId
  const decision = decideGoodwill({ giverId: actorId, account })
  if (!decision.ok) throw new AppError(errorOf[decision.code])
  const now = ctx.clock.now()
  await insertGoodwill(tx, { userId, cents, reason, actorId, requestKey, now })
  await recordAudit(tx, {
    actorId,
    action: 'account.credited',
    subject: `user:${userId}`,
    details: { amountCents: cents, reason },
    now,
  })
  await queueMail(tx, {
    template: 'goodwill-credit',
    recipient: account.email,
    data: { name: account.name, amount: toDecimal(cents), reason },
    dedupeKey: `goodwill-credit:${userId}:${requestKey}`,
    now,
  })
}
