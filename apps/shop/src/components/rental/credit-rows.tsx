import { creditRows } from '@trivet/core/copy/account-credit'
import { formatMoney, type Cents } from '@trivet/core/money'
import { DocketRow } from '@trivet/ui/docket'

type CreditRowsProps = { totalCents: Cents; creditCents: Cents; isPaid?: boolean }

/** What account credit pays of a total, and what is left of it, below that total. */
export function CreditRows(sums: CreditRowsProps) {
  return creditRows(sums).map(({ label, cents }, index) => (
    <DocketRow key={label} label={label} value={formatMoney(cents)} highlight={index === 0} />
  ))
}
