import type { WrittenQuote } from '@trivet/core/contract/written-quotes'
import * as quotesCopy from '@trivet/core/copy/written-quotes'
import { EmptyState } from '@trivet/ui/empty-state'
import { Button } from '@trivet/ui/button'
import { Link, useParams } from 'react-router'
import { AdminPage } from '../components/admin-page.tsx'
import { Instant } from '../components/instant.tsx'
import { PageLink } from '../components/page-link.tsx'
import { Fact, Facts, Panel } from '../components/panel.tsx'
import { PriceDocket } from '../components/price-docket.tsx'
import { QueryState } from '../components/query-state.tsx'
import { WayBack } from '../components/way-back.tsx'
import { QuoteHistory } from '../features/quotes/quote-history.tsx'
import { QuoteStatusBadge } from '../features/quotes/quote-status-badge.tsx'
import { QuoteSteps } from '../features/quotes/quote-steps.tsx'
import { formatPeriod } from '../lib/dates.ts'
import { statusOf, trpc } from '../lib/trpc.ts'
import { paths } from '../paths.ts'

export default function QuoteRoute() {
  const { id = '' } = useParams()
  const query = trpc.writtenQuotes.byId.useQuery({ id })
  if (statusOf(query.error) === 404) return <QuoteNotFound />
  return (
    <AdminPage
      title={query.data ? `Quote ${query.data.number}` : 'Quote'}
      above={<WayBack to={paths.quotes()} label="All quotes" />}
      note={query.data && <QuoteStatusBadge {...query.data} />}
    >
      <QueryState query={query} failure={quotesCopy.quoteLoadFailed}>
        {(quote) => (
          <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-6">
            <div className="grid min-w-0 gap-4 lg:gap-6">
              <QuoteFacts quote={quote} />
              {quote.note && (
                <Panel title="Note to the guest">
                  <p className="whitespace-pre-line">{quote.note}</p>
                </Panel>
              )}
              <Panel title="History">
                <QuoteHistory history={quote.history} />
              </Panel>
            </div>
            <div className="grid min-w-0 gap-4 lg:gap-6">
              <PriceDocket quote={quote.price} />
              <QuoteSteps quote={quote} />
            </div>
          </div>
        )}
      </QueryState>
    </AdminPage>
  )
}

function QuoteFacts({ quote }: { quote: WrittenQuote }) {
  const { guest, sale, price, holdsUnits, expiresAt } = quote
  const { street, city, state, postalCode } = sale.rentalAddress
  return (
    <Panel title="What is quoted">
      <Facts>
        <Fact label="Guest">
          <PageLink to={paths.user(guest)} className="underline underline-offset-4">
            {guest.name}
          </PageLink>
          , {guest.email}
        </Fact>
        <Fact label="Items">
          <ul>
            {price.lines.map(({ product, name, qty }) => (
              <li key={product}>
                {qty} × {name}
              </li>
            ))}
          </ul>
        </Fact>
        <Fact label="Days">{formatPeriod(sale.rentalStart, sale.rentalEnd)}</Fact>
        <Fact label="Where">{[street, city, state, postalCode].filter(Boolean).join(', ')}</Fact>
        <Fact label="Items held">{holdsUnits ? 'Yes, until it ends' : 'No'}</Fact>
        <Fact label="Valid until">
          <Instant at={expiresAt} />
        </Fact>
      </Facts>
    </Panel>
  )
}

function QuoteNotFound() {
  return (
    <AdminPage title={quotesCopy.quoteNotFound}>
      <EmptyState
        title="No quote has this address"
        description="Look for it in the list."
        action={<Button render={<Link to={paths.quotes()} />}>All quotes</Button>}
      />
    </AdminPage>
  )
}
