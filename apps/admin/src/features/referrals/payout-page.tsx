import type { StaffPayoutStatement } from '@trivet/core/contract/referrals'
import * as referralsCopy from '@trivet/core/copy/referrals'
import { formatMonth, formatUsDate } from '@trivet/core/dates'
import { formatDollars } from '@trivet/core/money'
import { column } from '@trivet/ui/data-table'
import { Link } from 'react-router'
import { CsvButton } from '../../components/csv-button.tsx'
import { Instant } from '../../components/instant.tsx'
import { Fact, Facts, Panel } from '../../components/panel.tsx'
import { RecordTable } from '../../components/record-table.tsx'
import { paths } from '../../paths.ts'
import { PayTo } from './pay-to.tsx'

type Line = StaffPayoutStatement['lines'][number]

const columns = [
  column('Order', (line: Line) => <OrderLink {...line} />, { className: 'min-w-40' }),
  column('Month', ({ month }: Line) => formatMonth(month)),
  column('Order amount', ({ orderAmount }: Line) => formatDollars(orderAmount), { numeric: true }),
  column('Commission', (line: Line) => `${formatDollars(line.commission)} (${line.commissionPercent}%)`, {
    numeric: true,
  }),
  column('Taken back', (line: Line) => <TakenBack {...line} />, { numeric: true }),
  column('In this payout', ({ amount }: Line) => <strong>{formatDollars(amount)}</strong>, { numeric: true }),
]

/** A payout with the orders it is made of. */
export function PayoutPage({ payout }: { payout: StaffPayoutStatement }) {
  const { _id, host, status, date, decidedAt, exportedAt, notes, transactionId, lines, amount } = payout
  return (
    <div className="grid gap-4">
      <Panel title="Payout">
        <Facts>
          <Fact label="Host">
            <Link to={paths.user(host)} className="underline underline-offset-4">
              {host.name}
            </Link>
            <span className="block break-all text-muted-foreground">{host.email}</span>
          </Fact>
          <Fact label="State">
            {referralsCopy.payoutStatusTexts[status]}
            {status === 'closed' && (
              <span className="block text-muted-foreground">{referralsCopy.payoutClosedText}</span>
            )}
          </Fact>
          <Fact label="Pay by">
            <PayTo {...payout} />
          </Fact>
          <Fact label="Requested">
            <Instant at={date} />
          </Fact>
          {exportedAt && (
            <Fact label="In a file">
              <Instant at={exportedAt} />
            </Fact>
          )}
          {decidedAt && (
            <Fact label="Decided">
              <Instant at={decidedAt} />
            </Fact>
          )}
          {transactionId && <Fact label="Reference">{transactionId}</Fact>}
          {notes && <Fact label="Notes">{notes}</Fact>}
        </Facts>
      </Panel>
      <section aria-labelledby="payout-orders">
        <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
          <h2 id="payout-orders" className="font-semibold">
            Orders that add up to {formatDollars(amount)}
          </h2>
          <CsvButton address={`/api/admin/payouts/${_id}/statement.csv`} name={`trivet-payout-${_id}.csv`} />
        </div>
        <RecordTable
          caption="Orders of the payout"
          columns={columns}
          rows={lines}
          rowKey={({ orderId }) => orderId}
          empty="No order"
        />
      </section>
    </div>
  )
}

function OrderLink({ orderId, orderNumber, kind }: Line) {
  return (
    <>
      <Link
        to={paths.order({ _id: orderId })}
        className="inline-block py-1 font-mono underline underline-offset-4"
      >
        {orderNumber}
      </Link>
      {kind === 'taken-back' && (
        <span className="block text-caption text-muted-foreground">
          {referralsCopy.payoutLineTexts[kind]}
        </span>
      )}
    </>
  )
}

function TakenBack({ takenBack }: Line) {
  if (takenBack.length === 0) return '–'
  return takenBack.map(({ date, amount }, index) => (
    <span key={`${date} ${index}`} className="block">
      {formatDollars(amount)} on {formatUsDate(date)}
    </span>
  ))
}
