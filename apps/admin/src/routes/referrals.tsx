import { AdminPage } from '../components/admin-page.tsx'
import { QueryState } from '../components/query-state.tsx'
import { CodeList } from '../features/referrals/code-list.tsx'
import { CommissionReviews } from '../features/referrals/commission-reviews.tsx'
import { PayoutRequests } from '../features/referrals/payout-requests.tsx'
import { trpc } from '../lib/trpc.ts'

export default function ReferralsRoute() {
  const payouts = trpc.referrals.payoutRequests.useQuery({ pageNumber: 1, status: 'pending' })
  return (
    <AdminPage title="Referrals">
      <section aria-labelledby="payouts" className="mb-8">
        <h2 id="payouts" className="mb-3 font-semibold">
          Pending payout requests
        </h2>
        <QueryState query={payouts} failure="Failed to load payout requests">
          {({ payouts: rows, pages }) => (
            <>
              <PayoutRequests payouts={rows} />
              {pages > 1 && (
                <p className="mt-2 text-muted-foreground">
                  The oldest {rows.length} come first; the rest follow as these are decided.
                </p>
              )}
            </>
          )}
        </QueryState>
      </section>
      <CommissionReviews />
      <section aria-labelledby="codes">
        <h2 id="codes" className="mb-3 font-semibold">
          Codes
        </h2>
        <CodeList />
      </section>
    </AdminPage>
  )
}
