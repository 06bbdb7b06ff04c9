import type { ServiceArea } from '@trivet/core/address'
import type { PreviewOrderChangeInput } from '@trivet/core/contract/orders'
import { decideDeliveryChange, type DeliveryChange } from '@trivet/core/delivery'
import type { DeliveryInChange } from '@trivet/core/orders'
import { depotAfterMove, ratesInArea, type ShopSettings } from '@trivet/core/settings'
import { AppError } from '../../../api/app-error.ts'
import type { Sql } from '../../../platform/database.ts'
import {
  areaOfOrder,
  findOpenWindows,
  findPlannedDelivery,
  type FoundDelivery,
} from '../../delivery/index.ts'
import { refuseDelivery, type RentedOrder } from '../../orders/index.ts'
import { servedArea } from '../../settings/index.ts'
import { refuseOrderChange } from './refuse-order-change.ts'

export type DecidedDelivery = {
  found: FoundDelivery
  change: DeliveryChange
  /** Whose days hold where it goes; null where nobody delivers any more. */
  area: ServiceArea | null
  /** What the order keeps as its area. */
  areaId: string | null
  /** Whose units it takes. */
  depot: string
  /** For the rule. */
  inChange: DeliveryInChange
}

/** Where an order goes after a change and in which hours, with the area, the depot and the windows that follow from it. */
export async function decideDelivery(
  sql: Sql,
  { rental }: RentedOrder,
  input: PreviewOrderChangeInput,
  settings: ShopSettings,
): Promise<DecidedDelivery> {
  const { id: orderId, rentalAddress, deliveryWindow, pickupWindow, takesAreaRates } = input
  const found = await findPlannedDelivery(sql, { orderId, ownerId: null })
  if (!found) throw new AppError('ORDER_NOT_FOUND')
  const { delivery } = found
  const asked = { address: rentalAddress, deliveryWindow, pickupWindow, version: delivery.version }
  const change = decideDeliveryChange({ delivery, asked })
  if (!change.ok) {
    throw change.code === 'delivery-closed'
      ? refuseOrderChange({ ok: false, code: 'order-change-closed', facts: change.facts })
      : refuseDelivery(change)
  }
  const from = areaOfOrder(found, settings)
  const to = change.changed.includes('address') ? servedArea(change.address, settings) : null
  const area = to ?? from
  const areaId = to?.id ?? found.area
  const isOtherArea = to !== null && to.id !== from?.id
  const period = { start: input.rentalStart, end: input.rentalEnd }
  return {
    found,
    change,
    area,
    areaId,
    depot: to ? depotAfterMove({ depot: found.depot, from, to }) : found.depot,
    inChange: {
      from: delivery,
      to: { address: change.address, ...change.details },
      timeZone: to?.timeZone ?? found.timeZone,
      newArea: isOtherArea ? { name: to.name, rates: ratesInArea(rental.rates, to, settings) } : null,
      takesAreaRates,
      // those of an area that is gone, and of orders from before there were any, are not counted
      free: area && area.id === areaId ? await findOpenWindows(sql, area, period) : null,
    },
  }
}
