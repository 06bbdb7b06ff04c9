import { AdminPage } from '../components/admin-page.tsx'
import { CodeList } from '../features/referrals/code-list.tsx'
import { CommissionReviews } from '../features/referrals/commission-reviews.tsx'
import { PayoutList } from '../features/referrals/payout-list.tsx'

export default function ReferralsRoute() {
  return (
    <AdminPage title="Referrals">
      <section aria-labelledby="payouts" className="mb-8">
        <h2 id="payouts" className="mb-3 font-semibold">
          Payouts
        </h2>
        <PayoutList />
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
