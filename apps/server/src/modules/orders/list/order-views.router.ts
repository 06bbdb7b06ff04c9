import {
  chooseOrderViewInput,
  orderViewIdInput,
  orderViewsOutput,
  saveOrderViewInput,
} from '@trivet/core/contract/orders'
import { staffProcedure } from '../../../api/trpc.ts'
import { chooseOrderView } from './choose-order-view.ts'
import { forgetOrderView } from './forget-order-view.ts'
import { listOrderViews } from './list-order-views.ts'
import { saveOrderView } from './save-order-view.ts'

const rest = { tags: ['Orders'], access: 'admin' as const }
const path = '/admin/order-views'

export const orderViewProcedures = {
  views: staffProcedure('orders')
    .meta({ rest: { ...rest, method: 'GET', path, summary: 'Own views of the orders' } })
    .output(orderViewsOutput)
    .query(({ ctx }) => listOrderViews(ctx)),

  saveView: staffProcedure('orders')
    .meta({ rest: { ...rest, method: 'POST', path, status: 201, summary: 'Keep a view' } })
    .input(saveOrderViewInput)
    .output(orderViewsOutput)
    .mutation(({ ctx, input }) => saveOrderView(ctx, input)),

  chooseView: staffProcedure('orders')
    .meta({
      rest: { ...rest, method: 'PUT', path: `${path}/chosen`, summary: 'What the list of orders opens with' },
    })
    .input(chooseOrderViewInput)
    .output(orderViewsOutput)
    .mutation(({ ctx, input }) => chooseOrderView(ctx, input)),

  forgetView: staffProcedure('orders')
    .meta({ rest: { ...rest, method: 'DELETE', path: `${path}/{id}`, summary: 'Delete a view' } })
    .input(orderViewIdInput)
    .output(orderViewsOutput)
    .mutation(({ ctx, input }) => forgetOrderView(ctx, input)),
}
