import {
  orderChangeInput,
  orderChangeOutput,
  previewOrderChangeInput,
  staffOrderOutput,
} from '@trivet/core/contract/orders'
import { requireIdempotencyKey } from '../../../api/idempotency-key.ts'
import { router, staffProcedure } from '../../../api/trpc.ts'
import { changeOrder } from './change-order.ts'
import { previewOrderChange } from './preview-order-change.ts'

const rest = { tags: ['Orders'], access: 'admin' as const, method: 'POST' as const }

/** Orders that staff change until they are packed; part of the orders router. */
export const orderChangesRouter = router({
  previewChange: staffProcedure('sales')
    .meta({
      rest: {
        ...rest,
        path: '/admin/orders/{id}/changes/preview',
        summary: 'What changing an order would do and cost',
      },
    })
    .input(previewOrderChangeInput)
    .output(orderChangeOutput)
    .query(({ ctx, input }) => previewOrderChange(ctx, input)),

  change: staffProcedure('sales')
    .meta({
      rest: { ...rest, path: '/admin/orders/{id}/changes', summary: 'Change an order until it is packed' },
    })
    .input(orderChangeInput)
    .output(staffOrderOutput)
    .mutation(({ ctx, input }) => {
      requireIdempotencyKey(ctx.request)
      return changeOrder(ctx, input)
    }),
})
