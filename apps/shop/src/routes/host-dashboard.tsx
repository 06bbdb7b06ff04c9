import { EmailNotice } from '../components/account/email-notice.tsx'
import { CodeCard } from '../features/referrals/code-card.tsx'
import { Earnings } from '../features/referrals/earnings.tsx'
import { HostPage } from '../features/referrals/host-page.tsx'
import { commissionPercent } from '../features/referrals/host-words.ts'
import { MarketingMaterial } from '../features/referrals/marketing-material.tsx'
import { PayoutHistory } from '../features/referrals/payout-history.tsx'
import { MyStays } from '../features/stays/my-stays.tsx'
import type { User } from '../lib/session.tsx'

export default function HostDashboardRoute() {
  return <HostPage title="Host dashboard">{(user) => <HostDashboard user={user} />}</HostPage>
}

function HostDashboard({ user }: { user: User }) {
  return (
    <div className="page-width pb-section">
      <EmailNotice className="mt-8" />
      <div className="grid grid-cols-1 items-center gap-x-6 gap-y-8 pt-8 lg:grid-cols-12 lg:pt-12">
        <header className="lg:col-span-5">
          <h1 className="type-h1">Host dashboard</h1>
          <p className="mt-4 max-w-110 text-lead text-muted-foreground">
            Your guests save on their first order. You earn {commissionPercent}% of the rental on every order
            with your code.
          </p>
        </header>
        <CodeCard />
      </div>
      <div className="mt-section flex flex-col gap-section">
        <Earnings />
        <PayoutHistory />
        <MarketingMaterial hostName={user.name} />
        <MyStays />
      </div>
    </div>
  )
}
