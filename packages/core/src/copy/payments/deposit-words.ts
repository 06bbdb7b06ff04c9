import { formatMoney, type Cents } from '../../money/money.ts'

const rule = 'only a piece that is missing, or damaged without protection, costs its own.'

/** What a deposit is, in the same words wherever a rental is priced; with its amount as soon as that is known. */
export function depositText(depositCents: Cents | null): string {
  if (depositCents === null) return `Deposits are refundable and not charged today; ${rule}`
  if (depositCents === 0) return 'There is no deposit on what you rent.'
  return `Refundable deposits for this rental: ${formatMoney(depositCents)}, not charged today; ${rule}`
}
