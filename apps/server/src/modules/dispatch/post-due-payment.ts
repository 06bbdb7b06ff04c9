import { formatMoney } from '@trivet/core/money'
import type { UserContext } from '../../api/context.ts'
import type { Sql } from '../../platform/database.ts'
import { writeDuePayment, type PaidDue } from './amounts-due.repo.ts'

type DuePayment = Omit<PaidDue, 'actorId' | 'note'> & { reason: string; recipient: string }

/** Writes an amount down as paid, for which its guest gets a receipt. */
export async function postDuePayment(
  ctx: UserContext,
  tx: Sql,
  { reason, recipient, ...paid }: DuePayment,
): Promise<void> {
  const { orderId, dueId, amountCents, now } = paid
  const note = `${formatMoney(amountCents)}: ${reason}`
  await writeDuePayment(tx, { ...paid, actorId: ctx.actor.userId, note })
  await ctx.publish(tx, { kind: 'order.amount-paid', orderId, recipient, dueId, amountCents, reason, now })
}
