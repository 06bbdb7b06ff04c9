import {
  cancellationOutput,
  cancelledOrderOutput,
  cancelOrderInput,
  dateChangeInput,
  extensionInput,
  orderIdInput,
  rentalChangeOutput,
  reorderOutput,
} from '@trivet/core/contract/orders'
import { userProcedure } from '../../api/trpc.ts'
import { cancelOrder } from './cancel-order.ts'
import { changeDates } from './change-dates.ts'
import { extendRental } from './extend-rental.ts'
import { getCancellation } from './get-cancellation.ts'
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

  changeDates: userProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/orders/{id}/date-change',
        summary: 'Move an own order to other days',
        tags,
        access: 'user',
      },
    })
    .input(orderIdInput)
    .input(dateChangeInput)
    .output(rentalChangeOutput)
    .mutation(({ ctx, input }) => changeDates(ctx, input)),

  extend: userProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/orders/{id}/extension',
        summary: 'Keep an own order for longer',
        tags,
        access: 'user',
      },
    })
    .input(orderIdInput)
    .input(extensionInput)
    .output(rentalChangeOutput)
    .mutation(({ ctx, input }) => extendRental(ctx, input)),

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
