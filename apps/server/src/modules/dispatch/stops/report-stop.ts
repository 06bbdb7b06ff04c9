import { createHash } from 'node:crypto'
import type { ReportedStopOutput, StopReportInput } from '@trivet/core/contract/dispatch'
import { stopChangedBy, stopUnknown } from '@trivet/core/copy/dispatch'
import { AppError } from '../../../api/app-error.ts'
import type { UserContext } from '../../../api/context.ts'
import { requireIdempotencyKey } from '../../../api/idempotency-key.ts'
import { transaction, type Sql } from '../../../platform/database.ts'
import { retryConflicts } from '../../../platform/retry.ts'
import { lockOrder } from '../../orders/index.ts'
import { findPackedOrder } from '../packed-order.repo.ts'
import { findLastStopEvents, firstVersion } from './stop-events.repo.ts'
import { findReportByKey } from './stop-reports.repo.ts'
import { writeStopReport } from './write-stop-report.ts'

/**
 * What a driver reports of a stop, maybe hours later. The same key reports once and is answered again, for as long as its
 * report is kept; where somebody was at the stop since the driver looked, it is refused, and says who did what.
 */
export async function reportStop(ctx: UserContext, input: StopReportInput): Promise<ReportedStopOutput> {
  const requestKey = requireIdempotencyKey(ctx.request)
  return retryConflicts(() => transaction(ctx.sql, (tx) => reportOnce(ctx, tx, { input, requestKey })))
}

async function reportOnce(
  ctx: UserContext,
  tx: Sql,
  { input, requestKey }: { input: StopReportInput; requestKey: string },
): Promise<ReportedStopOutput> {
  const { id: orderId, kind, madeAt, report } = input
  // first the lock: of two phones at one stop the second finds what the first one reported
  const locked = await lockOrder(tx, orderId)
  const order = locked && (await findPackedOrder(tx, orderId))
  if (!order) throw new AppError('ORDER_NOT_FOUND')
  const requestHash = createHash('sha256')
    .update(JSON.stringify([orderId, kind, madeAt, report]))
    .digest('hex')
  const earlier = await findReportByKey(tx, { actorId: ctx.actor.userId, requestKey })
  if (earlier) {
    if (earlier.requestHash !== requestHash) throw new AppError('IDEMPOTENCY_MISMATCH')
    ctx.reply.header('Idempotent-Replayed', 'true')
    return { orderId, kind, status: earlier.status, version: earlier.version }
  }
  const last = (await findLastStopEvents(tx, [orderId])).get(orderId)
  const version = last?.version ?? firstVersion
  if (version !== input.seenVersion) {
    const message = last ? stopChangedBy(last, order.timeZone) : stopUnknown
    throw new AppError('STOP_CHANGED', { message, details: { version, status: order.status } })
  }
  const now = ctx.clock.now()
  return writeStopReport(ctx, tx, { input, order, requestKey, requestHash, now })
}
