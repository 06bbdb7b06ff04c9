import { addressInput } from '@trivet/core/contract/address'
import type { StaffOrder } from '@trivet/core/contract/orders'
import { addressText, deliveryPartNames, windowChoice } from '@trivet/core/copy/delivery'
import { noDeliveryDetails, typedDelivery } from '@trivet/core/delivery'
import type { SaleValues } from './sale-draft.ts'

/** Where an order goes and in which hours, as staff want it. */
export type DeliveryDraft = Pick<ReturnType<typeof typedDelivery>, 'deliveryWindow' | 'pickupWindow'> & {
  rentalAddress: SaleValues['rentalAddress']
  /** Of another area. */
  takesAreaRates: boolean
}

export type AddressPart = Exclude<keyof DeliveryDraft['rentalAddress'], 'country'>

export function draftOfDelivery({ rentalAddress: address, deliveryDetails }: StaffOrder): DeliveryDraft {
  const typed = typedDelivery(address, deliveryDetails ?? noDeliveryDetails)
  const { rentalAddress, deliveryWindow, pickupWindow } = typed
  return { rentalAddress, deliveryWindow, pickupWindow, takesAreaRates: false }
}

/** What can be other than it was, each in words. */
export const partsOfDelivery = [
  { label: deliveryPartNames.address, of: ({ rentalAddress }: DeliveryDraft) => textOf(rentalAddress) },
  {
    label: deliveryPartNames.deliveryWindow,
    of: (draft: DeliveryDraft) => windowChoice('delivery', draft.deliveryWindow),
  },
  {
    label: deliveryPartNames.pickupWindow,
    of: (draft: DeliveryDraft) => windowChoice('pickup', draft.pickupWindow),
  },
]

function textOf({ street, city, state, postalCode }: DeliveryDraft['rentalAddress']): string {
  return addressText({
    street: street.trim(),
    city: city.trim(),
    state: state.trim(),
    postalCode: postalCode.trim(),
  })
}

const isMoved = (one: DeliveryDraft, other: DeliveryDraft) =>
  textOf(one.rentalAddress) !== textOf(other.rentalAddress)

/** What is missing of an address that is another one, by its field. */
export function addressFaults(draft: DeliveryDraft, base: DeliveryDraft): Partial<Record<string, string>> {
  if (!isMoved(draft, base)) return {}
  const { error } = addressInput.safeParse(draft.rentalAddress)
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]))
}

/** What is asked for of it; null while the address is none yet. */
export function wantedDelivery(draft: DeliveryDraft, base: DeliveryDraft) {
  const { rentalAddress, deliveryWindow, pickupWindow, takesAreaRates } = draft
  if (Object.keys(addressFaults(draft, base)).length > 0) return null
  return {
    ...(isMoved(draft, base) && { rentalAddress, takesAreaRates }),
    ...(deliveryWindow !== base.deliveryWindow && { deliveryWindow }),
    ...(pickupWindow !== base.pickupWindow && { pickupWindow }),
  }
}

/** What was typed here on top of what somebody else saved; an address is one thing. */
export function mergeDelivery(versions: Record<'base' | 'mine' | 'theirs', DeliveryDraft>): DeliveryDraft {
  const { base, mine, theirs } = versions
  const address = isMoved(mine, base) ? mine : theirs
  return {
    rentalAddress: address.rentalAddress,
    takesAreaRates: address.takesAreaRates,
    deliveryWindow: (mine.deliveryWindow === base.deliveryWindow ? theirs : mine).deliveryWindow,
    pickupWindow: (mine.pickupWindow === base.pickupWindow ? theirs : mine).pickupWindow,
  }
}

type Days = Pick<SaleValues, 'rentalStart' | 'rentalEnd'>

/** The window of a visit that the order has already, which takes no place more; only on its day, at its place. */
export function windowsKept(draft: DeliveryDraft & Days, base: DeliveryDraft & Days) {
  const isSamePlace = draft.rentalAddress.postalCode.trim() === base.rentalAddress.postalCode
  return {
    delivery: isSamePlace && draft.rentalStart === base.rentalStart ? base.deliveryWindow : null,
    pickup: isSamePlace && draft.rentalEnd === base.rentalEnd ? base.pickupWindow : null,
  }
}
