import {
  orderIdInput,
  orderOutput,
  payOrderInput,
  placeOrderInput,
  quoteInput,
} from '@trivet/core/contract/orders'
import { quoteOutput } from '@trivet/core/contract/pricing'
import { requireIdempotencyKey } from '../../api/idempotency-key.ts'
import { publicProcedure, router, userProcedure } from '../../api/trpc.ts'
import { payOrder } from './pay-order.ts'
import { placeOrder } from './place-order.ts'
import { quoteOrder } from './quote-order.ts'

const tags = ['Orders']

/** From a cart to a paid order; part of the orders router. */
export const checkoutRouter = router({
  quote: publicProcedure
    .meta({ rest: { method: 'POST', path: '/quotes', summary: 'Price a cart', tags, access: 'public' } })
    .input(quoteInput)
    .output(quoteOutput)
    .mutation(({ ctx, input }) => quoteOrder(ctx, input)),

  place: userProcedure
    .meta({
      rest: { method: 'POST', path: '/orders', status: 201, summary: 'Place an order', tags, access: 'user' },
    })
    .input(placeOrderInput)
    .output(orderOutput)
    .mutation(({ ctx, input }) => placeOrder(ctx, input, { key: requireIdempotencyKey(ctx.request) })),

  pay: userProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/orders/{id}/pay',
        summary: 'Pay a waiting order',
        tags,
        access: 'user',
      },
    })
    .input(orderIdInput)
    .input(payOrderInput)
    .output(orderOutput)
    .mutation(({ ctx, input }) => payOrder(ctx, input)),
})
