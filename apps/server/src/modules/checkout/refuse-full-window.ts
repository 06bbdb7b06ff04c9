import type { ServiceArea } from '@trivet/core/address'
import { fullWindows } from '@trivet/core/settings'
import type { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { findOpenWindows, refuseFullWindows } from '../delivery/index.ts'
import type { OrderRecord } from '../orders/index.ts'

type Planned = Pick<OrderRecord, 'rentalStart' | 'rentalEnd' | 'deliveryWindow' | 'pickupWindow'>

/** Which window of an order is full, and which others of its day are not. */
export async function fullWindow(
  ctx: UserContext,
  { rentalStart: start, rentalEnd: end, deliveryWindow, pickupWindow }: Planned,
  area: ServiceArea,
): Promise<AppError> {
  const open = await findOpenWindows(ctx.sql, area, { start, end })
  const visits = [
    { kind: 'delivery', day: start, window: deliveryWindow },
    { kind: 'pickup', day: end, window: pickupWindow },
  ] as const
  return refuseFullWindows(fullWindows(visits, open), open)
}
