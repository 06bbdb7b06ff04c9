import * as ordersCopy from '@trivet/core/copy/orders'

import { Button } from '@trivet/ui/button'
import { EmptyState } from '@trivet/ui/empty-state'
import { ErrorState } from '@trivet/ui/error-state'
import { Skeleton, SkeletonGroup } from '@trivet/ui/skeleton'
import { Link } from 'react-router'
import { messageOf, trpc } from '../../lib/trpc.ts'
import { paths } from '../../paths.ts'
import { FindOrder } from './find-order.tsx'
import { OrderCard } from './order-card.tsx'

export function MyOrders() {
  const orders = trpc.orders.mine.useQuery()
  if (orders.error && !orders.data) {
    return (
      <ErrorState
        title={messageOf(orders.error, ordersCopy.ordersLoadFailed)}
        onRetry={() => void orders.refetch()}
        isRetrying={orders.isFetching}
      />
    )
  }
  if (!orders.data) {
    return (
      <SkeletonGroup className="flex flex-col gap-6">
        {[1, 2, 3].map((place) => (
          <Skeleton key={place} className="h-56" />
        ))}
      </SkeletonGroup>
    )
  }
  if (orders.data.length === 0) {
    return (
      <EmptyState
        title="No orders yet"
        description="Your first kit is a few minutes away."
        action={<Button render={<Link to={paths.catalog()} />}>Browse the kits</Button>}
      />
    )
  }
  return (
    <>
      <FindOrder />
      <ul className="flex flex-col gap-6">
        {orders.data.map((order) => (
          <li key={order._id}>
            <OrderCard order={order} />
          </li>
        ))}
      </ul>
    </>
  )
}
