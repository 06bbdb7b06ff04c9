/** What an order can count for; the database keeps it by day and takes no other. Words and units are those of the figures. */
export const reportKinds = [
  'received',
  'refunded',
  'rental',
  'discount',
  'by-staff',
  'protection',
  'delivery',
  'tax',
  'days-out',
  'damage-covered',
  'loss-charged',
  'loss-waived',
  'loss-paid',
  'pieces-missing',
  'pieces-damaged',
  'late-pickup',
  'late-day',
  'late-fee',
  'late-fee-paid',
  'referred-order',
  'referred-revenue',
  'commission',
  'first-order',
  'returning-order',
  'first-revenue',
  'returning-revenue',
] as const

export type ReportKind = (typeof reportKinds)[number]

/** Days owned are no order's: they come from the fleet. */
export type CountedKind = ReportKind | 'days-owned'

/** What was counted, in the unit of each kind: cents, orders, pieces or days. */
export type Sums = Partial<Record<CountedKind, number>>

export function sumsOf(counted: readonly { kind: CountedKind; amount: number }[]): Sums {
  const sums: Sums = {}
  for (const { kind, amount } of counted) sums[kind] = (sums[kind] ?? 0) + amount
  return sums
}
