import type { Payout, ProcessPayoutInput } from '@trivet/core/contract/referrals'
import { toDecimal, type Dollars } from '@trivet/core/money'
import { decidePayoutProcess, hostFigures, type PayoutProcessFault } from '@trivet/core/referrals'
import { AppError, type AppErrorCode } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { recordAudit } from '../../platform/audit.ts'
import { transaction, type Sql } from '../../platform/database.ts'
import { retryConflicts } from '../../platform/retry.ts'
import { writeCommissionEntry } from './commission-entries.repo.ts'
import { findCommissionEntries } from './host-figures.repo.ts'
import { queueHostMail } from './host-mails.repo.ts'
import { returnPayoutLines } from './payout-lines.repo.ts'
import { readPayoutLines, toMailLines } from './payout-lines.ts'
import { toPayout } from './payout.ts'
import { lockPayout, storeDecision, type PayoutRecord } from './payouts.repo.ts'

const errorOf = {
  'own-payout': 'PAYOUT_OWN',
  'already-processed': 'PAYOUT_ALREADY_PROCESSED',
  'amount-changed': 'PAYOUT_AMOUNT_CHANGED',
} as const satisfies Record<PayoutProcessFault, AppErrorCode>

/** Staff say that a payout was paid, or that it failed and its amount is available again. Both are final. */
export async function processPayout(
  ctx: UserContext,
  { id, status, notes, transactionId, expectedAmount }: ProcessPayoutInput & { id: string },
): Promise<Payout> {
  const actorId = ctx.actor.userId
  const payout = await retryConflicts(() =>
    transaction(ctx.sql, async (tx) => {
      const open = await lockPayout(tx, id)
      if (!open) throw new AppError('PAYOUT_NOT_FOUND')
      const allowed = decidePayoutProcess({ ...open, actorId, expectedAmount })
      if (!allowed.ok) throw new AppError(errorOf[allowed.code])

      const now = ctx.clock.now()
      const decision = { payoutId: id, status, decidedBy: actorId, notes, transactionId, now }
      const decided = await storeDecision(tx, decision)
      if (!decided) throw new AppError('PAYOUT_ALREADY_PROCESSED')
      await writeConsequences(ctx, tx, decided)
      return decided
    }),
  )
  ctx.log.info({ event: 'security.payout_processed', userId: actorId, payoutId: id, status })
  return toPayout(payout)
}

async function writeConsequences(ctx: UserContext, tx: Sql, payout: PayoutRecord): Promise<void> {
  const { id: payoutId, hostId, status, amountCents, destination, notes, transactionId } = payout
  const now = ctx.clock.now()
  const isPaid = status === 'processed'
  await writeCommissionEntry(tx, {
    at: now,
    hostId,
    orderId: null,
    payoutId,
    refundId: null,
    from: 'requested',
    to: isPaid ? 'paid' : 'available',
    cents: amountCents,
  })
  if (!isPaid) await returnPayoutLines(tx, payoutId)
  await recordAudit(tx, {
    actorId: ctx.actor.userId,
    action: isPaid ? 'payout.processed' : 'payout.failed',
    subject: `payout:${payoutId}`,
    details: { amountCents, hostId, notes, transactionId },
    now,
  })
  const available = isPaid ? {} : { available: await findAvailable(tx, hostId) }
  const statement = isPaid ? toMailLines(payoutId, await readPayoutLines(tx, payoutId)) : {}
  await queueHostMail(tx, {
    template: isPaid ? 'payout-processed' : 'payout-failed',
    hostId,
    data: (name) => ({
      name,
      amount: toDecimal(amountCents),
      destination,
      notes,
      transactionId,
      ...available,
      ...statement,
    }),
    dedupeKey: `payout-${status}:${payoutId}`,
    now,
  })
}

/** A refund takes from what is available whatever an exported payout sends, so it may be less than the payout was. */
async function findAvailable(tx: Sql, hostId: string): Promise<Dollars> {
  return toDecimal(hostFigures(await findCommissionEntries(tx, hostId)).pendingPayoutCents)
}
