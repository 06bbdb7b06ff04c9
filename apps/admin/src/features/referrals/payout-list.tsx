import { keepPreviousData } from '@tanstack/react-query'
import * as referralsCopy from '@trivet/core/copy/referrals'
import { payoutStatuses, type PayoutStatus } from '@trivet/core/referrals'
import { SelectField } from '@trivet/ui/select-field'
import { useSearchParams } from 'react-router'
import { PageLinks } from '../../components/page-links.tsx'
import { QueryState } from '../../components/query-state.tsx'
import { trpc } from '../../lib/trpc.ts'
import { DecidedPayouts, PayoutRequests } from './payout-requests.tsx'

const options = payoutStatuses.map((value) => ({ value, label: referralsCopy.payoutStatusTexts[value] }))

/** Payouts by their state, those that wait unless somebody asks for others. */
export function PayoutList() {
  const [query, setQuery] = useSearchParams()
  const status = payoutStatuses.find((one) => one === query.get('payouts')) ?? 'pending'
  const pageNumber = Number(query.get('payoutPage')?.match(/^[1-9][0-9]{0,5}$/)?.[0] ?? 1)
  const payouts = trpc.referrals.payoutRequests.useQuery(
    { pageNumber, status },
    { placeholderData: keepPreviousData },
  )

  function addressOf(next: { status: PayoutStatus; page: number }) {
    const others = new URLSearchParams(query)
    others.delete('payouts')
    others.delete('payoutPage')
    if (next.status !== 'pending') others.set('payouts', next.status)
    if (next.page > 1) others.set('payoutPage', String(next.page))
    return others
  }

  return (
    <>
      <SelectField
        label="State of the payouts"
        hideLabel
        fieldClassName="mb-3 w-56"
        options={options}
        value={status}
        onChange={(event) => {
          const next = payoutStatuses.find((one) => one === event.target.value) ?? 'pending'
          setQuery(addressOf({ status: next, page: 1 }))
        }}
      />
      <QueryState query={payouts} failure="Failed to load payout requests">
        {({ payouts: rows, pages }) => (
          <>
            {status === 'pending' ? <PayoutRequests payouts={rows} /> : <DecidedPayouts payouts={rows} />}
            <PageLinks
              page={pageNumber}
              pages={pages}
              hrefFor={(page) => `?${addressOf({ status, page }).toString()}`}
            />
          </>
        )}
      </QueryState>
    </>
  )
}
