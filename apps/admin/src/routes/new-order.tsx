import * as quotesCopy from '@trivet/core/copy/written-quotes'
import { useSearchParams } from 'react-router'
import { AdminPage } from '../components/admin-page.tsx'
import { QueryState } from '../components/query-state.tsx'
import { WayBack } from '../components/way-back.tsx'
import { draftOfQuote } from '../features/sales/draft-of-quote.ts'
import { NewOrderForm } from '../features/sales/new-order-form.tsx'
import { emptyDraft } from '../features/sales/sale-draft.ts'
import { trpc } from '../lib/trpc.ts'
import { paths } from '../paths.ts'

export default function NewOrderRoute() {
  const [query] = useSearchParams()
  const copied = query.get('quote')
  return (
    <AdminPage
      title="New order"
      above={<WayBack to={paths.orders()} label="All orders" />}
      note="For a guest on the phone, at the prices of the shop."
    >
      {copied === null ? <NewOrderForm draft={emptyDraft} /> : <CopiedQuote id={copied} />}
    </AdminPage>
  )
}

function CopiedQuote({ id }: { id: string }) {
  const query = trpc.writtenQuotes.byId.useQuery({ id })
  return (
    <QueryState query={query} failure={quotesCopy.quoteLoadFailed}>
      {(quote) => <NewOrderForm draft={draftOfQuote(quote)} />}
    </QueryState>
  )
}
