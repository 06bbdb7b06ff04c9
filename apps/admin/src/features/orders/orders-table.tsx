import { formatMoney, toCents, type Order } from '@trivet/core'
import { column } from '@trivet/ui/data-table'
import { Link } from 'react-router'
import { Instant } from '../../components/instant.tsx'
import { RecordTable } from '../../components/record-table.tsx'
import { formatPeriod } from '../../lib/dates.ts'
import { paths } from '../../paths.ts'
import { OrderStatusBadge, PaymentBadge } from './order-badges.tsx'

const columns = [
  column('Order', (order: Order) => (
    // the whole id is there for searching and reading aloud, even where the screen is too narrow to show it
    <Link
      to={paths.order(order)}
      className="block truncate py-1 font-mono underline underline-offset-4 lg:w-20 min-[1480px]:w-auto"
    >
      {order._id}
    </Link>
  )),
  column('Placed', (order: Order) => <Instant at={order.createdAt} />),
  column('Customer', (order: Order) => <span className="block truncate">{order.user.email}</span>, {
    // the width that the other columns leave, but 9rem at least
    className: 'w-full max-w-36',
  }),
  column('Rental', (order: Order) => formatPeriod(order.rentalStart, order.rentalEnd), {
    className: 'whitespace-nowrap tabular-nums',
  }),
  column('Status', (order: Order) => <OrderStatusBadge {...order} />),
  column('Payment', (order: Order) => <PaymentBadge {...order} />),
  column('Total', (order: Order) => formatMoney(toCents(order.totalPrice)), { numeric: true }),
]

type OrdersTableProps = { orders: readonly Order[]; page: number }

export function OrdersTable({ orders, page }: OrdersTableProps) {
  return (
    <RecordTable
      caption="Orders, newest first"
      columns={columns}
      rows={orders}
      rowKey={(order) => order._id}
      empty={page > 1 ? <EmptyPage /> : 'No orders yet'}
      className="[&_td]:px-3 [&_th]:px-3"
    />
  )
}

function EmptyPage() {
  return (
    <>
      No orders on this page.{' '}
      <Link to={paths.orders()} className="underline underline-offset-4">
        First page
      </Link>
    </>
  )
}
