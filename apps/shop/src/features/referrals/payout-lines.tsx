import type { PayoutLineRow, PayoutStatement } from '@trivet/core/contract/referrals'
import * as referralsCopy from '@trivet/core/copy/referrals'
import { formatMonth, formatUsDate } from '@trivet/core/dates'
import { formatDollars } from '@trivet/core/money'
import { DocketRow, DocketTotal } from '@trivet/ui/docket'

/** The orders of a payout. They add up to it. */
export function PayoutLines({ lines, amount }: Pick<PayoutStatement, 'lines' | 'amount'>) {
  return (
    <section aria-labelledby="payout-orders" className="lg:col-span-8">
      <h2 id="payout-orders" className="type-h2">
        {lines.length === 1 ? 'One order' : `${lines.length} orders`}
      </h2>
      <dl className="mt-6 docket p-5 text-small sm:p-6">
        {lines.map((line) => (
          <DocketRow
            key={line.orderNumber}
            className="py-2"
            label={
              <>
                <span className="font-semibold">{line.orderNumber}</span>{' '}
                <span className="text-muted-foreground">{formatMonth(line.month)}</span>
              </>
            }
            note={<Breakdown line={line} />}
            value={<span className="font-semibold">{formatDollars(line.amount)}</span>}
          />
        ))}
        <DocketTotal label="Payout" value={formatDollars(amount)} />
      </dl>
    </section>
  )
}

function Breakdown({ line }: { line: PayoutLineRow }) {
  const { kind, commissionPercent, orderAmount, commission, takenBack } = line
  return (
    <>
      {kind === 'commission'
        ? `${commissionPercent}% of ${formatDollars(orderAmount)} is ${formatDollars(commission)}`
        : referralsCopy.payoutLineTexts[kind]}
      {takenBack.map(({ date, amount }, index) => (
        <span key={`${date} ${index}`} className="block">
          {formatDollars(amount)} taken back on {formatUsDate(date)}, after a refund
        </span>
      ))}
    </>
  )
}
