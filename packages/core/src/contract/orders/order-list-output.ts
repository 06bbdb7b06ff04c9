import * as z from 'zod'
import { orderOutput } from './order-output.ts'
import { paymentStates } from '../../orders/payment-state.ts'

/** An order in the staff's list. */
export const listedOrderOutput = orderOutput.extend({
  customer: z.object({ _id: z.string(), name: z.string() }),
  area: z.string().nullable().meta({ description: 'The service area; null outside all of them' }),
  code: z.string().nullable().meta({ description: 'The host code it was placed with' }),
  paymentState: z.enum(paymentStates),
})

export const orderPageOutput = z.object({
  orders: z.array(listedOrderOutput),
  page: z.int(),
  pages: z.int(),
  total: z.int(),
  hasMore: z.boolean().meta({ description: 'Only so many are counted, and there are more' }),
  figureOf: z.array(z.string()).optional().meta({
    description: 'The area, the depot, the product or the host of the figure that is asked for, by name',
  }),
})

export type ListedOrder = z.infer<typeof listedOrderOutput>
export type OrderPage = z.infer<typeof orderPageOutput>
