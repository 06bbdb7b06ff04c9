import { countryName, defaultCountry } from '@trivet/core/address'
import { addressInput } from '@trivet/core/contract/address'
import { deliveryDetailsFields } from '@trivet/core/contract/delivery'
import type { StaffOrder } from '@trivet/core/contract/orders'
import { addressText, deliveryPartNames, windowChoice } from '@trivet/core/copy/delivery'
import { deliveryParts, noDeliveryDetails, typedDelivery, type DeliveryPart } from '@trivet/core/delivery'
import * as z from 'zod'
import type { ChangeElsewhere } from '../../components/changed-elsewhere.tsx'

export const deliveryFormInput = z.object({ rentalAddress: addressInput, ...deliveryDetailsFields })

/** As it stands in the fields. */
export type DeliveryFormValues = z.input<typeof deliveryFormInput>

export type DeliveryValues = ReturnType<typeof deliveryValues>

/** The order's delivery as staff type it. */
export const deliveryValues = ({ rentalAddress, deliveryDetails }: StaffOrder) =>
  typedDelivery(rentalAddress, deliveryDetails ?? noDeliveryDetails)

/** What stands in the fields, whole. */
export function wholeDelivery({ rentalAddress, ...typed }: DeliveryFormValues): DeliveryValues {
  const { country = defaultCountry } = rentalAddress
  return { ...noDeliveryDetails, ...typed, rentalAddress: { ...rentalAddress, country } }
}

/** In words, as staff compare it. */
function partText(part: DeliveryPart, values: DeliveryValues): string {
  const { rentalAddress: address } = values
  switch (part) {
    case 'address':
      return address.country === defaultCountry
        ? addressText(address)
        : `${addressText(address)}, ${countryName(address.country)}`
    case 'deliveryWindow':
      return windowChoice('delivery', values.deliveryWindow)
    case 'pickupWindow':
      return windowChoice('pickup', values.pickupWindow)
    default:
      return values[part]
  }
}

function partsOtherIn(before: DeliveryValues, after: DeliveryValues): DeliveryPart[] {
  return deliveryParts.filter((part) => partText(part, before) !== partText(part, after))
}

type Versions = {
  /** As the dialog was opened. */
  base: DeliveryValues
  mine: DeliveryValues
  theirs: DeliveryValues
}

/** What somebody else saved meanwhile, beside what was typed here. */
export function deliveryChanges({ base, mine, theirs }: Versions): ChangeElsewhere[] {
  const typed = partsOtherIn(base, mine)
  return partsOtherIn(base, theirs).map((part) => ({
    label: deliveryPartNames[part],
    from: partText(part, base),
    to: partText(part, theirs),
    typed: typed.includes(part) ? partText(part, mine) : undefined,
  }))
}

/** What was typed over what somebody else saved: each part that was left alone here is theirs. */
export function mergeDelivery({ base, mine, theirs }: Versions): DeliveryValues {
  const fields = partsOtherIn(base, mine).map((part) => (part === 'address' ? 'rentalAddress' : part))
  return { ...theirs, ...Object.fromEntries(fields.map((field) => [field, mine[field]])) }
}
