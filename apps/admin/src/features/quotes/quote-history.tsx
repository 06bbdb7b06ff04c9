import type { WrittenQuote } from '@trivet/core/contract/written-quotes'
import { writtenQuoteEventTexts } from '@trivet/core/copy/written-quotes'
import { actorText, EventList } from '../../components/event-list.tsx'
import { PageLink } from '../../components/page-link.tsx'
import { paths } from '../../paths.ts'

/** What happened to a quote until it was accepted; its order's page tells what happened then. */
export function QuoteHistory({ history }: Pick<WrittenQuote, 'history'>) {
  return (
    <EventList
      label="History"
      events={history.map(({ at, kind, actor, order }, index) => ({
        key: `${index}`,
        at,
        what: writtenQuoteEventTexts[kind],
        by: actor ? actorText(actor) : undefined,
        // said once of each order, where it begins
        more: order && order._id !== history[index - 1]?.order?._id && (
          <PageLink to={paths.order(order)} className="underline underline-offset-4">
            Order <span className="font-mono">{order.number}</span>
          </PageLink>
        ),
      }))}
    />
  )
}
