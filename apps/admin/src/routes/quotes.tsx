import { keepPreviousData } from '@tanstack/react-query'
import * as quotesCopy from '@trivet/core/copy/written-quotes'
import { writtenQuoteStatuses } from '@trivet/core/written-quotes'
import { Button } from '@trivet/ui/button'
import { Link } from 'react-router'
import { FilterSelect } from '../components/filter-select.tsx'
import { ListPage } from '../components/list-page.tsx'
import { quoteColumns } from '../features/quotes/quote-columns.tsx'
import { useListState } from '../lib/list-state.ts'
import { knownWord } from '../lib/list-words.ts'
import { trpc } from '../lib/trpc.ts'
import { paths } from '../paths.ts'

const statusOptions = [
  { value: '', label: 'All quotes' },
  ...writtenQuoteStatuses.map((value) => ({ value, label: quotesCopy.writtenQuoteStatusLabel[value] })),
]

export default function QuotesRoute() {
  const list = useListState({ filters: ['status'] })
  const query = trpc.writtenQuotes.list.useQuery(
    {
      q: list.search,
      status: knownWord(writtenQuoteStatuses, list.filter('status')),
      pageNumber: list.page,
    },
    { placeholderData: keepPreviousData },
  )
  return (
    <ListPage
      title="Quotes"
      note={
        <Button size="sm" render={<Link to={paths.newOrder()} />}>
          New quote
        </Button>
      }
      name="quotes"
      caption="Quotes"
      list={list}
      query={query}
      failure={quotesCopy.quotesLoadFailed}
      columns={quoteColumns}
      rowsOf={({ quotes }) => quotes}
      rowPath={paths.quote}
      nouns={['quote', 'quotes']}
      none="No quotes yet"
      searchLabel="Number, name or email"
      filters={
        <FilterSelect
          list={list}
          name="status"
          label="Status"
          options={statusOptions}
          className="w-[calc(50%-0.375rem)] sm:w-44"
        />
      }
    />
  )
}
