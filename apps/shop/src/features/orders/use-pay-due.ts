import * as paymentsCopy from '@trivet/core/copy/payments'
import { useMutation } from '@tanstack/react-query'

import type { AmountDue } from '@trivet/core/contract/orders'
import { notify } from '../../lib/notify.ts'
import { trpc } from '../../lib/trpc.ts'

/** Pays what an order owes besides its price, as it is shown; paid twice, it is charged once. */
export function usePayDue(orderId: string, { due, onDone }: { due: AmountDue; onDone: () => void }) {
  const utils = trpc.useUtils()
  return useMutation({
    mutationFn: (paymentToken: string) =>
      utils.client.dispatch.payDue.mutate({ id: orderId, dueId: due._id, paymentToken, amount: due.amount }),
    onSuccess(order) {
      utils.orders.byId.setData({ id: orderId }, order)
      void utils.orders.mine.invalidate()
      notify.success(paymentsCopy.duePaid)
      onDone()
    },
    onError: () => void utils.orders.byId.invalidate({ id: orderId }),
  })
}
