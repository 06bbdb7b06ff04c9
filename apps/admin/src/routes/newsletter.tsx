import { keepPreviousData } from '@tanstack/react-query'
import { subscriberStates, type NewsletterFilter, type Subscriber } from '@trivet/core'
import { SelectField } from '@trivet/ui/select-field'
import { useState } from 'react'
import { ConsolePage } from '../components/console-page.tsx'
import { CsvButton } from '../components/csv-button.tsx'
import { ListToolbar } from '../components/list-toolbar.tsx'
import { PageLinks } from '../components/page-links.tsx'
import { QueryState } from '../components/query-state.tsx'
import { useTableLook } from '../components/table-look.tsx'
import { UnsubscribeDialog } from '../features/newsletter/unsubscribe-dialog.tsx'
import { subscriberColumns, SubscribersTable } from '../features/newsletter/subscribers-table.tsx'
import { useListState } from '../lib/list-state.ts'
import { countText, knownWord, signedSort } from '../lib/list-words.ts'
import { trpc } from '../lib/trpc.ts'

const newestFirst = { column: 'since', direction: 'descending' } as const

const stateOptions = [
  { value: '', label: 'Subscribed' },
  { value: 'unsubscribed', label: 'Unsubscribed' },
]

export default function NewsletterRoute() {
  const list = useListState({ filters: ['state'], defaultSort: newestFirst })
  const sort = list.sort ?? newestFirst
  const state = knownWord(subscriberStates, list.filter('state'))
  const query = trpc.newsletter.list.useQuery(
    {
      q: list.search,
      state,
      sort: signedSort<NonNullable<NewsletterFilter['sort']>>(sort),
      pageNumber: list.page,
    },
    { placeholderData: keepPreviousData },
  )
  const counts = query.data?.counts
  const [chosen, setChosen] = useState<Subscriber | null>(null)
  const { look, menu } = useTableLook('newsletter', subscriberColumns(setChosen))
  return (
    <ConsolePage
      title="Newsletter"
      note={
        counts &&
        `${countText(counts.subscribed, 'reader', 'readers')}, ${counts.unsubscribed.toLocaleString('en-US')} unsubscribed`
      }
    >
      <ListToolbar
        list={list}
        searchLabel="E-mail"
        summary={countText(query.data?.total, 'address', 'addresses')}
        actions={
          <>
            {menu}
            <CsvButton address={`/api/admin/newsletter.csv?${list.view()}`} name="trivet-newsletter.csv" />
          </>
        }
      >
        <SelectField
          label="State"
          hideLabel
          fieldClassName="w-44"
          options={stateOptions}
          value={state === 'unsubscribed' ? state : ''}
          onChange={(event) => list.setFilter('state', event.target.value)}
        />
      </ListToolbar>
      <QueryState query={query} failure="Failed to load the readers">
        {({ subscribers, page, pages }) => (
          <div aria-busy={query.isPlaceholderData} className="transition-opacity aria-busy:opacity-60">
            <SubscribersTable
              subscribers={subscribers}
              look={look}
              sort={sort}
              onSortChange={list.setSort}
              list={list}
            />
            <PageLinks page={page} pages={pages} hrefFor={list.hrefFor} />
          </div>
        )}
      </QueryState>
      {chosen && <UnsubscribeDialog subscriber={chosen} onClose={() => setChosen(null)} />}
    </ConsolePage>
  )
}
