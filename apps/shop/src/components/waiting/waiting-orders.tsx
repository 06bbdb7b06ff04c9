import * as ordersCopy from '@trivet/core/copy/orders'
import { useWaitingOrders } from './use-waiting-orders.ts'
import { WaitingOrder } from './waiting-order.tsx'

/** Leads a guest back to what they have not paid yet; nothing where nothing waits. */
export function WaitingOrders({ className = '' }: { className?: string }) {
  const { orders } = useWaitingOrders()
  if (orders.length === 0) return null
  return (
    <section aria-label={ordersCopy.unpaidOrderTitle} className={`flex flex-col gap-4 ${className}`}>
      {orders.map((order) => (
        <WaitingOrder key={order._id} order={order} />
      ))}
    </section>
  )
}
