import { keepPreviousData } from '@tanstack/react-query'
import { contactStates, type ContactFilter } from '@trivet/core/contract/contact'
import { FilterSelect } from '../components/filter-select.tsx'
import { ListPage } from '../components/list-page.tsx'
import { messageColumns } from '../features/messages/message-columns.tsx'
import { stateLabels } from '../features/messages/message-words.ts'
import { useListState } from '../lib/list-state.ts'
import { knownWord, signedSort } from '../lib/list-words.ts'
import { trpc } from '../lib/trpc.ts'
import { paths } from '../paths.ts'

const stateOptions = [
  { value: '', label: 'All messages' },
  ...contactStates.map((value) => ({ value, label: stateLabels[value] })),
]

export default function MessagesRoute() {
  const list = useListState({
    filters: ['state'],
    defaultSort: { column: 'received', direction: 'descending' },
  })
  const query = trpc.messages.list.useQuery(
    {
      q: list.search,
      state: knownWord(contactStates, list.filter('state')),
      sort: signedSort<ContactFilter['sort']>(list.sort),
      pageNumber: list.page,
    },
    { placeholderData: keepPreviousData },
  )
  return (
    <ListPage
      title="Messages"
      name="messages"
      caption="Messages from the contact page"
      list={list}
      query={query}
      failure="Failed to load the messages"
      columns={messageColumns}
      rowsOf={({ messages }) => messages}
      rowPath={paths.message}
      nouns={['message', 'messages']}
      none="Nobody has written yet"
      searchLabel="Name, email or words"
      filters={
        <FilterSelect list={list} name="state" label="State" options={stateOptions} className="w-44" />
      }
      csv={{ name: 'messages' }}
    />
  )
}
