import { keepPreviousData } from '@tanstack/react-query'
import { ConsolePage } from '../components/console-page.tsx'
import { PageLinks } from '../components/page-links.tsx'
import { QueryState } from '../components/query-state.tsx'
import { CodesTable } from '../features/referrals/codes-table.tsx'
import { PayoutRequests } from '../features/referrals/payout-requests.tsx'
import { usePageNumber } from '../lib/page-number.ts'
import { trpc } from '../lib/trpc.ts'
import { paths } from '../paths.ts'

export default function ReferralsRoute() {
  const pageNumber = usePageNumber()
  const codes = trpc.referrals.list.useQuery({ pageNumber }, { placeholderData: keepPreviousData })
  const payouts = trpc.referrals.payoutRequests.useQuery({ pageNumber: 1, status: 'pending' })
  return (
    <ConsolePage title="Referrals">
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
      <section aria-labelledby="codes">
        <h2 id="codes" className="mb-3 font-semibold">
          Active codes
        </h2>
        <QueryState query={codes} failure="Failed to load referral codes">
          {({ referralCodes, page, pages }) => (
            <div aria-busy={codes.isPlaceholderData} className="transition-opacity aria-busy:opacity-60">
              <CodesTable codes={referralCodes} />
              <PageLinks page={page} pages={pages} hrefFor={(target) => paths.referrals({ page: target })} />
            </div>
          )}
        </QueryState>
      </section>
    </ConsolePage>
  )
}
