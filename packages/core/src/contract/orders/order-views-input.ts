import * as z from 'zod'
import * as generalCopy from '../../copy/general/sentences.ts'
import * as ordersCopy from '../../copy/orders/sentences.ts'
import { plainText } from '../fields/text-input.ts'

import { orderViews } from '../../orders/order-views.ts'

/** A list as its address says it, kept under a name. */
export const saveOrderViewInput = z.object({
  name: plainText({ max: 40, required: ordersCopy.viewNameRequired }),
  query: plainText({ max: 1000 }).meta({ description: 'What stands after the ? of the list’s address' }),
})

/** Any text: what is no id belongs to no view, and answers as an unknown one. */
export const orderViewIdInput = z.object({ id: z.string() })

export const chooseOrderViewInput = z.object({
  view: z
    .union([z.enum(orderViews), z.string().regex(/^[0-9a-f]{24}$/)], { error: generalCopy.invalidInput })
    .nullable()
    .meta({ description: 'A built-in view, the id of a saved one, or null for all orders' }),
})

export const savedOrderViewOutput = z.object({ _id: z.string(), name: z.string(), query: z.string() })

export const orderViewsOutput = z.object({
  views: z.array(savedOrderViewOutput),
  chosen: z.string().nullable().meta({ description: 'What the list opens with' }),
})

export type SaveOrderViewInput = z.output<typeof saveOrderViewInput>
export type ChooseOrderViewInput = z.output<typeof chooseOrderViewInput>
export type SavedOrderView = z.output<typeof savedOrderViewOutput>
export type OrderViewsOutput = z.output<typeof orderViewsOutput>
