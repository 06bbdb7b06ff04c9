import type { ChangedVisitOutput, VisitChangeInput } from '@trivet/core/contract/dispatch'
import { visitConflictMessage, visitNames } from '@trivet/core/copy/dispatch'
import { formatDay, type CalendarDate } from '@trivet/core/dates'
import { windowLabel, type VisitConflict } from '@trivet/core/dispatch'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { recordAudit } from '../../platform/audit.ts'
import { brokenConstraint } from '../../platform/broken-constraint.ts'
import { transaction, type Sql } from '../../platform/database.ts'
import { retryConflicts } from '../../platform/retry.ts'
import { rescheduleReservations } from '../availability/index.ts'
import { lockOrder, refuseOwnOrder } from '../orders/index.ts'
import { checkVisitChange } from './check-visit-change.ts'
import { findMovableVisit } from './movable-visits.repo.ts'
import { writeVisitChange } from './visit-changes.repo.ts'

/** Puts a delivery or a pickup on another day or into another window, and tells the guest. The price stays. */
export async function changeVisit(ctx: UserContext, request: VisitChangeInput): Promise<ChangedVisitOutput> {
  try {
    return await retryConflicts(() => transaction(ctx.sql, (tx) => writeChange(ctx, tx, request)))
  } catch (error) {
    // taken in the moment between the question and the action
    if (brokenConstraint(error) === 'stock_days_never_oversold') throw new AppError('NOT_ENOUGH_STOCK')
    throw error
  }
}

async function writeChange(
  ctx: UserContext,
  tx: Sql,
  { id: orderId, kind, day, window, seenDay, note }: VisitChangeInput,
): Promise<ChangedVisitOutput> {
  // first the lock: what is read after it is what the others left behind
  const order = await lockOrder(tx, orderId)
  const visit = order && (await findMovableVisit(tx, { orderId, kind }))
  if (!order || !visit) throw new AppError('ORDER_NOT_FOUND')
  // the price stays: by days of their choice they would rent for nothing
  refuseOwnOrder(ctx, order)
  const done = { orderId, kind, day, window }
  const presentDay = kind === 'delivery' ? visit.period.start : visit.period.end
  // the same click twice
  if (presentDay === day && visit.window === window) return done
  if (presentDay !== seenDay) throw new AppError('ORDER_CHANGED')

  const decision = await checkVisitChange(ctx, tx, { orderId, visit, to: { day, window } })
  if (!decision.ok) throw refused(decision.facts.conflicts, kind)

  const now = ctx.clock.now()
  const actorId = ctx.actor.userId
  if (presentDay !== day) await rescheduleReservations(tx, { orderId, days: decision.days })
  const from = inWords(kind, presentDay, visit.window)
  const to = inWords(kind, day, window)
  const { period, refundDay } = decision
  await writeVisitChange(tx, {
    orderId,
    actorId,
    kind,
    ...period,
    refundDay,
    window: window === visit.chosenWindow ? null : window,
    from,
    to,
    note: note || null,
    now,
  })
  const details = { kind, from, to, note }
  await recordAudit(tx, { actorId, action: 'visit.changed', subject: `order:${orderId}`, details, now })
  await ctx.publish(tx, {
    kind: 'visit.changed',
    orderId,
    recipient: visit.userEmail,
    visit: kind,
    day,
    window,
    now,
  })
  return done
}

function refused(conflicts: readonly VisitConflict[], kind: VisitChangeInput['kind']): AppError {
  const message = conflicts.map((conflict) => visitConflictMessage(conflict, kind)).join('. ')
  const isShort = conflicts.every(({ code }) => code === 'items-unavailable')
  return new AppError(isShort ? 'NOT_ENOUGH_STOCK' : 'VISIT_CHANGE_REFUSED', { message })
}

/** 'Pickup Thu, Dec 17, 11am-5pm' */
function inWords(
  kind: VisitChangeInput['kind'],
  day: CalendarDate,
  window: VisitChangeInput['window'],
): string {
  return `${visitNames[kind]} ${formatDay(day)}, ${windowLabel(kind, window)}`
}
