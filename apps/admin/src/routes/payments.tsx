import * as paymentsCopy from '@trivet/core/copy/payments'
import { keepPreviousData } from '@tanstack/react-query'
import { paymentFlagViews, type PaymentFlag } from '@trivet/core/contract/payments'
import { paymentFlagKinds } from '@trivet/core/payments'
import { useState } from 'react'
import { AdminPage } from '../components/admin-page.tsx'
import { NoRows } from '../components/no-rows.tsx'
import { PageLinks } from '../components/page-links.tsx'
import { QueryState } from '../components/query-state.tsx'
import { Comparisons } from '../features/payments/comparisons.tsx'
import { FlagFilters } from '../features/payments/flag-filters.tsx'
import { FlagsTable } from '../features/payments/flags-table.tsx'
import { CloseFlagDialog } from '../features/payments/close-flag-dialog.tsx'
import { useListState } from '../lib/list-state.ts'
import { trpc } from '../lib/trpc.ts'

const filters = ['show', 'kind'] as const

export default function PaymentsRoute() {
  const list = useListState({ filters })
  const [closing, setClosing] = useState<PaymentFlag | null>(null)
  // an address somebody typed may say anything
  const show = paymentFlagViews.find((view) => view === list.filter('show')) ?? 'open'
  const kind = paymentFlagKinds.find((one) => one === list.filter('kind'))
  const flags = trpc.payments.flags.useQuery(
    { show, pageNumber: list.page, ...(kind && { kind }) },
    { placeholderData: keepPreviousData },
  )
  const total = flags.data?.total
  return (
    <AdminPage title="Payments">
      <FlagFilters
        list={list}
        summary={total === undefined ? '' : `${total} ${total === 1 ? 'difference' : 'differences'}`}
      />
      <QueryState query={flags} failure={paymentsCopy.paymentFlagsLoadFailed}>
        {({ flags: rows, page, pages, reconciliations }) => (
          <div aria-busy={flags.isPlaceholderData} className="transition-opacity aria-busy:opacity-60">
            <Comparisons reconciliations={reconciliations} />
            <FlagsTable
              flags={rows}
              empty={<NoRows list={list} things="differences" none="Both sides agree: nothing to look at" />}
              onCloseFlag={setClosing}
            />
            <PageLinks page={page} pages={pages} hrefFor={list.hrefFor} />
          </div>
        )}
      </QueryState>
      {closing && <CloseFlagDialog flag={closing} onClose={() => setClosing(null)} />}
    </AdminPage>
  )
}
