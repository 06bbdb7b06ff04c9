import { keepPreviousData } from '@tanstack/react-query'
import * as quotesCopy from '@trivet/core/copy/written-quotes'
import { Button } from '@trivet/ui/button'
import { Link } from 'react-router'
import { ListPage } from '../components/list-page.tsx'
import { quoteColumns } from '../features/quotes/quote-columns.tsx'
import { useListState } from '../lib/list-state.ts'
import { trpc } from '../lib/trpc.ts'
import { paths } from '../paths.ts'

export default function QuotesRoute() {
  const list = useListState()
  const query = trpc.writtenQuotes.list.useQuery(
    { q: list.search, page: list.page },
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
    />
  )
}
