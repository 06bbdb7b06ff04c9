import type { SavedOrderView } from '@trivet/core/contract/orders'
import { orderViewLabel, orderViews, type OrderView } from '@trivet/core/orders'
import { cn } from '@trivet/ui/cn'
import { Link } from 'react-router'
import { allOrders, type OrderList } from './order-list.ts'
import { OrderViewMenu } from './order-view-menu.tsx'
import { useOrderViews } from './use-order-views.ts'

/** What each built-in view is sorted by, where the newest first would not help. */
const sortOf: Partial<Record<OrderView, string>> = {
  'to-pack': 'delivery',
  'out-today': 'delivery',
  'back-today': 'pickup',
  overdue: 'pickup',
}

export function queryOfView(view: OrderView): string {
  const sort = sortOf[view]
  return new URLSearchParams({ view, ...(sort && { sort }) }).toString()
}

/** The lists one comes back to: those everybody has, and one's own. Each is an address to send to a colleague. */
export function OrderViewLinks({ list }: { list: OrderList }) {
  const { views, chosen } = useOrderViews()
  const present = list.view()
  const saved = views.find(({ query }) => query === present)
  const builtIn = orderViews.find((view) => view === list.filter('view'))
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2">
      <nav aria-label="Views" className="-mx-1 flex max-w-full gap-1 overflow-x-auto p-1">
        <ViewLink query={new URLSearchParams({ view: allOrders }).toString()} isPresent={!builtIn && !saved}>
          All
        </ViewLink>
        {orderViews.map((view) => (
          <ViewLink key={view} query={queryOfView(view)} isPresent={!saved && builtIn === view}>
            {orderViewLabel[view]}
          </ViewLink>
        ))}
        {views.map((view) => (
          <ViewLink key={view._id} query={view.query} isPresent={view === saved}>
            {view.name}
          </ViewLink>
        ))}
      </nav>
      <OrderViewMenu present={present} saved={saved} builtIn={builtIn} chosen={chosen} />
    </div>
  )
}

type ViewLinkProps = { query: string; isPresent: boolean; children: string }

function ViewLink({ query, isPresent, children }: ViewLinkProps) {
  return (
    <Link
      to={`?${query}`}
      preventScrollReset
      aria-current={isPresent ? 'true' : undefined}
      className={cn(
        'inline-flex min-h-9 items-center rounded-tool border px-3 font-medium whitespace-nowrap hover:bg-muted',
        isPresent ? 'border-primary bg-secondary' : 'bg-card',
      )}
    >
      {children}
    </Link>
  )
}

/** The address a chosen view stands for; null when it is gone. */
export function queryOfChosen(chosen: string | null, views: readonly SavedOrderView[]): string | null {
  const builtIn = orderViews.find((view) => view === chosen)
  return builtIn ? queryOfView(builtIn) : (views.find(({ _id }) => _id === chosen)?.query ?? null)
}
