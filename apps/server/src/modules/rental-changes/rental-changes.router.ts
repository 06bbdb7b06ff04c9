import {
  dateChangeInput,
  extensionInput,
  orderIdInput,
  rentalChangeOutput,
} from '@trivet/core/contract/orders'
import { router, userProcedure } from '../../api/trpc.ts'
import { changeDates } from './change-dates.ts'
import { extendRental } from './extend-rental.ts'

const tags = ['Orders']

/** Other days, and more days; part of the orders router. */
export const rentalChangesRouter = router({
  changeDates: userProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/orders/{id}/date-change',
        summary: 'Put an own order on other days',
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
})
