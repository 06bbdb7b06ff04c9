import type { AtRisk } from '@trivet/core/contract/stock'
import { column } from '@trivet/ui/data-table'
import { Link } from 'react-router'
import { OrderStatusBadge } from '../../components/order-status-badge.tsx'
import { RecordTable } from '../../components/record-table.tsx'
import { formatPeriod } from '../../lib/dates.ts'
import { paths } from '../../paths.ts'
import { AtRiskSwap } from './at-risk-swap.tsx'
import { AtRiskTransfer } from './at-risk-transfer.tsx'

type Order = AtRisk['orders'][number]

const columns = [
  column('Order', ({ orderId, orderNumber }: Order) => (
    <Link
      to={paths.order({ _id: orderId })}
      className="font-mono whitespace-nowrap underline underline-offset-4"
    >
      {orderNumber}
    </Link>
  )),
  column('Status', ({ status }: Order) => <OrderStatusBadge status={status} />),
  column('Product', ({ product, name }: Order) => (
    <Link to={paths.productCalendar({ _id: product })} className="underline underline-offset-4">
      {name}
    </Link>
  )),
  column('Short', ({ short, firstDay, lastDay }: Order) => `${short} on ${formatPeriod(firstDay, lastDay)}`),
  column('First to go without', ({ isNext }: Order) => (isNext ? 'Yes' : 'No')),
  column('What helps', (order: Order) => <Helps {...order} />),
]

export function AtRiskList({ orders }: { orders: readonly Order[] }) {
  return (
    <RecordTable
      caption="Orders at risk"
      columns={columns}
      rows={orders}
      rowKey={({ orderId, product }) => `${orderId}:${product}`}
      empty="Every order can be kept"
    />
  )
}

/** A transfer from a depot with units to spare, something else in its place; else a word with the guest. */
function Helps(order: Order) {
  const { helps, guest, phone } = order
  return (
    <ul className="grid gap-2">
      {helps.map((help) => (
        <li key={help.depot}>
          <AtRiskTransfer order={order} help={help} />
        </li>
      ))}
      <AtRiskSwap {...order} />
      <li>
        {phone ? (
          <a href={`tel:${phone}`} className="underline underline-offset-4">
            Call {guest}
          </a>
        ) : (
          `Write to ${guest}`
        )}
      </li>
    </ul>
  )
}
