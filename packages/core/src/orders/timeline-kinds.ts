/** What can happen to an order; the database takes no other. */
export const timelineKinds = [
  'placed',
  'paid',
  'confirmation-required',
  'payment-declined',
  'payment-unknown',
  'payment-returned',
  'status',
  'taken-back',
  'on-account',
  'price-waived',
  'expired',
  'refunded',
  'dates-changed',
  'extended',
  'visit-changed',
  'on-the-way',
  'nobody-there',
  'delivery-changed',
  'product-swapped',
  'order-changed',
  'damage-reported',
  'damage-charged',
  'late-fee-charged',
  'damage-paid',
  'damage-waived',
  'trip-shared',
  'trip-withdrawn',
] as const

export type TimelineKind = (typeof timelineKinds)[number]

/** How a guest changes the days of a rental. */
export const rentalChangeKinds = ['dates-changed', 'extended'] as const satisfies readonly TimelineKind[]

export type RentalChangeKind = (typeof rentalChangeKinds)[number]

export function isRentalChange(kind: TimelineKind): kind is RentalChangeKind {
  const kinds: readonly TimelineKind[] = rentalChangeKinds
  return kinds.includes(kind)
}

/** Staff read an order's mails and internal notes among what happened to it. */
export const orderEventKinds = [...timelineKinds, 'mail', 'note'] as const

export type OrderEventKind = (typeof orderEventKinds)[number]
