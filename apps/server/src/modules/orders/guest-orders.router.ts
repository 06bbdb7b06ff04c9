import {
  cancellationOutput,
  cancelledOrderOutput,
  cancelOrderInput,
  orderIdInput,
  reorderOutput,
} from '@trivet/core/contract/orders'
import { userProcedure } from '../../api/trpc.ts'
import { cancelOrder } from './cancel/cancel-order.ts'
import { getCancellation } from './cancel/get-cancellation.ts'
import { reorderItems } from './reorder-items.ts'

const tags = ['Orders']

/** What a guest may do with an own order after the booking; part of the orders router. */
export const afterBookingProcedures = {
  cancellation: userProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/orders/{id}/cancellation',
        summary: 'What cancelling now would pay back',
        tags,
        access: 'user',
      },
    })
    .input(orderIdInput)
    .output(cancellationOutput)
    .query(({ ctx, input }) => getCancellation(ctx, input)),

  cancel: userProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/orders/{id}/cancellation',
        summary: 'Cancel an own order',
        tags,
        access: 'user',
      },
    })
    .input(orderIdInput)
    .input(cancelOrderInput)
    .output(cancelledOrderOutput)
    .mutation(({ ctx, input }) => cancelOrder(ctx, input)),

  reorder: userProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/orders/{id}/reorder',
        summary: 'What of an own order can be had today',
        tags,
        access: 'user',
      },
    })
    .input(orderIdInput)
    .output(reorderOutput)
    .query(({ ctx, input }) => reorderItems(ctx, input)),
}
