import {
  moveOrderInput,
  orderIdInput,
  orderListInput,
  orderOutput,
  orderPageOutput,
  payOrderInput,
  placeOrderInput,
  quoteInput,
  refundOrderInput,
} from '@trivet/core/contract/orders'
import { quoteOutput } from '@trivet/core/contract/pricing'
import { requireIdempotencyKey } from '../../api/idempotency-key.ts'
import { adminProcedure, publicProcedure, router, userProcedure } from '../../api/trpc.ts'
import { afterBookingProcedures } from './after-booking.router.ts'
import { getOrder } from './get-order.ts'
import { listMyOrders } from './list-my-orders.ts'
import { listOrders } from './list-orders.ts'
import { moveOrder } from './move-order.ts'
import { orderViewProcedures } from './order-views.router.ts'
import { payOrder } from './pay-order.ts'
import { placeOrder } from './place-order.ts'
import { quoteOrder } from './quote-order.ts'
import { refundOrder } from './refund-order.ts'
import { staffProcedures } from './staff-orders.router.ts'

const tags = ['Orders']

export const ordersRouter = router({
  ...afterBookingProcedures,
  ...staffProcedures,
  ...orderViewProcedures,

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
    .mutation(({ ctx, input }) => placeOrder(ctx, input, requireIdempotencyKey(ctx.request))),

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

  mine: userProcedure
    .meta({ rest: { method: 'GET', path: '/orders/myorders', summary: 'Own orders', tags, access: 'user' } })
    .output(orderOutput.array())
    .query(({ ctx }) => listMyOrders(ctx)),

  byId: userProcedure
    .meta({ rest: { method: 'GET', path: '/orders/{id}', summary: 'One order', tags, access: 'user' } })
    .input(orderIdInput)
    .output(orderOutput)
    .query(({ ctx, input }) => getOrder(ctx, input)),

  list: adminProcedure
    .meta({ rest: { method: 'GET', path: '/orders', summary: 'All orders', tags, access: 'admin' } })
    .input(orderListInput)
    .output(orderPageOutput)
    .query(({ ctx, input }) => listOrders(ctx, input)),

  move: adminProcedure
    .meta({
      rest: {
        method: 'PUT',
        path: '/orders/{id}/status',
        summary: 'Move an order on',
        tags,
        access: 'admin',
      },
    })
    .input(orderIdInput)
    .input(moveOrderInput)
    .output(orderOutput)
    .mutation(({ ctx, input }) => moveOrder(ctx, input)),

  refund: adminProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/orders/{id}/refunds',
        status: 201,
        summary: 'Pay back all or part of an order',
        tags,
        access: 'admin',
      },
    })
    .input(orderIdInput)
    .input(refundOrderInput)
    .output(orderOutput)
    .mutation(({ ctx, input }) => refundOrder(ctx, input)),
})
