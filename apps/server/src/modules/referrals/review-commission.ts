import type { CommissionReviewOutcome, ReviewCommissionInput } from '@trivet/core/contract/referrals'
import { toDecimal, type Cents } from '@trivet/core/money'
import { decideCommissionReview, type CommissionDecision, type ReviewFault } from '@trivet/core/referrals'
import { AppError, type AppErrorCode } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { recordAudit } from '../../platform/audit.ts'
import { transaction, type Sql } from '../../platform/database.ts'
import { retryConflicts } from '../../platform/retry.ts'
import { writeCommissionEntry } from './commission-entries.repo.ts'
import { lockReview, storeReview } from './commission-reviews.repo.ts'
import { queueHostMail } from './host-mails.repo.ts'
import { findOrderCommission, leftOf } from './order-commission.repo.ts'

const errorOf = {
  'own-review': 'COMMISSION_REVIEW_OWN',
  'already-reviewed': 'COMMISSION_REVIEWED',
} as const satisfies Record<ReviewFault, AppErrorCode>

/** Staff let a held commission go on, or refuse it with a reason that the host reads. Both are final. */
export async function reviewCommission(
  ctx: UserContext,
  { orderId, decision, reason }: ReviewCommissionInput & { orderId: string },
): Promise<CommissionReviewOutcome> {
  const actorId = ctx.actor.userId
  const now = ctx.clock.now()
  const cents = await retryConflicts(() =>
    transaction(ctx.sql, async (tx) => {
      const review = await lockReview(tx, orderId)
      if (!review) throw new AppError('COMMISSION_REVIEW_NOT_FOUND')
      const commission = await findOrderCommission(tx, orderId)
      const answer = decideCommissionReview({
        ...review,
        decision,
        heldCents: commission ? leftOf(commission) : 0,
        actorId,
      })
      if (!answer.ok) throw new AppError(errorOf[answer.code])

      // first the review: the database lets nothing go on that it has not released
      await storeReview(tx, { orderId, decision, decidedBy: actorId, reason, now })
      await writeCommissionEntry(tx, {
        at: now,
        hostId: review.hostId,
        orderId,
        payoutId: null,
        refundId: null,
        from: 'held',
        to: answer.to,
        cents: answer.cents,
      })
      await tell(tx, { orderId, hostId: review.hostId, cents: answer.cents, decision, reason, actorId, now })
      return answer.cents
    }),
  )
  ctx.log.info({ event: 'security.commission_reviewed', userId: actorId, orderId, decision })
  return { outcome: decision, amount: toDecimal(cents) }
}

type Told = {
  orderId: string
  hostId: string
  cents: Cents
  decision: CommissionDecision
  reason: string
  actorId: string
  now: Date
}

async function tell(
  tx: Sql,
  { orderId, hostId, cents, decision, reason, actorId, now }: Told,
): Promise<void> {
  await recordAudit(tx, {
    actorId,
    action: `commission.${decision}`,
    subject: `order:${orderId}`,
    details: { amountCents: cents, hostId, reason },
    now,
  })
  const mail = { hostId, dedupeKey: `commission-${decision}:${orderId}`, now }
  if (decision === 'released') {
    await queueHostMail(tx, {
      ...mail,
      template: 'commission-released',
      data: (name) => ({ name, amount: toDecimal(cents) }),
    })
  } else {
    await queueHostMail(tx, {
      ...mail,
      template: 'commission-refused',
      data: (name) => ({ name, amount: toDecimal(cents), reason }),
    })
  }
}
