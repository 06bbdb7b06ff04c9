import * as generalCopy from '@trivet/core/copy/general'
import type { StaffOrder } from '@trivet/core/contract/orders'
import type { OrderStatus } from '@trivet/core/orders'
import { useUndoNotice } from '../../components/use-undo-notice.tsx'
import { messageOf, trpc } from '../../lib/trpc.ts'

/**
 * One step of an order: shown at once, withdrawn with the server's sentence when it is refused, and undone for a minute
 * once it is made.
 */
export function useStatusChange({ _id: id, number, status: from }: StaffOrder) {
  const utils = trpc.useUtils()
  const offerUndo = useUndoNotice()
  const changeStatus = trpc.orders.changeStatus.useMutation({
    async onMutate({ status }) {
      await utils.orders.forStaff.cancel({ id })
      const before = utils.orders.forStaff.getData({ id })
      if (before) utils.orders.forStaff.setData({ id }, { ...before, status })
      return { before }
    },
    onSuccess: ({ changeId }, { status }) => offerUndo(`${number} is ${status}`, [{ id, changeId }]),
    onError: (_error, _request, context) => utils.orders.forStaff.setData({ id }, context?.before),
    // also after a refusal: a colleague may have changed it
    onSettled: () => Promise.all([utils.orders.invalidate(), utils.dispatch.invalidate()]),
  })
  return {
    changeStatus: (status: OrderStatus) => changeStatus.mutate({ id, status, from }),
    isPending: changeStatus.isPending,
    refusal: changeStatus.error ? messageOf(changeStatus.error, generalCopy.errorOccurred) : null,
    forgetRefusal: changeStatus.reset,
  }
}
