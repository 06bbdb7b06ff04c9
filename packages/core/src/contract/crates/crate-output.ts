import * as z from 'zod'
import { cratePlaces, crateSteps } from '../../crates/crate-steps.ts'
import { orderStatuses } from '../../orders/order-status.ts'
import { instantOutput } from '../catalog/catalog-output.ts'
import { calendarDateInput } from '../dates/calendar-date-input.ts'
import { count } from '../fields/unit-fields.ts'
import { orderNumberOutput } from '../orders/order-number.ts'

const crateOutput = z.object({
  number: z.string().meta({ description: 'What people call the crate, such as C-4HJ7-N' }),
  place: z
    .enum(cratePlaces)
    .nullable()
    .meta({ description: 'Where it was last seen; null before it was packed' }),
  scans: z
    .array(
      z.object({
        step: z.enum(crateSteps),
        at: instantOutput,
        by: z.string(),
        because: z.string().nullable().meta({ description: 'Why it was out of step' }),
      }),
    )
    .meta({ description: 'The first one first' }),
})

export const orderCratesOutput = z.object({
  orderId: z.string(),
  orderNumber: orderNumberOutput,
  status: z.enum(orderStatuses),
  guest: z.string(),
  city: z.string(),
  deliveryDay: calendarDateInput,
  pickupDay: calendarDateInput,
  needed: count.meta({ description: 'How many crates its lines take' }),
  crates: z.array(crateOutput).meta({ description: 'Those that have a label' }),
})

export const crateScanOutput = z.object({
  number: z.string(),
  step: z.enum(crateSteps),
  isRepeat: z.boolean().meta({ description: 'The crate was there already, and nothing was written' }),
  order: orderCratesOutput,
})

export type Crate = z.infer<typeof crateOutput>
export type OrderCrates = z.infer<typeof orderCratesOutput>
export type CrateScan = z.infer<typeof crateScanOutput>
