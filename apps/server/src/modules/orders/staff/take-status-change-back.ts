import type { StaffOrder, StatusChangeId, TakeBackInput } from '@trivet/core/contract/orders'
import * as ordersCopy from '@trivet/core/copy/orders'
import * as promotionCodesCopy from '@trivet/core/copy/promotion-codes'
import { takingBackRefusalMessage } from '@trivet/core/copy/orders'
import { decideTakingBack, decideUndo } from '@trivet/core/orders'
import { AppError } from '../../../api/app-error.ts'
import type { UserContext } from '../../../api/context.ts'
import { recordAudit } from '../../../platform/audit.ts'
import { brokenConstraint } from '../../../platform/broken-constraint.ts'
import { transaction, type Sql } from '../../../platform/database.ts'
import { retryConflicts } from '../../../platform/retry.ts'
import { retakeUnits } from '../../availability/index.ts'
import { lockHostOf, retakeDiscount } from '../../referrals/index.ts'
import { getStaffOrder } from './get-staff-order.ts'
import { findKeptChange, writeTakenBack } from './kept-changes.repo.ts'
import { lockOrder } from './status-changes.repo.ts'

/** Undoes a status change within its minute: nobody has been told of it. */
export async function undoStatusChange(ctx: UserContext, change: StatusChangeId): Promise<StaffOrder> {
  await takeBack(ctx, { ...change, reason: null })
  return getStaffOrder(ctx, change)
}

/** Takes a status change back while nothing followed from it, for a reason that is kept. Nothing is mailed. */
export async function takeStatusChangeBack(
  ctx: UserContext,
  change: StatusChangeId & TakeBackInput,
): Promise<StaffOrder> {
  await takeBack(ctx, change)
  return getStaffOrder(ctx, change)
}

type TakingBack = StatusChangeId & {
  /** Null undoes it, as long as its minute lasts. */
  reason: string | null
}

/** Of two who take a change back, or take the next step meanwhile, one is refused. */
export async function takeBack(ctx: UserContext, taking: TakingBack): Promise<void> {
  await retryConflicts(() => transaction(ctx.sql, (tx) => writeTakingBack(ctx, tx, taking))).catch(
    (error: unknown) => {
      throw goneSince(error) ?? error
    },
  )
}

/** What the change released belongs to somebody else by now. */
function goneSince(cause: unknown): AppError | null {
  switch (brokenConstraint(cause)) {
    case 'stock_days_never_oversold':
      return new AppError('NOT_ENOUGH_STOCK', { message: ordersCopy.unitsGone, cause })
    case 'window_days_never_overfull':
      return new AppError('WINDOW_FULL', { message: ordersCopy.windowGone, cause })
    case 'referral_uses_one_discount_per_guest':
    case 'referral_uses_one_discount_per_mailbox':
    case 'referral_uses_one_discount_per_card':
      return new AppError('TAKING_BACK_REFUSED', { message: ordersCopy.discountGone, cause })
    case 'promotion_codes_uses_within_the_most':
      return new AppError('TAKING_BACK_REFUSED', { message: promotionCodesCopy.usesGone, cause })
    case 'promotion_uses_one_first_order':
      return new AppError('TAKING_BACK_REFUSED', { message: promotionCodesCopy.codeUsedElsewhere, cause })
    case 'account_credits_never_negative':
      return new AppError('TAKING_BACK_REFUSED', { message: ordersCopy.creditGone, cause })
    default:
      return null
  }
}

async function writeTakingBack(
  ctx: UserContext,
  tx: Sql,
  { id: orderId, changeId, reason }: TakingBack,
): Promise<void> {
  const order = await lockOrder(tx, orderId)
  if (!order) throw new AppError('ORDER_NOT_FOUND')
  await lockHostOf(tx, orderId)
  const change = await findKeptChange(tx, { orderId, changeId })
  if (!change) throw new AppError('STATUS_CHANGE_NOT_FOUND')
  const now = ctx.clock.now()
  const decide = reason === null ? decideUndo : decideTakingBack
  const decision = decide({ ...change, status: order.status }, now)
  if (!decision.ok) throw new AppError('TAKING_BACK_REFUSED', { message: takingBackRefusalMessage(decision) })

  const actorId = ctx.actor.userId
  const { from: back, to: was, units, usedDiscount, heldUntil, putOnAccount } = change
  const isWritten = await writeTakenBack(tx, {
    changeId,
    orderId,
    actorId,
    back,
    was,
    heldUntil,
    putOnAccount,
    reason,
    now,
  })
  if (!isWritten) throw new AppError('ORDER_CHANGED')
  if (units.length > 0) await retakeUnits(tx, { orderId, units })
  if (usedDiscount) await retakeDiscount(tx, orderId)
  await recordAudit(tx, {
    actorId,
    action: 'order.status-taken-back',
    subject: `order:${orderId}`,
    details: { from: was, to: back, reason },
    now,
  })
  const recipient = order.userEmail
  await ctx.publish(tx, {
    kind: 'order.status-taken-back',
    orderId,
    recipient,
    changeId,
    from: was,
    to: back,
    now,
  })
}
