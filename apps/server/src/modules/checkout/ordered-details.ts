import type { CountryCode } from '@trivet/core/address'
import type { PlaceOrderInput } from '@trivet/core/contract/orders'
import { decideDeliveryDetails, type DeliveryDetails } from '@trivet/core/delivery'
import { refuseDelivery } from '../orders/index.ts'

/** What the driver needs, in the form it is kept. */
export function orderedDetails(input: PlaceOrderInput, country: CountryCode): DeliveryDetails {
  const decision = decideDeliveryDetails(input, { country })
  if (!decision.ok) throw refuseDelivery(decision)
  return decision.details
}
