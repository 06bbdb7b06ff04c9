import type { StaffOrder } from '@trivet/core/contract/orders'
import { formatDollars } from '@trivet/core/money'
import { Link } from 'react-router'
import { Instant } from '../../components/instant.tsx'
import { Fact, Facts, Panel } from '../../components/panel.tsx'
import { formatPeriod } from '../../lib/dates.ts'
import { paths } from '../../paths.ts'
import { OrderStatusBadge } from '../../components/order-status-badge.tsx'

const link = 'underline underline-offset-4'

export function CustomerPanel({ customer }: Pick<StaffOrder, 'customer'>) {
  return (
    <Panel title="Customer">
      <Facts>
        <Fact label="Name">
          {customer.isAccountShown ? (
            <Link to={paths.user(customer)} className={link}>
              {customer.name}
            </Link>
          ) : (
            customer.name
          )}
        </Fact>
        <Fact label="Email">
          <a href={`mailto:${customer.email}`} className={link}>
            {customer.email}
          </a>
        </Fact>
        <Fact label="Phone">
          {customer.phone ? (
            <a href={`tel:${customer.phone.replace(/[^+\d]/g, '')}`} className={link}>
              {customer.phone}
            </a>
          ) : (
            'None given'
          )}
        </Fact>
        <Fact label="Customer since">
          <Instant at={customer.since} />
        </Fact>
        <Fact label="Other orders">
          {customer.otherOrders === 0 ? 'None' : <OtherOrders customer={customer} />}
        </Fact>
      </Facts>
    </Panel>
  )
}

function OtherOrders({ customer: { otherOrders, lastOrders, email } }: Pick<StaffOrder, 'customer'>) {
  return (
    <ul className="grid gap-2">
      {lastOrders.map(({ _id, number, status, rentalStart, rentalEnd, totalPrice }) => (
        <li key={_id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link to={paths.order({ _id })} className={`${link} font-mono whitespace-nowrap`}>
            {number}
          </Link>
          <span>{formatPeriod(rentalStart, rentalEnd)}</span>
          <OrderStatusBadge status={status} />
          <span className="font-mono tabular-nums">{formatDollars(totalPrice)}</span>
        </li>
      ))}
      {otherOrders > lastOrders.length && (
        <li>
          <Link to={`${paths.orders()}?${new URLSearchParams({ q: email })}`} className={link}>
            All {otherOrders + 1}
          </Link>
        </li>
      )}
    </ul>
  )
}
