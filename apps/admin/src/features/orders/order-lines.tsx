import type { OrderItem } from '@trivet/core/contract/orders'
import { formatDollars, formatMoney, toCents } from '@trivet/core/money'
import { column } from '@trivet/ui/data-table'
import { Link } from 'react-router'
import { RecordTable } from '../../components/record-table.tsx'
import { paths } from '../../paths.ts'

const columns = [
  column('Item', (item: OrderItem) => <Item {...item} />, { className: 'w-full min-w-40' }),
  column('Quantity', (item: OrderItem) => item.qty, { numeric: true }),
  column('Per week', (item: OrderItem) => formatDollars(item.price), { numeric: true }),
  column('Amount', (item: OrderItem) => formatMoney(toCents(item.price) * item.qty), { numeric: true }),
]

export function OrderLines({ items }: { items: readonly OrderItem[] }) {
  return (
    <RecordTable
      caption="What is rented"
      columns={columns}
      rows={items}
      rowKey={(item) => item._id}
      empty="No items"
    />
  )
}

/** A product leads to its page; a guest's own kit has none. */
function Item({ name, product, isCustomKit }: OrderItem) {
  if (isCustomKit) return name
  return (
    <Link to={paths.product({ _id: product })} className="inline-block py-1 underline underline-offset-4">
      {name}
    </Link>
  )
}
