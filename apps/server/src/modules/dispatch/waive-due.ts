import type { AmountDueId, StaffOrder, WaiveDueInput } from '@trivet/core/contract/orders'
import { formatMoney } from '@trivet/core/money'
import type { UserContext } from '../../api/context.ts'
import { recordAudit } from '../../platform/audit.ts'
import { writeDueWaiver } from './amounts-due.repo.ts'
import { settleDue } from './settle-due.ts'

/** Lets an amount due go unpaid, for a reason that is kept. */
export function waiveDue(
  ctx: UserContext,
  { id: orderId, dueId, reason: because }: AmountDueId & WaiveDueInput,
): Promise<StaffOrder> {
  const actorId = ctx.actor.userId
  const now = ctx.clock.now()
  return settleDue(
    ctx,
    { id: orderId, dueId },
    {
      asked: { waiver: because },
      async settle(tx, { amountCents, reason }) {
        const note = `${formatMoney(amountCents)}, ${reason}: ${because}`
        await writeDueWaiver(tx, { dueId, actorId, because, note, now })
        const details = { amountCents, reason: because }
        await recordAudit(tx, {
          actorId,
          action: 'amount-due.waived',
          subject: `order:${orderId}`,
          details,
          now,
        })
      },
    },
  )
}
