import { formatMoney, toCents, type OrderItem } from '@trivet/core'
import { column } from '@trivet/ui/data-table'
import { RecordTable } from '../../components/record-table.tsx'

const columns = [
  column('Item', (item: OrderItem) => item.name, { className: 'w-full min-w-40' }),
  column('Quantity', (item: OrderItem) => item.qty, { numeric: true }),
  column('Per week', (item: OrderItem) => formatMoney(toCents(item.price)), { numeric: true }),
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
