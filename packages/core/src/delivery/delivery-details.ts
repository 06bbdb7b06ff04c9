import type { CountryCode } from '../address/address-rules.ts'
import type { VisitKind, VisitWindow } from '../dispatch/visit-windows.ts'
import { readPhone } from './phone.ts'
import type { PhoneRefusal } from './phone.ts'

/** In code points. */
export const maxDeliveryNotes = 500
export const maxAccess = 200

/** What a driver needs besides the address and the day; an empty text is none. */
export type DeliveryDetails = {
  /** In the form of `readPhone`. */
  phone: string
  /** What to know on arrival: a dog, a steep drive. */
  deliveryNotes: string
  /** How to get in: a gate code, a key box. Read by `accessReaders` alone. */
  access: string
  /** The hours the guest chose; staff may narrow them. */
  deliveryWindow: VisitWindow
  pickupWindow: VisitWindow
}

export const noDeliveryDetails: DeliveryDetails = {
  phone: '',
  deliveryNotes: '',
  access: '',
  deliveryWindow: 'all-day',
  pickupWindow: 'all-day',
}

export type AskedDetails = {
  [Detail in keyof DeliveryDetails]?: DeliveryDetails[Detail] | undefined
}

export type DeliveryDetailsDecision = { ok: true; details: DeliveryDetails } | PhoneRefusal

/** What is asked for in the form it is kept; what is left out stays as it is. */
export function decideDeliveryDetails(
  asked: AskedDetails,
  { present = noDeliveryDetails, country }: { present?: DeliveryDetails; country: CountryCode },
): DeliveryDetailsDecision {
  const read = readPhone(asked.phone ?? present.phone, country)
  if (!read.ok) return read
  return {
    ok: true,
    details: {
      phone: read.phone,
      deliveryNotes: asked.deliveryNotes ?? present.deliveryNotes,
      access: asked.access ?? present.access,
      deliveryWindow: asked.deliveryWindow ?? present.deliveryWindow,
      pickupWindow: asked.pickupWindow ?? present.pickupWindow,
    },
  }
}

/** The hours the guest chose for a visit. */
export function chosenWindow(
  details: Pick<DeliveryDetails, 'deliveryWindow' | 'pickupWindow'>,
  kind: VisitKind,
): VisitWindow {
  return kind === 'delivery' ? details.deliveryWindow : details.pickupWindow
}
