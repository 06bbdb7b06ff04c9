import { windowFullMessage, type FullWindow } from '@trivet/core/copy/delivery'
import type { ServiceArea } from '@trivet/core/address'
import { visitKinds } from '@trivet/core/dispatch'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { findOpenWindows } from '../delivery/index.ts'
import type { OrderRecord } from '../orders/index.ts'

type Planned = Pick<OrderRecord, 'rentalStart' | 'rentalEnd' | 'deliveryWindow' | 'pickupWindow'>

/** Which window of an order is full, and which others of its day are not. */
export async function fullWindow(
  ctx: UserContext,
  { rentalStart: start, rentalEnd: end, deliveryWindow, pickupWindow }: Planned,
  area: ServiceArea,
): Promise<AppError> {
  const open = await findOpenWindows(ctx.sql, area, { start, end })
  const chosen = {
    delivery: { day: start, window: deliveryWindow },
    pickup: { day: end, window: pickupWindow },
  }
  const errors = visitKinds
    .map((kind): FullWindow => ({ kind, ...chosen[kind], open: open[kind] }))
    .filter(({ window, open: others }) => !others.includes(window))
    .map((full) => ({ path: `${full.kind}Window`, message: windowFullMessage(full) }))
  return new AppError('WINDOW_FULL', { message: errors[0]?.message, errors, details: { open } })
}
