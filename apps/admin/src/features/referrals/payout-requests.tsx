import type { PayoutRequest } from '@trivet/core/contract/referrals'
import * as referralsCopy from '@trivet/core/copy/referrals'
import { formatDollars } from '@trivet/core/money'
import { Button } from '@trivet/ui/button'
import { column } from '@trivet/ui/data-table'
import { useState } from 'react'
import { EmailText } from '../../components/email-text.tsx'
import { Instant } from '../../components/instant.tsx'
import { RecordLink } from '../../components/record-link.tsx'
import { RecordTable } from '../../components/record-table.tsx'
import { useSelection } from '../../lib/selection.ts'
import { useStaff } from '../../lib/session.ts'
import { paths } from '../../paths.ts'
import { PayTo } from './pay-to.tsx'
import { PayoutBar } from './payout-bar.tsx'
import { ProcessPayoutDialog } from './process-payout-dialog.tsx'

/** Payouts that wait can be decided, one by one or several at once. */
export function PayoutRequests({ payouts }: { payouts: readonly PayoutRequest[] }) {
  const [chosen, setChosen] = useState<PayoutRequest | null>(null)
  const selection = useSelection(payouts.map(({ _id }) => _id))
  const columns = [
    column('Host', (payout: PayoutRequest) => <Host {...payout} />, { className: 'min-w-40' }),
    column('Requested', (payout: PayoutRequest) => <Instant at={payout.date} />),
    column('Pay by', (payout: PayoutRequest) => <PayTo {...payout} />, { className: 'min-w-40' }),
    column('Amount', (payout: PayoutRequest) => formatDollars(payout.amount), { numeric: true }),
    column('Decide', (payout: PayoutRequest) => <Decide payout={payout} onChoose={setChosen} />),
  ]
  return (
    <>
      <RecordTable
        caption="Pending payout requests, oldest first"
        columns={columns}
        rows={payouts}
        rowKey={(payout) => payout._id}
        selection={selection}
        rowLabel={(payout) => `the payout of ${payout.host.name}`}
        empty="No payout is waiting"
      />
      <PayoutBar payouts={payouts} selection={selection} />
      {chosen && <ProcessPayoutDialog payout={chosen} onClose={() => setChosen(null)} />}
    </>
  )
}

/** Payouts that are decided, or were closed. */
export function DecidedPayouts({ payouts }: { payouts: readonly PayoutRequest[] }) {
  const columns = [
    column('Host', (payout: PayoutRequest) => <Host {...payout} />, { className: 'min-w-40' }),
    column('Decided', (payout: PayoutRequest) => payout.decidedAt && <Instant at={payout.decidedAt} />),
    column('Paid by', (payout: PayoutRequest) => <PayTo {...payout} />, { className: 'min-w-40' }),
    column('Amount', (payout: PayoutRequest) => formatDollars(payout.amount), { numeric: true }),
    column('State', ({ status }: PayoutRequest) => referralsCopy.payoutStatusTexts[status]),
  ]
  return (
    <RecordTable
      caption="Decided payouts, newest first"
      columns={columns}
      rows={payouts}
      rowKey={(payout) => payout._id}
      empty="There is none yet"
    />
  )
}

function Host(payout: PayoutRequest) {
  const { name, email } = payout.host
  return (
    <>
      <RecordLink to={paths.payout(payout)} className="block py-1 font-medium underline underline-offset-4">
        {name}
        <span className="sr-only">: see the orders of the payout</span>
      </RecordLink>
      <span className="block text-muted-foreground">
        <EmailText email={email} />
      </span>
      {payout.status === 'pending' && payout.exportedAt && (
        <span className="block text-caption">
          In a payout file since <Instant at={payout.exportedAt} />
        </span>
      )}
    </>
  )
}

function Decide({ payout, onChoose }: { payout: PayoutRequest; onChoose: (payout: PayoutRequest) => void }) {
  const staff = useStaff()
  if (payout.host._id === staff?._id) {
    // nobody pays themself
    return <span className="text-muted-foreground">Yours: a colleague decides</span>
  }
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-label={`Process the payout of ${payout.host.name}`}
      onClick={() => onChoose(payout)}
    >
      Process
    </Button>
  )
}
