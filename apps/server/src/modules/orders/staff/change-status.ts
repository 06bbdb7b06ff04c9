import { statusChangeFactsOf, type ChangedStatus, type StatusChangeInput } from '@trivet/core/contract/orders'
import { statusChangeRefusalMessage } from '@trivet/core/copy/orders'
import {
  decideStatusChange,
  needsAccount,
  undoSeconds,
  type OrderStatus,
  type StatusChangeRefusal,
} from '@trivet/core/orders'
import { AppError, type AppErrorCode } from '../../../api/app-error.ts'
import type { UserContext } from '../../../api/context.ts'
import { recordAudit } from '../../../platform/audit.ts'
import { brokenConstraint } from '../../../platform/broken-constraint.ts'
import { transaction, type Sql } from '../../../platform/database.ts'
import { retryConflicts } from '../../../platform/retry.ts'
import { findReservations } from '../../availability/index.ts'
import { usesDiscount } from '../../referrals/index.ts'
import { planRefund } from '../cancel/write-refund.ts'
import { getOrder } from '../get-order.ts'
import { appendEvent } from '../timeline.repo.ts'
import { keepStatusChange } from './kept-changes.repo.ts'
import { refuseOwnOrder } from './refuse-own-order.ts'
import { lockOrder, writeStatus, type LockedOrder } from './status-changes.repo.ts'

const errorOf = {
  'already-there': 'STATUS_CHANGE_REFUSED',
  'no-such-step': 'STATUS_CHANGE_REFUSED',
  'address-needed': 'ADDRESS_NEEDED',
  'charge-open': 'STATUS_CHANGE_REFUSED',
  unpaid: 'ORDER_UNPAID',
  'money-due': 'MONEY_DUE',
} as const satisfies Record<StatusChangeRefusal['code'], AppErrorCode>

type StatusChange = StatusChangeInput & { id: string }

/**
 * Takes an order one step on, or cancels it, by staff; refused when it changed since they looked. One that is unpaid goes
 * on only with a reason, which it keeps.
 */
export async function changeStatus(
  ctx: UserContext,
  { onAccountBecause, ...change }: StatusChange,
): Promise<ChangedStatus> {
  const { id, status, from } = change
  const seen = await getOrder(ctx, { id })
  if (from && from !== seen.status) throw new AppError('ORDER_CHANGED')
  const facts = statusChangeFactsOf(seen)
  const account = needsAccount(seen.status, status, facts) ? onAccountBecause : undefined
  const isOnAccount = facts.isOnAccount || account !== undefined
  const verdict = decideStatusChange(seen.status, status, { ...facts, isOnAccount })
  if (!verdict.ok) throw refuseStatusChange(verdict)
  const changeId = await retryConflicts(() =>
    transaction(ctx.sql, (tx) =>
      writeStatusChange(ctx, tx, { change: { ...change, onAccountBecause: account }, from: seen.status }),
    ),
  ).catch((error: unknown) => {
    // something became due since we looked
    if (brokenConstraint(error) !== 'orders_completed_when_settled') throw error
    throw new AppError('ORDER_CHANGED', { cause: error })
  })
  return { ...(await getOrder(ctx, { id })), changeId }
}

/** The error staff get for a step that an order cannot make. */
export function refuseStatusChange(refused: StatusChangeRefusal): AppError {
  return new AppError(errorOf[refused.code], { message: statusChangeRefusalMessage(refused) })
}

/** Answers with what it is taken back by. */
export async function writeStatusChange(
  ctx: UserContext,
  tx: Sql,
  {
    change: { id: orderId, status: to, note, refundAmount, onAccountBecause },
    from,
    isMailed = true,
  }: {
    change: StatusChange
    from: OrderStatus
    /** False for a step that another one follows at once. */
    isMailed?: boolean
  },
): Promise<string> {
  const order = await lockOrder(tx, orderId)
  if (order?.status !== from) throw new AppError('ORDER_CHANGED')
  if (order.isChargeOpen && to !== 'cancelled') throw new AppError('ORDER_CHANGED')
  const paysBack = to === 'cancelled' && order.isPaid && refundAmount !== 0
  // collected here, it is collected uncounted
  if (onAccountBecause !== undefined || paysBack || to === 'collected') refuseOwnOrder(ctx, order)

  const actorId = ctx.actor.userId
  const now = ctx.clock.now()
  const subject = `order:${orderId}` as const
  if (onAccountBecause !== undefined) {
    await appendEvent(tx, { orderId, actorId, kind: 'on-account', note: onAccountBecause, now })
    const details = { reason: onAccountBecause }
    await recordAudit(tx, { actorId, action: 'order.put-on-account', subject, details, now })
  }
  const step = { orderId, from, to, actorId, now }
  const changeId = await writeStatus(tx, { ...step, note, cancelReason: 'by-staff', onAccountBecause })
  const details = { from, to, note }
  await recordAudit(tx, { actorId, action: 'order.status-changed', subject, details, now })
  const isCancelled = to === 'cancelled'
  const units = isCancelled || to === 'completed' ? await findReservations(tx, orderId) : []
  const kept = isCancelled ? await keptOfCancelling(tx, { orderId, order, refundAmount, now }) : null
  await keepStatusChange(tx, {
    entryId: changeId,
    orderId,
    from,
    to,
    at: now,
    heldUntil: order.holdExpiresAt,
    putOnAccount: onAccountBecause !== undefined,
    units,
    ...kept,
  })
  const mailWaitsSeconds = isMailed ? undoSeconds : null
  const told = { orderId, recipient: order.userEmail, changeId, mailWaitsSeconds, now }
  // staff are asked for a note that the guest reads
  if (isCancelled) {
    const refundCents = kept?.refundCents ?? 0
    await ctx.publish(tx, { kind: 'order.cancelled', ...told, why: note, refundCents, isDropped: false })
  } else if (to !== 'pending') {
    // only taking back makes an order pending
    await ctx.publish(tx, { kind: `order.${to}`, ...told })
  }
  return changeId
}

type Cancelled = Pick<StatusChange, 'refundAmount'> & { orderId: string; order: LockedOrder; now: Date }

/** The money of a paid order moves when its minute is over. */
async function keptOfCancelling(tx: Sql, { orderId, order, refundAmount, now }: Cancelled) {
  const usedDiscount = await usesDiscount(tx, orderId)
  if (!order.isPaid) return { usedDiscount }
  const settlesAt = new Date(now.getTime() + undoSeconds * 1000)
  return { usedDiscount, settlesAt, refundCents: await planRefund(tx, orderId, refundAmount ?? null) }
}
