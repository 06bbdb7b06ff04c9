import * as ordersCopy from '@trivet/core/copy/orders'

import { Button } from '@trivet/ui/button'
import { EmptyState } from '@trivet/ui/empty-state'
import { ErrorState } from '@trivet/ui/error-state'
import { Skeleton, SkeletonGroup } from '@trivet/ui/skeleton'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { isNotFound } from '../../lib/route-data.ts'
import { messageOf, trpc } from '../../lib/trpc.ts'
import { paths } from '../../paths.ts'
import { OrderConfirmation } from './order-confirmation.tsx'

export function ConfirmationPage({ orderId }: { orderId: string }) {
  const order = trpc.orders.byId.useQuery({ id: orderId })
  if (order.data) return <OrderConfirmation order={order.data} />
  if (!order.error) return <ConfirmationSkeleton />
  if (isNotFound(order.error)) {
    return (
      <Frame>
        <EmptyState
          title={ordersCopy.orderNotFoundTitle}
          description={ordersCopy.orderNotFoundText}
          action={<HomeButton />}
        />
      </Frame>
    )
  }
  return (
    <Frame>
      <ErrorState
        title={messageOf(order.error, ordersCopy.orderLoadFailed)}
        onRetry={() => void order.refetch()}
        isRetrying={order.isFetching}
      >
        <div className="mt-3">
          <HomeButton />
        </div>
      </ErrorState>
    </Frame>
  )
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <div className="page-width py-section">
      <h1 className="sr-only">Your order</h1>
      {children}
    </div>
  )
}

function HomeButton() {
  return (
    <Button variant="link" render={<Link to={paths.home()} />}>
      Return to Home
    </Button>
  )
}

function ConfirmationSkeleton() {
  return (
    <SkeletonGroup className="page-width grid grid-cols-1 gap-8 py-10 lg:grid-cols-12">
      <div className="flex flex-col gap-6 lg:col-span-7">
        <Skeleton className="h-14 w-2/3" />
        <Skeleton className="h-24" />
        <Skeleton className="h-48" />
      </div>
      <Skeleton className="h-72 lg:col-span-5" />
    </SkeletonGroup>
  )
}
