import type { DeliveryChangeInput } from '@trivet/core/contract/delivery'
import type { StaffDeliveryChange } from '@trivet/core/contract/orders'
import type { UserContext } from '../../api/context.ts'
import { getStaffOrder } from '../orders/index.ts'
import { saveDelivery } from './save-delivery.ts'

/** New delivery details of anybody's order, by staff, or what would change. */
export async function changeDeliveryByStaff(
  ctx: UserContext,
  input: DeliveryChangeInput & { id: string },
): Promise<StaffDeliveryChange> {
  const saved = await saveDelivery(ctx, { input, ownerId: null })
  return { ...saved, order: await getStaffOrder(ctx, { id: input.id }) }
}
