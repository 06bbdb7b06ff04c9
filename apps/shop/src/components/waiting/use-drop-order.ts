import * as ordersCopy from '@trivet/core/copy/orders'
import { useQueryClient } from '@tanstack/react-query'
import { notify } from '../../lib/notify.ts'
import { messageOf, trpc } from '../../lib/trpc.ts'

/** Gives up an order that was never paid: its units and its discount are free again, and the cart stays. */
export function useDropOrder(onDropped: () => void) {
  const utils = trpc.useUtils()
  const queryClient = useQueryClient()
  const dropping = trpc.orders.cancel.useMutation({
    onSuccess({ order }) {
      utils.orders.byId.setData({ id: order._id }, order)
      utils.orders.waiting.setData(undefined, (orders) => orders?.filter(({ _id }) => _id !== order._id))
      notify.success(ordersCopy.unpaidOrderDropped)
      onDropped()
    },
    onError: (error) => notify.error(messageOf(error, ordersCopy.cancelFailed)),
    onSettled() {
      void utils.orders.waiting.invalidate()
      void utils.orders.mine.invalidate()
      void queryClient.invalidateQueries({ queryKey: ['quote'] })
      void queryClient.invalidateQueries({ queryKey: ['referral'] })
    },
  })
  return {
    isDropping: dropping.isPending,
    // one that was paid meanwhile is not cancelled by this: it would pay something back
    drop: (id: string) => dropping.mutate({ id, refund: 0 }),
  }
}
