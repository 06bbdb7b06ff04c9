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

const orderOfListOutput = listedOrderOutput.extend({
  figurePart: z.number().optional().meta({
    description:
      'Its part of the figure that is asked for, in the unit of the report; of a share, what it is a share with. For whoever may see reports',
  }),
})

export const orderPageOutput = z.object({
  orders: z.array(orderOfListOutput),
  page: z.int(),
  pages: z.int(),
  total: z.int(),
  hasMore: z.boolean().meta({ description: 'Only so many are counted, and there are more' }),
  figureOf: z.array(z.string()).optional().meta({
    description: 'The area, the depot, the product or the host of the figure that is asked for, by name',
  }),
  figureSum: z.number().optional().meta({
    description: 'What these parts come to on all pages of the list. For whoever may see reports',
  }),
})

export type ListedOrder = z.infer<typeof listedOrderOutput>
export type OrderOfList = z.infer<typeof orderOfListOutput>
export type OrderPage = z.infer<typeof orderPageOutput>
