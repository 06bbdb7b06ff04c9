import type { Dollars } from '@trivet/core/money'
import * as ordersCopy from '@trivet/core/copy/orders'

import { notify } from '../../lib/notify.ts'
import { trpc } from '../../lib/trpc.ts'

/** What cancelling pays back right now, and the cancellation for exactly that amount. */
export function useCancelOrder(orderId: string, onDone: () => void) {
  const utils = trpc.useUtils()
  // a minute later it may be another amount: never from the cache
  const preview = trpc.orders.cancellation.useQuery({ id: orderId }, { staleTime: 0, gcTime: 0 })
  const cancelling = trpc.orders.cancel.useMutation({
    onSuccess({ order }) {
      utils.orders.byId.setData({ id: orderId }, order)
      void utils.orders.mine.invalidate()
      void utils.orders.waiting.invalidate()
      notify.success(ordersCopy.orderCancelledByYou)
      onDone()
    },
    onError() {
      void preview.refetch()
      void utils.orders.byId.invalidate({ id: orderId })
    },
  })
  return { preview, cancelling, cancel: (refund: Dollars) => cancelling.mutate({ id: orderId, refund }) }
}
