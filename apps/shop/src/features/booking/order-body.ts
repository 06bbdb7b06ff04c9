import { parseAirbnbLink } from '@trivet/core'
import type { Cart } from '@trivet/core'
import type { ApiInputs } from '../../lib/trpc.ts'
import type { AddressDraft, BookingDraft } from './booking-draft-input.ts'

export type OrderBody = ApiInputs['orders']['place']

type OrderFacts = { cart: Cart; draft: BookingDraft; address: AddressDraft; totalPrice: number }

/** The order as the server wants it, without the payment. */
export function orderBody({ cart, draft, address, totalPrice }: OrderFacts): OrderBody {
  const link = draft.addressSource === 'airbnb' ? parseAirbnbLink(draft.airbnbUrl) : null
  return {
    orderItems: cart.items.map(({ _id, name, qty, image, price, isCustomKit }) => ({
      product: _id,
      name,
      qty,
      image,
      price,
      ...(isCustomKit && { isCustomKit }),
    })),
    rentalStart: cart.period.start ?? '',
    rentalEnd: cart.period.end ?? '',
    rentalAddress: address,
    airbnbListing: link?.ok ? link.url : null,
    paymentMethod: draft.paymentMethod,
    damageProtection: cart.damageProtection,
    totalPrice,
  }
}

/** What makes an order another order: items, days and place, not prices and not the way to pay. */
export function orderContent({
  orderItems,
  rentalStart,
  rentalEnd,
  rentalAddress,
  ...rest
}: OrderBody): string {
  return JSON.stringify({
    items: orderItems.map(({ product, qty }) => [product, qty]),
    days: [rentalStart, rentalEnd],
    place: [rentalAddress, rest.airbnbListing],
    damageProtection: rest.damageProtection,
  })
}
