import type { PayoutRequest } from '@trivet/core/contract/referrals'
import { formatMoney, toCents } from '@trivet/core/money'
import type { PayoutMethod } from '@trivet/core/referrals'
import { Button } from '@trivet/ui/button'
import { column } from '@trivet/ui/data-table'
import { useState } from 'react'
import { Instant } from '../../components/instant.tsx'
import { RecordTable } from '../../components/record-table.tsx'
import { useStaff } from '../../lib/session.ts'
import { ProcessPayoutDialog } from './process-payout-dialog.tsx'

const methodLabels = {
  creditToAccount: 'Credit to account',
  paypal: 'PayPal',
  bankTransfer: 'Bank transfer',
} as const satisfies Record<PayoutMethod, string>

export function PayoutRequests({ payouts }: { payouts: readonly PayoutRequest[] }) {
  const [chosen, setChosen] = useState<PayoutRequest | null>(null)
  const staff = useStaff()
  const columns = [
    column('Host', (payout: PayoutRequest) => <Host {...payout.host} />, { className: 'w-full min-w-40' }),
    column('Requested', (payout: PayoutRequest) => <Instant at={payout.date} />),
    column('Pay by', (payout: PayoutRequest) => <PayTo {...payout} />, { className: 'min-w-40' }),
    column('Amount', (payout: PayoutRequest) => formatMoney(toCents(payout.amount)), { numeric: true }),
    column('Decide', (payout: PayoutRequest) =>
      payout.host._id === staff?._id ? (
        // nobody pays themself
        <span className="text-muted-foreground">Yours: a colleague decides</span>
      ) : (
        <Button
          variant="secondary"
          size="sm"
          aria-label={`Process the payout of ${payout.host.name}`}
          onClick={() => setChosen(payout)}
        >
          Process
        </Button>
      ),
    ),
  ]
  return (
    <>
      <RecordTable
        caption="Pending payout requests, oldest first"
        columns={columns}
        rows={payouts}
        rowKey={(payout) => payout._id}
        empty="No payout is waiting"
      />
      {chosen && <ProcessPayoutDialog payout={chosen} onClose={() => setChosen(null)} />}
    </>
  )
}

function Host({ name, email }: PayoutRequest['host']) {
  return (
    <>
      <span className="block font-medium">{name}</span>
      <span className="block break-all text-muted-foreground">{email}</span>
    </>
  )
}

/** Whoever sends the money needs the whole account, so it is told while the payout waits. */
function PayTo({ paymentMethod, destination, payTo }: PayoutRequest) {
  return (
    <>
      <span className="block">{methodLabels[paymentMethod]}</span>
      <span className="block break-all text-muted-foreground">
        {payTo?.paypalEmail ?? payTo?.accountHolder ?? destination}
      </span>
      {payTo?.accountNumber && (
        <span className="block font-mono text-caption text-muted-foreground">
          Routing {payTo.routingNumber}, account {payTo.accountNumber}
        </span>
      )}
    </>
  )
}
