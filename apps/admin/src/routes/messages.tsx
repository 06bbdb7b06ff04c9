import { keepPreviousData } from '@tanstack/react-query'
import { contactStates, type ContactFilter } from '@trivet/core'
import { SelectField } from '@trivet/ui/select-field'
import { ConsolePage } from '../components/console-page.tsx'
import { CsvButton } from '../components/csv-button.tsx'
import { ListToolbar } from '../components/list-toolbar.tsx'
import { PageLinks } from '../components/page-links.tsx'
import { QueryState } from '../components/query-state.tsx'
import { useTableLook } from '../components/table-look.tsx'
import { stateLabels } from '../features/messages/message-words.ts'
import { messageColumns, MessagesTable } from '../features/messages/messages-table.tsx'
import { useListState } from '../lib/list-state.ts'
import { countText, knownWord, signedSort } from '../lib/list-words.ts'
import { trpc } from '../lib/trpc.ts'

const newestFirst = { column: 'received', direction: 'descending' } as const

const stateOptions = [
  { value: '', label: 'All messages' },
  ...contactStates.map((value) => ({ value, label: stateLabels[value] })),
]

export default function MessagesRoute() {
  const list = useListState({ filters: ['state'], defaultSort: newestFirst })
  const sort = list.sort ?? newestFirst
  const state = knownWord(contactStates, list.filter('state'))
  const query = trpc.messages.list.useQuery(
    {
      q: list.search,
      state,
      sort: signedSort<NonNullable<ContactFilter['sort']>>(sort),
      pageNumber: list.page,
    },
    { placeholderData: keepPreviousData },
  )
  const { look, menu } = useTableLook('messages', messageColumns)
  return (
    <ConsolePage title="Messages">
      <ListToolbar
        list={list}
        searchLabel="Name, e-mail or words"
        summary={countText(query.data?.total, 'message', 'messages')}
        actions={
          <>
            {menu}
            <CsvButton address={`/api/admin/messages.csv?${list.view()}`} name="trivet-messages.csv" />
          </>
        }
      >
        <SelectField
          label="State"
          hideLabel
          fieldClassName="w-44"
          options={stateOptions}
          value={state ?? ''}
          onChange={(event) => list.setFilter('state', event.target.value)}
        />
      </ListToolbar>
      <QueryState query={query} failure="Failed to load the messages">
        {({ messages, page, pages }) => (
          <div aria-busy={query.isPlaceholderData} className="transition-opacity aria-busy:opacity-60">
            <MessagesTable
              messages={messages}
              look={look}
              sort={sort}
              onSortChange={list.setSort}
              list={list}
            />
            <PageLinks page={page} pages={pages} hrefFor={list.hrefFor} />
          </div>
        )}
      </QueryState>
    </ConsolePage>
  )
}
