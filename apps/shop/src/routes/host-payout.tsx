import { useParams } from 'react-router'
import { HostPage } from '../features/referrals/host-page.tsx'
import { PayoutStatementPage } from '../features/referrals/payout-statement-page.tsx'

export default function HostPayoutRoute() {
  const { payoutId = '' } = useParams()
  return <HostPage title="Payout">{() => <PayoutStatementPage id={payoutId} />}</HostPage>
}
