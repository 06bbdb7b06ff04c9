import * as ordersCopy from '@trivet/core/copy/orders'
import type { Order } from '@trivet/core/contract/orders'
import { Button } from '@trivet/ui/button'
import { useEffect, useRef } from 'react'
import { orderQuote } from '../../components/rental/order-quote.ts'
import { QuoteDocket } from '../../components/rental/quote-docket.tsx'
import { WaitingOrder } from '../../components/waiting/waiting-order.tsx'

type WaitingStepProps = {
  orders: readonly Order[]
  onDropped: () => void
  onBesides: () => void
}

/** In place of the payment: an order for these days that still waits for its own. */
export function WaitingStep({ orders, onDropped, onBesides }: WaitingStepProps) {
  const notice = useRef<HTMLElement>(null)
  // a page that was reloaded at the bank's question stands where it was scrolled to
  useEffect(() => notice.current?.focus(), [])
  return (
    <section
      ref={notice}
      tabIndex={-1}
      aria-label={ordersCopy.unpaidOrderTitle}
      className="flex flex-col gap-6 outline-none"
    >
      {orders.map((order) => (
        <WaitingOrder
          key={order._id}
          order={order}
          onDropped={onDropped}
          choice={
            <Button variant="link" onClick={onBesides}>
              Keep it and place another order
            </Button>
          }
        >
          <p className="mt-3 max-w-prose text-small sm:pl-8">{ordersCopy.unpaidOrderInTheWay}</p>
          <QuoteDocket
            quote={orderQuote(order)}
            title="The order that waits"
            className="mt-4 max-w-sm sm:ml-8"
            footer={
              <ul className="border-t border-dashed border-input pt-3 text-muted-foreground">
                {order.orderItems.map(({ _id, qty, name }) => (
                  <li key={_id} className="wrap-anywhere">
                    {qty} × {name}
                  </li>
                ))}
              </ul>
            }
          />
        </WaitingOrder>
      ))}
    </section>
  )
}
