import { formatMoney, toCents, type OrderItem } from '@trivet/core'
import { column, DataTable } from '@trivet/ui/data-table'

const columns = [
  column('Item', (item: OrderItem) => item.name, { className: 'w-full min-w-40' }),
  column('Quantity', (item: OrderItem) => item.qty, { numeric: true }),
  column('Per week', (item: OrderItem) => formatMoney(toCents(item.price)), { numeric: true }),
  column('Amount', (item: OrderItem) => formatMoney(toCents(item.price) * item.qty), { numeric: true }),
]

export function OrderLines({ items }: { items: readonly OrderItem[] }) {
  return (
    <DataTable
      caption="What is rented"
      columns={columns}
      rows={items}
      rowKey={(item) => item._id}
      empty="No items"
      className="text-body"
    />
  )
}
