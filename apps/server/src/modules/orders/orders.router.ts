import {
  changedStatusOutput,
  statusChangeInput,
  orderIdInput,
  orderListInput,
  orderNumberInput,
  orderOutput,
  orderPageOutput,
  refundOrderInput,
} from '@trivet/core/contract/orders'
import { router, staffProcedure, userProcedure } from '../../api/trpc.ts'
import { afterBookingProcedures } from './guest-orders.router.ts'
import { getOrder } from './get-order.ts'
import { getOrderByNumber } from './get-order-by-number.ts'
import { listMyOrders } from './list-my-orders.ts'
import { listWaitingOrders } from './list-waiting-orders.ts'
import { listOrders } from './list/list-orders.ts'
import { changeStatus } from './staff/change-status.ts'
import { orderViewProcedures } from './list/order-views.router.ts'
import { refundOrder } from './cancel/refund-order.ts'
import { staffProcedures } from './staff/staff-orders.router.ts'

const tags = ['Orders']

export const ordersRouter = router({
  ...afterBookingProcedures,
  ...staffProcedures,
  ...orderViewProcedures,

  mine: userProcedure
    .meta({ rest: { method: 'GET', path: '/orders/myorders', summary: 'Own orders', tags, access: 'user' } })
    .output(orderOutput.array())
    .query(({ ctx }) => listMyOrders(ctx)),

  waiting: userProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/orders/waiting',
        summary: 'Own orders that wait for their payment',
        tags,
        access: 'user',
      },
    })
    .output(orderOutput.array())
    .query(({ ctx }) => listWaitingOrders(ctx)),

  byId: userProcedure
    .meta({ rest: { method: 'GET', path: '/orders/{id}', summary: 'One order', tags, access: 'user' } })
    .input(orderIdInput)
    .output(orderOutput)
    .query(({ ctx, input }) => getOrder(ctx, input)),

  byNumber: userProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/orders/numbers/{number}',
        summary: 'One order by its number',
        tags,
        access: 'user',
      },
    })
    .input(orderNumberInput)
    .output(orderOutput)
    .query(({ ctx, input }) => getOrderByNumber(ctx, input)),

  list: staffProcedure('orders')
    .meta({ rest: { method: 'GET', path: '/orders', summary: 'All orders', tags, access: 'admin' } })
    .input(orderListInput)
    .output(orderPageOutput)
    .query(({ ctx, input }) => listOrders(ctx, input)),

  changeStatus: staffProcedure('orders')
    .meta({
      rest: {
        method: 'PUT',
        path: '/orders/{id}/status',
        summary: "Change an order's status",
        tags,
        access: 'admin',
      },
    })
    .input(orderIdInput)
    .input(statusChangeInput)
    .output(changedStatusOutput)
    .mutation(({ ctx, input }) => changeStatus(ctx, input)),

  refund: staffProcedure('refunds')
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
