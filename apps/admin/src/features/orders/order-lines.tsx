import type { OrderItem, StaffOrder } from '@trivet/core/contract/orders'
import { isDeliveryOpen } from '@trivet/core/delivery'
import { formatDollars, formatMoney, toCents } from '@trivet/core/money'
import { Button } from '@trivet/ui/button'
import { column } from '@trivet/ui/data-table'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { Allowed } from '../../components/allowed.tsx'
import { RecordTable } from '../../components/record-table.tsx'
import { SwapDialog } from '../../components/swap-dialog.tsx'
import { paths } from '../../paths.ts'
import { PageLink } from '../../components/page-link.tsx'

const columns = [
  column('Item', (item: OrderItem) => <Item {...item} />, { className: 'w-full min-w-40' }),
  column('Quantity', (item: OrderItem) => item.qty, { numeric: true }),
  column('Per week', (item: OrderItem) => formatDollars(item.price), { numeric: true }),
  column('Amount', (item: OrderItem) => formatMoney(toCents(item.price) * item.qty), { numeric: true }),
]

/** What is rented, and until it is packed the ways to something else. */
export function OrderLines({ order }: { order: Pick<StaffOrder, '_id' | 'status' | 'orderItems'> }) {
  const [isSwapping, setIsSwapping] = useState(false)
  const { state } = useLocation()
  return (
    <div className="grid gap-3">
      <RecordTable
        caption="What is rented"
        columns={columns}
        rows={order.orderItems}
        rowKey={(item) => item._id}
        empty="No items"
      />
      {isDeliveryOpen(order.status) && (
        <div className="flex flex-wrap gap-2">
          <Allowed permission="sales">
            <Button
              variant="secondary"
              size="sm"
              render={<Link to={paths.changeOrder(order)} state={state} />}
            >
              Change this order
            </Button>
          </Allowed>
          <Button variant="secondary" size="sm" onClick={() => setIsSwapping(true)}>
            Swap a product…
          </Button>
        </div>
      )}
      {isSwapping && <SwapDialog orderId={order._id} onClose={() => setIsSwapping(false)} />}
    </div>
  )
}

/** A product leads to its page; a guest's own kit has none. */
function Item({ name, product, isCustomKit, items }: OrderItem) {
  return (
    <>
      {isCustomKit ? (
        name
      ) : (
        <PageLink
          to={paths.product({ _id: product })}
          className="inline-block py-1 underline underline-offset-4"
        >
          {name}
        </PageLink>
      )}
      {items && (
        <span className="block text-caption text-muted-foreground">
          {items
            .map((item) => (item.quantity > 1 ? `${item.quantity} × ${item.name}` : item.name))
            .join(', ')}
        </span>
      )}
    </>
  )
}
