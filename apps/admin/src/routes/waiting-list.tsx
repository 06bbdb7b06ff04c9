import { keepPreviousData } from '@tanstack/react-query'
import type { WaitingListEntry, WaitingListFilter } from '@trivet/core/contract/waiting-list'
import { useState } from 'react'
import { ListPage } from '../components/list-page.tsx'
import { DemandList } from '../features/waiting-list/demand-list.tsx'
import { EraseDialog } from '../features/waiting-list/erase-dialog.tsx'
import { waitingListColumns } from '../features/waiting-list/waiting-list-columns.tsx'
import { useListState } from '../lib/list-state.ts'
import { signedSort } from '../lib/list-words.ts'
import { trpc } from '../lib/trpc.ts'

export default function WaitingListRoute() {
  const list = useListState({ defaultSort: { column: 'since', direction: 'descending' } })
  const query = trpc.waitingList.list.useQuery(
    { q: list.search, sort: signedSort<WaitingListFilter['sort']>(list.sort), pageNumber: list.page },
    { placeholderData: keepPreviousData },
  )
  const [chosen, setChosen] = useState<WaitingListEntry | null>(null)
  return (
    <ListPage
      title="Waiting list"
      note="Who wants to be told when we deliver to their place"
      name="waiting-list"
      caption="People on the waiting list"
      list={list}
      query={query}
      failure="Failed to load the waiting list"
      columns={waitingListColumns(setChosen)}
      rowsOf={({ entries }) => entries}
      nouns={['entry', 'entries']}
      none="Nobody waits for us anywhere yet"
      searchLabel="Email or postal code"
      above={query.data && <DemandList demand={query.data.demand} />}
      csv={{ name: 'waiting-list' }}
    >
      {chosen && <EraseDialog entry={chosen} onClose={() => setChosen(null)} />}
    </ListPage>
  )
}
