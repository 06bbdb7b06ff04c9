import * as ordersCopy from '@trivet/core/copy/orders'
import { priceDueCents, type Order } from '@trivet/core/contract/orders'
import { formatDay } from '@trivet/core/dates'
import { formatMoney } from '@trivet/core/money'
import { Button } from '@trivet/ui/button'
import { Hourglass } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { formatClock } from '../format-clock.ts'
import { useDropOrder } from './use-drop-order.ts'

type WaitingOrderProps = {
  order: Order
  /** More about it, between what it is and what can be done. */
  children?: ReactNode
  /** One more thing to do with it. */
  choice?: ReactNode
  onDropped?: () => void
}

/** One order that is not paid yet: what it is for, and the ways to be done with it. */
export function WaitingOrder({ order, children, choice, onDropped = focusPage }: WaitingOrderProps) {
  const { drop, isDropping } = useDropOrder(onDropped)
  const total = formatMoney(priceDueCents(order))
  return (
    <div className="rounded-cloth border-2 border-warning bg-card p-5">
      <p className="flex items-start gap-3 font-semibold">
        <Hourglass aria-hidden strokeWidth={1.75} className="mt-0.5 size-5 shrink-0 text-warning" />
        {ordersCopy.unpaidOrderTitle}
      </p>
      <p className="mt-1 text-small text-muted-foreground sm:pl-8">
        {formatDay(order.rentalStart)} – {formatDay(order.rentalEnd)},{' '}
        <span className="font-mono tabular-nums">{total}</span>.{' '}
        {order.holdExpiresAt
          ? `${ordersCopy.unpaidOrderHeld(formatClock(order.holdExpiresAt))}.`
          : ordersCopy.unpaidOrderChecked}
      </p>
      {children}
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-3 sm:pl-8">
        <Button render={<Link to={paths.confirmation({ orderId: order._id })} />}>Pay {total}</Button>
        <Button
          variant="secondary"
          loading={isDropping}
          loadingText={ordersCopy.processing}
          onClick={() => drop(order._id)}
        >
          Drop<span className="sr-only"> this order</span>
        </Button>
        {choice}
      </div>
    </div>
  )
}

/** The button that had the focus is gone. */
function focusPage(): void {
  document.getElementById('main')?.focus({ preventScroll: true })
}
