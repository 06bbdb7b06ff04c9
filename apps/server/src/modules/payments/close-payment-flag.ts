import type { CloseFlagInput, PaymentFlag } from '@trivet/core/contract/payments'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { recordAudit } from '../../platform/audit.ts'
import { transaction } from '../../platform/database.ts'
import { toPaymentFlag } from './payment-flag.ts'
import { findFlag, closeFlag } from './payment-flags.repo.ts'

/** Staff has found out what it is; the note says what. */
export async function closePaymentFlag(ctx: UserContext, { id, note }: CloseFlagInput): Promise<PaymentFlag> {
  const now = ctx.clock.now()
  const actorId = ctx.actor.userId
  return transaction(ctx.sql, async (tx) => {
    const isMarked = await closeFlag(tx, { id, actorId, note, now })
    const flag = await findFlag(tx, id)
    if (!flag) throw new AppError('PAYMENT_FLAG_NOT_FOUND')
    if (!isMarked) throw new AppError('PAYMENT_FLAG_CHANGED')
    const { kind, provider, reference } = flag
    await recordAudit(tx, {
      actorId,
      action: 'payment-flag.closed',
      subject: `payment-flag:${id}`,
      details: { kind, provider, reference, note },
      now,
    })
    return toPaymentFlag(flag)
  })
}
