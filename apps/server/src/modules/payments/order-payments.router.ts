import { markPaidInput, orderIdInput, staffOrderOutput } from '@trivet/core/contract/orders'
import { router, staffProcedure } from '../../api/trpc.ts'
import { markOrderPaid } from './mark-order-paid.ts'

const rest = { tags: ['Orders'], access: 'admin' as const }

/** Part of the orders router. */
export const orderPaymentsRouter = router({
  markPaid: staffProcedure('refunds')
    .meta({
      rest: {
        ...rest,
        method: 'POST',
        path: '/admin/orders/{id}/payment',
        status: 201,
        summary: 'Write down a payment from outside',
      },
    })
    .input(orderIdInput)
    .input(markPaidInput)
    .output(staffOrderOutput)
    .mutation(({ ctx, input }) => markOrderPaid(ctx, input)),
})
