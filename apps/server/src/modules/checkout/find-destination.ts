import type { AddressInput } from '@trivet/core/contract/address'
import type { PlaceOrderInput } from '@trivet/core/contract/orders'
import { AppError } from '../../api/app-error.ts'
import type { Context } from '../../api/context.ts'
import type { OrderRecord } from '../orders/index.ts'
import { findOpenStay } from '../stays/index.ts'

export type Destination = {
  address: AddressInput
  airbnbListing: string | null
  stay: (NonNullable<OrderRecord['stay']> & { id: string }) | null
}

/** Where an order goes: what the guest typed, or what the host of a stay saved. */
export async function findDestination(
  ctx: Context,
  { place, airbnbListing }: Pick<PlaceOrderInput, 'place' | 'airbnbListing'>,
): Promise<Destination> {
  if ('rentalAddress' in place) {
    return { address: place.rentalAddress, airbnbListing: airbnbListing ?? null, stay: null }
  }
  const found = await findOpenStay(ctx.sql, { slug: place.stay, now: ctx.clock.now() })
  if (!found) throw new AppError('STAY_NOT_FOUND')
  const { id, title, accessNotes, street, city, state, postalCode, country } = found
  return {
    address: { street, city, state, postalCode, country },
    airbnbListing: found.airbnbListing,
    stay: { id, title, accessNotes },
  }
}
