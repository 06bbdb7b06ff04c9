import { keepPreviousData } from '@tanstack/react-query'
import { subscriberStates, type NewsletterFilter, type Subscriber } from '@trivet/core/contract/contact'
import { useState } from 'react'
import { FilterSelect } from '../components/filter-select.tsx'
import { ListPage } from '../components/list-page.tsx'
import { subscriberColumns } from '../features/newsletter/subscriber-columns.tsx'
import { UnsubscribeDialog } from '../features/newsletter/unsubscribe-dialog.tsx'
import { useListState } from '../lib/list-state.ts'
import { countText, knownWord, signedSort } from '../lib/list-words.ts'
import { trpc } from '../lib/trpc.ts'

const stateOptions = [
  { value: '', label: 'Subscribed' },
  { value: 'unsubscribed', label: 'Unsubscribed' },
]

export default function NewsletterRoute() {
  const list = useListState({ filters: ['state'], defaultSort: { column: 'since', direction: 'descending' } })
  const query = trpc.newsletter.list.useQuery(
    {
      q: list.search,
      state: knownWord(subscriberStates, list.filter('state')),
      sort: signedSort<NewsletterFilter['sort']>(list.sort),
      pageNumber: list.page,
    },
    { placeholderData: keepPreviousData },
  )
  const counts = query.data?.counts
  const [chosen, setChosen] = useState<Subscriber | null>(null)
  return (
    <ListPage
      title="Newsletter"
      note={counts && readersText(counts)}
      name="newsletter"
      caption="Readers of the newsletter"
      list={list}
      query={query}
      failure="Failed to load the readers"
      columns={subscriberColumns(setChosen)}
      rowsOf={({ subscribers }) => subscribers}
      nouns={['address', 'addresses']}
      none="Nobody is subscribed yet"
      searchLabel="Email"
      filters={
        <FilterSelect list={list} name="state" label="State" options={stateOptions} className="w-44" />
      }
      csv={{ name: 'newsletter' }}
    >
      {chosen && <UnsubscribeDialog subscriber={chosen} onClose={() => setChosen(null)} />}
    </ListPage>
  )
}

function readersText({ subscribed, unsubscribed }: { subscribed: number; unsubscribed: number }): string {
  return `${countText(subscribed, 'reader', 'readers')}, ${unsubscribed.toLocaleString('en-US')} unsubscribed`
}
