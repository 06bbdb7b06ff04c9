import type { StaffAccount } from '@trivet/core/contract/accounts'
import { formatDollars } from '@trivet/core/money'
import { Link } from 'react-router'
import { Instant } from '../../components/instant.tsx'
import { OrderBadges } from '../../components/order-status-badge.tsx'
import { Fact, Facts, Panel } from '../../components/panel.tsx'
import { paths } from '../../paths.ts'

/** The newest orders of an account; the rest is a search away. */
export function OrdersPanel({ orders, email }: { orders: StaffAccount['orders']; email: string }) {
  const { total, spent, recent } = orders
  return (
    <Panel title="Orders">
      {total === 0 && <p className="text-muted-foreground">No orders yet</p>}
      {total > 0 && (
        <p className="mb-3 text-muted-foreground">
          {total} {total === 1 ? 'order' : 'orders'}, {formatDollars(spent)} paid and kept
        </p>
      )}
      <ul className="divide-y">
        {recent.map((order) => (
          <li key={order._id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <Link
              to={paths.order(order)}
              className="py-1 font-mono whitespace-nowrap underline underline-offset-4"
            >
              {order.number}
            </Link>
            <Instant at={order.createdAt} />
            <OrderBadges {...order} />
            <span className="ml-auto font-mono tabular-nums">{formatDollars(order.total)}</span>
          </li>
        ))}
      </ul>
      {total > recent.length && (
        <Link
          to={`${paths.orders()}?q=${encodeURIComponent(email)}`}
          className="mt-2 inline-block py-1 underline underline-offset-4"
        >
          All {total} orders
        </Link>
      )}
    </Panel>
  )
}

export function KitsPanel({ kits: { total, recent } }: { kits: StaffAccount['kits'] }) {
  return (
    <Panel title="Custom kits">
      {total === 0 && <p className="text-muted-foreground">No kits saved</p>}
      <ul className="divide-y">
        {recent.map(({ _id, name, pieces, lastModified }) => (
          <li key={_id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <span className="min-w-0 font-medium break-words">{name}</span>
            <span>
              {pieces} {pieces === 1 ? 'piece' : 'pieces'}
            </span>
            <span className="ml-auto text-muted-foreground">
              <Instant at={lastModified} />
            </span>
          </li>
        ))}
      </ul>
      {total > recent.length && <p className="mt-2 text-muted-foreground">{total} kits in all</p>}
    </Panel>
  )
}

export function ReferralsPanel({ referrals }: { referrals: NonNullable<StaffAccount['referrals']> }) {
  return (
    <Panel title="Referrals">
      <Facts>
        <Fact label="Code">
          {referrals.code ? <span className="font-mono">{referrals.code}</span> : 'None in use'}
        </Fact>
        <Fact label="Orders">{referrals.uses}</Fact>
        <Fact label="Earned">{formatDollars(referrals.earned)}</Fact>
        <Fact label="Available">{formatDollars(referrals.available)}</Fact>
        <Fact label="Paid out">{formatDollars(referrals.paidOut)}</Fact>
      </Facts>
      <Link to={paths.referrals()} className="mt-3 inline-block py-1 underline underline-offset-4">
        Codes and payouts
      </Link>
    </Panel>
  )
}
