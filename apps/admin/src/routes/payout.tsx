import * as referralsCopy from '@trivet/core/copy/referrals'
import { formatDollars } from '@trivet/core/money'
import { useParams } from 'react-router'
import { AdminPage } from '../components/admin-page.tsx'
import { QueryState } from '../components/query-state.tsx'
import { WayBack } from '../components/way-back.tsx'
import { PayoutPage } from '../features/referrals/payout-page.tsx'
import { trpc } from '../lib/trpc.ts'
import { paths } from '../paths.ts'

export default function PayoutRoute() {
  const { id = '' } = useParams()
  const payout = trpc.referrals.payoutRequest.useQuery({ id })
  const { data } = payout
  return (
    <AdminPage
      title={data ? `Payout of ${formatDollars(data.amount)} to ${data.host.name}` : 'Payout'}
      above={<WayBack to={paths.referrals()} label="All payouts" />}
    >
      <QueryState query={payout} failure={referralsCopy.payoutLoadFailed}>
        {(found) => <PayoutPage payout={found} />}
      </QueryState>
    </AdminPage>
  )
}
