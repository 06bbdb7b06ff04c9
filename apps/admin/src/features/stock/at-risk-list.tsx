import type { AtRisk } from '@trivet/core/contract/stock'
import { column } from '@trivet/ui/data-table'
import { OrderStatusBadge } from '../../components/order-status-badge.tsx'
import { RecordTable } from '../../components/record-table.tsx'
import { formatPeriod } from '../../lib/dates.ts'
import { paths } from '../../paths.ts'
import { PageLink } from '../../components/page-link.tsx'
import { Allowed } from '../../components/allowed.tsx'
import { AtRiskSwap } from './at-risk-swap.tsx'
import { AtRiskTransfer } from './at-risk-transfer.tsx'

type Order = AtRisk['orders'][number]

const columns = [
  column('Order', ({ orderId, orderNumber }: Order) => (
    <PageLink
      to={paths.order({ _id: orderId })}
      className="font-mono whitespace-nowrap underline underline-offset-4"
    >
      {orderNumber}
    </PageLink>
  )),
  column('Status', ({ status }: Order) => <OrderStatusBadge status={status} />),
  column('Product', ({ product, name }: Order) => (
    <PageLink to={paths.productCalendar({ _id: product })} className="underline underline-offset-4">
      {name}
    </PageLink>
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
      <Allowed permission="warehouse">
        {helps.map((help) => (
          <li key={help.depot}>
            <AtRiskTransfer order={order} help={help} />
          </li>
        ))}
      </Allowed>
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
