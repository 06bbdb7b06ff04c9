import type { StopReportOutput } from '@trivet/core/contract/dispatch'
import { AppError } from '../../../api/app-error.ts'
import type { UserContext } from '../../../api/context.ts'
import { viewerOf } from '../../../platform/viewer.ts'
import { findStopReports } from './stop-reports.repo.ts'

/** What drivers reported of an order. Its guest reads it without the driver's name and notes. */
export async function listStopReports(
  ctx: UserContext,
  { id: orderId }: { id: string },
): Promise<{ reports: StopReportOutput[] }> {
  const viewer = viewerOf(ctx.actor)
  const found = await findStopReports(ctx.sql, { orderId, viewer })
  if (!found) throw new AppError('ORDER_NOT_FOUND')
  const reports = found.flatMap(({ id, kind, outcome, madeAt, signedBy, reason, note, by, photo }) =>
    id === null || kind === null || outcome === null || madeAt === null
      ? []
      : {
          _id: id,
          at: madeAt.toISOString(),
          kind,
          outcome,
          signedBy: signedBy ?? '',
          reason,
          ...(viewer.isStaff && { by: by ?? 'a deleted account', note: note ?? '' }),
          photo: photo && {
            path: `/api/orders/${orderId}/stop-photos/${photo.id}`,
            width: photo.width,
            height: photo.height,
          },
        },
  )
  return { reports }
}
