import { moneyDueOf, waivedCents, type Order } from '@trivet/core/contract/orders'
import { dueReason, needNotBePaid } from '@trivet/core/copy/orders'
import { formatMoney } from '@trivet/core/money'
import { DocketRow } from '@trivet/ui/docket'
import { formatInstant } from '../../components/format-instant.ts'

/** What an order owes, below its total: why, and since when; and what nobody has to pay. */
export function DueRows({ order }: { order: Order }) {
  const waived = waivedCents(order)
  return (
    <>
      {waived > 0 && <DocketRow label={needNotBePaid} value={formatMoney(-waived)} />}
      {moneyDueOf(order).rows.map((row) => (
        <DocketRow
          key={row.of === 'price' ? row.of : row.id}
          label="To be paid"
          note={`${dueReason(row)}, since ${formatInstant(row.since)}`}
          value={formatMoney(row.amountCents)}
          className="font-medium"
        />
      ))}
    </>
  )
}
