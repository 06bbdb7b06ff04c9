import type { Order } from '@trivet/core/contract/orders'
import { isWaiting } from '@trivet/core/orders'
import { useSession } from '../../lib/session.tsx'
import { trpc } from '../../lib/trpc.ts'
import { useNow } from '../../lib/use-now.ts'

/** The own orders that wait for their payment, asked anew on every page; an order leaves when its hold is over. */
export function useWaitingOrders(): { orders: Order[]; isLoading: boolean } {
  const { user } = useSession()
  const now = useNow()
  // the server guards against second orders by itself: without an answer the page goes on
  const options = { enabled: user !== null, staleTime: 0, retry: false }
  const { data = [], isLoading } = trpc.orders.waiting.useQuery(undefined, options)
  const orders = user ? data.filter((order) => isWaiting(factsOf(order), now)) : []
  return { orders, isLoading }
}

function factsOf({ status, isPaid, holdExpiresAt }: Order) {
  return {
    status,
    isPaid,
    holdExpiresAt: holdExpiresAt === null ? null : new Date(holdExpiresAt),
  }
}
