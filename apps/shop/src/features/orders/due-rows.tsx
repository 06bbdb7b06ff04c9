import { moneyDueOf, type Order } from '@trivet/core/contract/orders'
import { dueReason } from '@trivet/core/copy/orders'
import { formatMoney } from '@trivet/core/money'
import { DocketRow } from '@trivet/ui/docket'
import { formatInstant } from '../../components/format-instant.ts'

/** What an order owes, below its total: why, and since when. */
export function DueRows({ order }: { order: Order }) {
  return moneyDueOf(order).rows.map((row) => (
    <DocketRow
      key={row.of === 'price' ? row.of : row.id}
      label="To be paid"
      note={`${dueReason(row)}, since ${formatInstant(row.since)}`}
      value={formatMoney(row.amountCents)}
      className="font-medium"
    />
  ))
}
