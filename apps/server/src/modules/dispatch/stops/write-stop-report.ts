import type { ReportedStopOutput, StopReport, StopReportInput } from '@trivet/core/contract/dispatch'
import { missReasonNames, stopPhotoMissing, stopReportMessage } from '@trivet/core/copy/dispatch'
import { dateInZone } from '@trivet/core/dates'
import { decideStopReport, isOnTheWayAlready, isStillOnTheWay, reportedAt } from '@trivet/core/dispatch'
import { AppError } from '../../../api/app-error.ts'
import type { UserContext } from '../../../api/context.ts'
import { recordAudit } from '../../../platform/audit.ts'
import type { Sql } from '../../../platform/database.ts'
import { newId } from '../../../platform/ids.ts'
import { appendEvent, lockOrder, takeSteps } from '../../orders/index.ts'
import { completePickupOnce } from '../complete-pickup.ts'
import type { PackedOrderRecord } from '../packed-order.repo.ts'
import { findLastStopEvents, firstVersion } from './stop-events.repo.ts'
import { findStopPhoto } from './stop-photos.repo.ts'
import { findLastReport, insertStopReport } from './stop-reports.repo.ts'

type Reported = {
  input: StopReportInput
  order: PackedOrderRecord
  requestKey: string
  requestHash: string
  now: Date
}

/** Everything that follows from a report, of an order that is locked, in the caller's transaction. */
export async function writeStopReport(
  ctx: UserContext,
  tx: Sql,
  { input, order, requestKey, requestHash, now }: Reported,
): Promise<ReportedStopOutput> {
  const { id: orderId, kind, report } = input
  const { outcome } = report
  const signedBy = outcome === 'delivered' ? report.signedBy : ''
  const photoId = outcome === 'delivered' ? report.photo : null
  if (photoId !== null && !(await findStopPhoto(tx, { orderId, photoId }))) {
    throw new AppError('STOP_REPORT_REFUSED', { message: stopPhotoMissing })
  }
  const hasPhoto = photoId !== null
  const madeAt = reportedAt({ madeAt: new Date(input.madeAt), now })
  const decision = decideStopReport({
    kind,
    day: kind === 'delivery' ? order.deliveryDay : order.pickupDay,
    reportedOn: dateInZone(madeAt, order.timeZone),
    status: order.status,
    outcome,
    signedBy,
    hasPhoto,
  })
  if (!decision.ok) throw new AppError('STOP_REPORT_REFUSED', { message: stopReportMessage(decision) })

  const actorId = ctx.actor.userId
  const recipient = order.userEmail
  if (outcome === 'on-the-way') {
    const last = await findLastReport(tx, { orderId, kind })
    if (isOnTheWayAlready(last, { at: madeAt, timeZone: order.timeZone })) {
      ctx.reply.header('Idempotent-Replayed', 'true')
      return { orderId, kind, status: order.status, version: input.seenVersion }
    }
  }
  if (decision.steps.length > 0) {
    // who leaves tells the guest in a mail of its own
    const isMailed = outcome === 'delivered'
    await takeSteps(ctx, tx, { orderId, steps: decision.steps, note: noteOf(report), isMailed })
  }
  if (outcome === 'collected') {
    await completePickupOnce(ctx, tx, { id: orderId, counts: report.counts, notes: report.note })
  }
  const id = newId()
  const told = { orderId, recipient, visit: kind, report: id, now }
  // hours later it is no news
  if (outcome === 'on-the-way' && isStillOnTheWay({ madeAt, now })) {
    await appendEvent(tx, { orderId, actorId, kind: 'on-the-way', now })
    const window = kind === 'delivery' ? order.deliveryWindow : order.pickupWindow
    await ctx.publish(tx, { kind: 'visit.on-the-way', ...told, window })
  }
  if (outcome === 'nobody-there') {
    await appendEvent(tx, { orderId, actorId, kind: 'nobody-there', note: noteOf(report), now })
    await ctx.publish(tx, { kind: 'visit.missed', ...told, reason: report.reason })
  }
  const version = (await findLastStopEvents(tx, [orderId])).get(orderId)?.version ?? firstVersion
  await insertStopReport(tx, {
    id,
    orderId,
    kind,
    outcome,
    actorId,
    madeAt,
    arrivedAt: now,
    signedBy,
    reason: outcome === 'nobody-there' ? report.reason : null,
    note: outcome === 'on-the-way' ? '' : report.note,
    photoId,
    version,
    requestKey,
    requestHash,
  })
  const details = { kind, outcome, madeAt: input.madeAt }
  await recordAudit(tx, { actorId, action: 'stop.reported', subject: `order:${orderId}`, details, now })
  const { status } = (await lockOrder(tx, orderId)) ?? order
  return { orderId, kind, status, version }
}

/** In the order's timeline. */
function noteOf(report: StopReport): string {
  if (report.outcome === 'nobody-there') return missReasonNames[report.reason]
  if (report.outcome !== 'delivered') return ''
  return report.signedBy ? `Handed to ${report.signedBy}` : 'Left with a photo'
}
