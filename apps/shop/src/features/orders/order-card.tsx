import { formatUsDate } from '@trivet/core/dates'
import { formatDollars } from '@trivet/core/money'
import { moneyDueOf, type Order } from '@trivet/core/contract/orders'
import { Button } from '@trivet/ui/button'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatInstant } from '../../components/format-instant.ts'
import { PackedItems } from '../../components/rental/packed-items.tsx'
import { StatusBadge } from '../../components/status-badge.tsx'
import { paths } from '../../paths.ts'
import { PaymentBadge } from './order-badges.tsx'
import { usePaymentHold } from './payment-hold.ts'
import { ReorderButton } from './reorder-button.tsx'

export function OrderCard({ order }: { order: Order }) {
  const hold = usePaymentHold(order)
  const isPayable = hold !== 'over' && moneyDueOf(order).cents > 0
  const headingId = `order-${order._id}`
  return (
    <article aria-labelledby={headingId} className="rounded-cloth border bg-card">
      <header className="flex flex-wrap items-center justify-between gap-3 border-b px-5 py-4">
        <div className="min-w-0">
          <h2 id={headingId} className="font-semibold">
            Order of {formatInstant(order.createdAt)}
          </h2>
          <p className="font-mono text-caption text-muted-foreground">{order.number}</p>
        </div>
        <StatusBadge status={order.status} />
      </header>
      <div className="grid gap-6 px-5 py-4 sm:grid-cols-2">
        <ul className="text-small">
          {order.orderItems.map((item) => (
            <li key={item._id}>
              {item.qty} × {item.name}
              <PackedItems kitName={item.name} items={item.items} className="pl-4" />
            </li>
          ))}
        </ul>
        <dl className="flex flex-col gap-1 text-small">
          <Fact label="Rental period">
            {formatUsDate(order.rentalStart)} – {formatUsDate(order.rentalEnd)}
          </Fact>
          <Fact label="Total">{formatDollars(order.totalPrice)}</Fact>
          <Fact label="Payment">
            <PaymentBadge order={order} />
          </Fact>
        </dl>
      </div>
      <footer className="flex flex-wrap gap-3 px-5 pb-5">
        {isPayable && (
          <Button
            size="sm"
            className="h-11"
            render={<Link to={paths.confirmation({ orderId: order._id })} />}
          >
            Pay now<span className="sr-only"> for order {order.number}</span>
          </Button>
        )}
        <Button
          size="sm"
          variant="secondary"
          className="h-11"
          render={<Link to={paths.confirmation({ orderId: order._id })} />}
        >
          View Details<span className="sr-only"> of order {order.number}</span>
        </Button>
        {isPast(order) && <ReorderButton orderId={order._id} of={`the things of order ${order.number}`} />}
      </footer>
    </article>
  )
}

function isPast({ status }: Order): boolean {
  return status === 'collected' || status === 'completed' || status === 'cancelled'
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-muted-foreground">{label}</dt>
      <dd className="text-right font-mono tabular-nums">{children}</dd>
    </div>
  )
}
