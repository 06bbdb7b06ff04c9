import {
  deliveryChangeInput,
  lastDeliveryOutput,
  openWindowsInput,
  openWindowsOutput,
} from '@trivet/core/contract/delivery'
import { deliveryChangeOutput, orderIdInput, staffDeliveryChangeOutput } from '@trivet/core/contract/orders'
import { publicProcedure, router, staffProcedure, userProcedure } from '../../api/trpc.ts'
import { changeDelivery } from './change-delivery.ts'
import { changeDeliveryByStaff } from './change-delivery-by-staff.ts'
import { getLastDelivery } from './get-last-delivery.ts'
import { listOpenWindows } from './list-open-windows.ts'

const tags = ['Orders']

/** Where and how orders are delivered; part of the orders router. */
export const deliveryRouter = router({
  changeDelivery: userProcedure
    .meta({
      rest: {
        method: 'PUT',
        path: '/orders/{id}/delivery',
        summary: 'Change address, phone, notes, access or windows of an own order',
        tags,
        access: 'user',
      },
    })
    .input(orderIdInput)
    .input(deliveryChangeInput)
    .output(deliveryChangeOutput)
    .mutation(({ ctx, input }) => changeDelivery(ctx, input)),

  changeDeliveryByStaff: staffProcedure('orders')
    .meta({
      rest: {
        method: 'PUT',
        path: '/admin/orders/{id}/delivery',
        summary: 'Change address, phone, notes, access or windows of an order',
        tags,
        access: 'admin',
      },
    })
    .input(orderIdInput)
    .input(deliveryChangeInput)
    .output(staffDeliveryChangeOutput)
    .mutation(({ ctx, input }) => changeDeliveryByStaff(ctx, input)),

  openWindows: publicProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/delivery-windows',
        summary: 'Which windows can be chosen at a place on two days',
        tags,
        access: 'public',
      },
    })
    .input(openWindowsInput)
    .output(openWindowsOutput)
    .query(({ ctx, input }) => listOpenWindows(ctx, input)),

  lastDelivery: userProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/orders/last-delivery',
        summary: 'Where and how the last own order was delivered',
        tags,
        access: 'user',
      },
    })
    .output(lastDeliveryOutput)
    .query(({ ctx }) => getLastDelivery(ctx)),
})
