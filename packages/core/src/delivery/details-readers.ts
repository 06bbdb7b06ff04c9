import type { DeliveryDetails } from './delivery-details.ts'

type Detail = keyof DeliveryDetails

const everything = ['phone', 'deliveryNotes', 'access', 'deliveryWindow', 'pickupWindow'] as const

/**
 * Who reads what: whoever is not named reads nothing, and a detail that is not listed is not shown. A calendar is kept by
 * others and shared in a household; a trip link is for everybody in the house; a list leaves the shop as a file. What was
 * told for one order is offered for the next, but for the way in.
 */
const shownTo = {
  owner: everything,
  staff: everything,
  driver: everything,
  calendar: ['deliveryNotes', 'deliveryWindow', 'pickupWindow'],
  'next-booking': ['phone', 'deliveryNotes', 'deliveryWindow', 'pickupWindow'],
  'trip-link': ['deliveryWindow', 'pickupWindow'],
  list: [],
} as const satisfies Record<string, readonly Detail[]>

export type DetailsReader = keyof typeof shownTo

type ShownTo<Reader extends DetailsReader> = (typeof shownTo)[Reader][number]

export const detailsReaders = Object.keys(shownTo) as DetailsReader[]

/** The delivery details that a reader may see. See docs/policy.md#delivery-details. */
export function deliveryDetailsFor<Reader extends DetailsReader>(
  reader: Reader,
  details: Omit<DeliveryDetails, 'access'> & { access?: string },
): Pick<DeliveryDetails, ShownTo<Reader>> {
  const shown: readonly Detail[] = shownTo[reader]
  return Object.fromEntries(shown.map((detail) => [detail, details[detail]])) as Pick<
    DeliveryDetails,
    ShownTo<Reader>
  >
}
