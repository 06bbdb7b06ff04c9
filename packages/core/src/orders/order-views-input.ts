import * as z from 'zod'
import { plainText } from '../text-input.ts'
import { messages } from '../messages.ts'
import { orderMessages } from '../order-messages.ts'
import { orderViews } from './order-views.ts'

/** A list as its address says it, kept under a name. */
export const saveOrderViewInput = z.object({
  name: plainText({ max: 40, required: orderMessages.viewNameRequired }),
  query: plainText({ max: 1000 }).meta({ description: 'What stands after the ? of the list’s address' }),
})

/** Any text: what is no id belongs to no view, and answers as an unknown one. */
export const orderViewIdInput = z.object({ id: z.string() })

export const chooseOrderViewInput = z.object({
  view: z
    .union([z.enum(orderViews), z.string().regex(/^[0-9a-f]{24}$/)], { error: messages.invalidInput })
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
