import { toCents, toDecimal, type Cents, type Dollars } from '@trivet/core/money'
import { parseAirbnbLink } from '@trivet/core/address'
import type { LegalVersions } from '@trivet/core/legal'
import type { Cart } from '@trivet/core/cart'
import type { DeliveryDetails } from '@trivet/core/delivery'
import type { AppliedStay } from '../../lib/stay-store.ts'
import type { ApiInputs } from '../../lib/trpc.ts'
import { toDeliver } from './address-problems.ts'
import type { AddressDraft, BookingDraft } from './booking-draft-input.ts'
import { isListingConfirmed } from './listing-confirmation.ts'

export type OrderBody = ApiInputs['orders']['place']

export type OrderFacts = {
  cart: Cart
  draft: BookingDraft
  address: AddressDraft
  /** Where its host has saved the address, instead of one. */
  stay: AppliedStay | null
  driver: DeliveryDetails
  referralCode: string | null
  promotionCode: string | null
  totalPrice: Dollars
  /** Of the total, what account credit pays. */
  creditCents: Cents
  /** Those that the guest could read; a newer server may refuse them. */
  agreedTo: LegalVersions
}

/** The order as the server wants it, without the payment. */
export function orderBody({
  cart,
  draft,
  address,
  stay,
  driver,
  referralCode,
  promotionCode,
  totalPrice,
  creditCents,
  agreedTo,
}: OrderFacts): OrderBody {
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
    ...(stay
      ? { stay: stay.slug }
      : {
          rentalAddress: toDeliver(address, isListingConfirmed(draft)),
          airbnbListing: link?.ok ? link.url : null,
        }),
    ...told(stay ? { ...driver, access: '' } : driver),
    ...(referralCode !== null && { referralCode }),
    ...(promotionCode !== null && { promotionCode }),
    paymentMethod: draft.paymentMethod,
    damageProtection: cart.damageProtection,
    totalPrice,
    useAccountCredit: draft.useAccountCredit,
    toPay: toDecimal(toCents(totalPrice) - creditCents),
    agreedTo,
  }
}

/** What the guest told the driver; what was left empty is not sent. */
function told({ phone, deliveryNotes, access, deliveryWindow, pickupWindow }: DeliveryDetails) {
  return {
    ...(phone.trim() && { phone }),
    ...(deliveryNotes.trim() && { deliveryNotes }),
    ...(access.trim() && { access }),
    ...(deliveryWindow !== 'all-day' && { deliveryWindow }),
    ...(pickupWindow !== 'all-day' && { pickupWindow }),
  }
}

/**
 * What makes an order another order: items, days, place, driver's notes and code, not prices and not the way to pay. It
 * is kept in the tab's storage, so how to get in is no part of it.
 */
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
    place: rest.stay ? [rest.stay] : [rentalAddress, rest.airbnbListing],
    driver: [rest.phone, rest.deliveryNotes, rest.deliveryWindow, rest.pickupWindow],
    ...(rest.referralCode && { referralCode: rest.referralCode }),
    ...(rest.promotionCode && { promotionCode: rest.promotionCode }),
    damageProtection: rest.damageProtection,
  })
}
