import type { PayoutRequest } from '@trivet/core/contract/referrals'
import { EmailText } from '../../components/email-text.tsx'
import { methodLabels } from './method-labels.ts'

/** Whoever sends the money needs the whole account, so it is told while the payout waits. */
export function PayTo({
  paymentMethod,
  destination,
  payTo,
}: Pick<PayoutRequest, 'paymentMethod' | 'destination' | 'payTo'>) {
  return (
    <>
      <span className="block">{methodLabels[paymentMethod]}</span>
      <span className="block text-muted-foreground">
        <EmailText email={payTo?.paypalEmail ?? payTo?.accountHolder ?? destination} />
      </span>
      {payTo?.accountNumber && (
        <span className="block font-mono text-caption text-muted-foreground">
          Routing {payTo.routingNumber}, account {payTo.accountNumber}
        </span>
      )}
    </>
  )
}
