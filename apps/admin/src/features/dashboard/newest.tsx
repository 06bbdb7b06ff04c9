import { lowStockDays, lowStockUnits } from '@trivet/core/catalog'
import type { Dashboard, DashboardOrder } from '@trivet/core/contract/dashboard'
import { formatDay } from '@trivet/core/dates'
import { formatDollars } from '@trivet/core/money'
import { Badge } from '@trivet/ui/badge'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Instant } from '../../components/instant.tsx'
import { OrderBadges } from '../../components/order-status-badge.tsx'
import { Panel } from '../../components/panel.tsx'
import { paths } from '../../paths.ts'

type OrdersPanelProps = { title: string; orders: readonly DashboardOrder[]; empty: string }

export function OrdersPanel({ title, orders, empty }: OrdersPanelProps) {
  return (
    <Panel title={title}>
      <Lines empty={empty}>
        {orders.map((order) => (
          <Line
            key={order._id}
            to={paths.order(order)}
            name={order.customer.name}
            figure={formatDollars(order.total)}
          >
            <span className="text-muted-foreground">
              <span className="font-mono whitespace-nowrap">{order.number}</span> ·{' '}
              <Instant at={order.createdAt} />
            </span>
            <OrderBadges {...order} />
          </Line>
        ))}
      </Lines>
    </Panel>
  )
}

export function ProductsPanel({ products }: { products: NonNullable<Dashboard['topProducts']> }) {
  return (
    <Panel title="Top products">
      <p className="mb-2 text-muted-foreground">
        By the revenue of paid orders: the price of their lines, less what was refunded of it.
      </p>
      <Lines empty="Nothing rented out yet" isRanked>
        {products.map(({ _id, name, revenue }) => (
          <Line key={_id} to={paths.product({ _id })} name={name} figure={formatDollars(revenue)} />
        ))}
      </Lines>
    </Panel>
  )
}

export function CustomersPanel({ customers }: { customers: Dashboard['recentCustomers'] }) {
  return (
    <Panel title="Recent customers">
      <Lines empty="No customers yet">
        {customers.map(({ _id, name, email, createdAt, orders }) => (
          <Line
            key={_id}
            to={paths.user({ _id })}
            name={name}
            figure={`${orders} ${orders === 1 ? 'order' : 'orders'}`}
          >
            <span className="text-muted-foreground">
              <span className="break-all">{email}</span> · <Instant at={createdAt} />
            </span>
          </Line>
        ))}
      </Lines>
    </Panel>
  )
}

export function StockPanel({
  lowStock: { total, products },
}: {
  lowStock: NonNullable<Dashboard['lowStock']>
}) {
  return (
    <Panel title={total === 0 ? 'Low stock' : `Low stock · ${total}`}>
      <p className="mb-2 text-muted-foreground">
        At most {lowStockUnits} free on some day of the next {lowStockDays}.
      </p>
      <Lines empty="Enough of everything">
        {products.map(({ _id, name, depot, fleet, free, day }) => (
          <Line key={_id} to={paths.productCalendar({ _id })} name={name} figure={formatDay(day)}>
            <Badge tone={free <= 0 ? 'danger' : 'warning'}>{stockText({ fleet, free })}</Badge>
            {depot !== null && <span className="break-words text-muted-foreground">{depot}</span>}
          </Line>
        ))}
      </Lines>
      {total > products.length && (
        <Link
          to={paths.productsByStock({ stock: 'low' })}
          className="mt-2 inline-block py-1 underline underline-offset-4"
        >
          All {total} in products
        </Link>
      )}
    </Panel>
  )
}

type LowProduct = NonNullable<Dashboard['lowStock']>['products'][number]

function stockText({ fleet, free }: Pick<LowProduct, 'fleet' | 'free'>): string {
  if (free < 0) return `${-free} short`
  return fleet === 0 ? 'None owned' : `${free} of ${fleet} free`
}

type LinesProps = { empty: string; isRanked?: boolean; children: readonly ReactNode[] }

function Lines({ empty, isRanked = false, children }: LinesProps) {
  const List = isRanked ? 'ol' : 'ul'
  if (children.length === 0) return <p className="text-muted-foreground">{empty}</p>
  return <List className="divide-y">{children}</List>
}

type LineProps = { to: string; name: string; figure: string; children?: ReactNode }

function Line({ to, name, figure, children }: LineProps) {
  return (
    <li className="py-2">
      <div className="flex items-baseline justify-between gap-3">
        <Link to={to} className="min-w-0 py-1 font-medium break-words underline underline-offset-4">
          {name}
        </Link>
        <span className="font-mono whitespace-nowrap tabular-nums">{figure}</span>
      </div>
      {children && <div className="flex flex-wrap items-center gap-x-3 gap-y-1">{children}</div>}
    </li>
  )
}
