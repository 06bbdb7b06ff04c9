import * as damageCopy from '@trivet/core/copy/damage'
import { createHash } from 'node:crypto'
import type { Order, ReportDamageInput } from '@trivet/core/contract/orders'
import { isDamageCovered } from '@trivet/core/orders'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { requireIdempotencyKey } from '../../api/idempotency-key.ts'
import { recordAudit } from '../../platform/audit.ts'
import { transaction, type Sql } from '../../platform/database.ts'
import { newId } from '../../platform/ids.ts'
import { appendEvent, lockOrder, readChangedOrder } from '../orders/index.ts'
import { findReportHash, insertDamageReport, takePhotos } from './damage-reports.repo.ts'
import { findOrderToReport } from './find-order-to-report.ts'

type Report = ReportDamageInput & { id: string }

/**
 * A guest's word, with photos, that something of an own order is broken, chipped, missing or dirty. The same key
 * reports once.
 */
export async function reportDamage(ctx: UserContext, report: Report): Promise<Order> {
  const requestKey = requireIdempotencyKey(ctx.request)
  const { id: orderId, kind, item, text, photos } = report
  const requestHash = createHash('sha256').update(JSON.stringify({ kind, item, text, photos })).digest('hex')
  return transaction(ctx.sql, async (tx) => {
    // reports of one order come one after the other
    if (!(await lockOrder(tx, orderId, ctx.actor.userId))) throw new AppError('ORDER_NOT_FOUND')
    const earlier = await findReportHash(tx, { orderId, requestKey })
    if (earlier === null) await writeReport(ctx, tx, { report, requestKey, requestHash })
    else if (earlier !== requestHash) throw new AppError('IDEMPOTENCY_MISMATCH')
    else ctx.reply.header('Idempotent-Replayed', 'true')
    return readChangedOrder(ctx, tx, orderId)
  })
}

async function writeReport(
  ctx: UserContext,
  tx: Sql,
  { report, requestKey, requestHash }: { report: Report; requestKey: string; requestHash: string },
): Promise<void> {
  const { id: orderId, kind, item, text, photos } = report
  const order = await findOrderToReport(ctx, tx, orderId)
  const isCovered = isDamageCovered({
    kind,
    damageProtection: order.damageProtection,
  })
  const line = order.lines.find(({ id }) => id === item)
  if (item !== null && !line) throw new AppError('INVALID_INPUT', { message: damageCopy.damageItemUnknown })

  const reportId = newId()
  const actorId = ctx.actor.userId
  const now = ctx.clock.now()
  const orderLineId = line?.id ?? null
  await insertDamageReport(tx, {
    id: reportId,
    orderId,
    orderLineId,
    kind,
    text,
    isCovered,
    requestKey,
    requestHash,
    createdBy: actorId,
    createdAt: now,
  })
  const taken = await takePhotos(tx, { reportId, orderId, photoIds: photos })
  if (taken < photos.length) throw new AppError('INVALID_INPUT', { message: damageCopy.damagePhotoUnknown })
  await appendEvent(tx, {
    orderId,
    actorId,
    kind: 'damage-reported',
    note: line?.name ?? 'The whole order',
    now,
  })
  await recordAudit(tx, {
    actorId,
    action: 'damage.reported',
    subject: `order:${orderId}`,
    details: { reportId, kind, photos: photos.length, isCovered },
    now,
  })
}
