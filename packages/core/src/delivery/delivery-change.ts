import { decideAddress, isSameAddress } from '../address/address-rules.ts'
import type { Address, AddressDecision, AddressDraft } from '../address/address-rules.ts'
import { isAddressNeeded, withoutPlaceholder } from '../address/listing-address.ts'
import { refuse } from '../refusal/refusal.ts'
import type { NoFacts, Refusal } from '../refusal/refusal.ts'
import type { OrderStatus } from '../orders/order-status.ts'
import { decideDeliveryDetails } from './delivery-details.ts'
import type { AskedDetails, DeliveryDetails } from './delivery-details.ts'
import type { PhoneRefusal } from './phone.ts'

/** The statuses in which where and how an order is delivered may change: what is packed carries its documents. */
const unpackedStatuses: readonly OrderStatus[] = ['pending', 'confirmed']

export const deliveryParts = [
  'address',
  'phone',
  'deliveryNotes',
  'access',
  'deliveryWindow',
  'pickupWindow',
] as const

/** What about a delivery can change. */
export type DeliveryPart = (typeof deliveryParts)[number]

/** An order as its delivery is now. */
export type PlannedDelivery = DeliveryDetails & {
  status: OrderStatus
  /** Counts the changes of all these. */
  version: number
  address: Address
  airbnbListing: string | null
  /** Of a stay, whose host says where it is. */
  isOfStay: boolean
}

export type DeliveryChangeFacts = {
  delivery: PlannedDelivery
  /** What is left out stays as it is. */
  asked: AskedDetails & {
    address?: AddressDraft | undefined
    /** The version that was seen. */
    version: number
  }
}

type AddressFaults = Extract<AddressDecision, { ok: false }>

export type DeliveryChangeRefusal =
  | Refusal<{
      'delivery-closed': { status: OrderStatus }
      'delivery-changed': NoFacts
      'address-of-stay': NoFacts
    }>
  | PhoneRefusal
  | AddressFaults

export type DeliveryChange = {
  ok: true
  address: Address
  airbnbListing: string | null
  details: DeliveryDetails
  /** Nothing, when everything is as it was. */
  changed: DeliveryPart[]
}

/** Whether where and how an order is delivered may still be changed. */
export function isDeliveryOpen(status: OrderStatus): boolean {
  return unpackedStatuses.includes(status)
}

/** Whether the street of an order to a listing is still to come: it may be told until the van leaves. */
export function isStreetAwaited({
  status,
  address,
}: Pick<PlannedDelivery, 'status'> & { address: Pick<Address, 'street'> }): boolean {
  return isAddressNeeded(address) && (isDeliveryOpen(status) || status === 'packed')
}

/**
 * May address, phone, notes, access and windows of an order change? Until it is packed, by its owner and by staff,
 * who both have to have seen the latest version; the same change twice is no conflict. The order keeps the
 * fee and the tax it was placed with. A stay's address is its host's; the street of a listing may follow until the van leaves. See
 * docs/policy.md#delivery-details.
 */
export function decideDeliveryChange({
  delivery,
  asked,
}: DeliveryChangeFacts): DeliveryChange | DeliveryChangeRefusal {
  const { status, version } = delivery
  const isOpen = isDeliveryOpen(status) || (asked.address !== undefined && isStreetAwaited(delivery))
  if (!isOpen) return refuse('delivery-closed', { status })
  const address = asked.address
    ? decideAddress(withoutPlaceholder(asked.address))
    : { ok: true as const, address: delivery.address }
  if (!address.ok) return address
  const { country } = address.address
  const decided = decideDeliveryDetails(asked, { present: delivery, country })
  if (!decided.ok) return decided
  const { details } = decided
  const isMoved = !isSameAddress(address.address, delivery.address)
  const changed = deliveryParts.filter((part) =>
    part === 'address' ? isMoved : details[part] !== delivery[part],
  )
  if (isMoved && delivery.isOfStay) return refuse('address-of-stay', {})
  if (changed.length > 0 && asked.version !== version) return refuse('delivery-changed', {})
  // a listing says where its own home is, and no other
  const isSamePlace = address.address.postalCode === delivery.address.postalCode
  const airbnbListing = isSamePlace ? delivery.airbnbListing : null
  return {
    ok: true,
    address: address.address,
    airbnbListing,
    details,
    changed,
  }
}
