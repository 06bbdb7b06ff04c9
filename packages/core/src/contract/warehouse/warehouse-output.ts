import * as z from 'zod'
import { calendarDateInput } from '../dates/calendar-date-input.ts'
import { count } from '../fields/unit-fields.ts'
import { orderNumberOutput } from '../orders/order-number.ts'

const orderRef = z.object({ orderId: z.string(), orderNumber: orderNumberOutput })

const pick = z.object({
  productId: z.string(),
  name: z.string(),
  quantity: count,
  orders: z.array(
    orderRef.extend({
      quantity: count,
      isUnpaid: z.boolean().meta({ description: 'Not to be packed before it is paid, or on account' }),
    }),
  ),
})

const ofDepot = z.object({
  depot: z.string().nullable().meta({ description: 'Its name; null where it is one alone' }),
})

export const warehouseDayOutput = z.object({
  day: calendarDateInput,
  today: calendarDateInput.meta({ description: 'By the clock of the shop' }),
  depots: z
    .array(z.object({ _id: z.string(), name: z.string() }))
    .meta({ description: 'Those that are open' }),
  depot: z.string().nullable().meta({ description: 'Whose day it is; null for all depots' }),
  isWhole: z.boolean().meta({
    description:
      'False where there are more orders to pick, to wash or to take back than the lists hold: the 300 delivered first',
  }),
  pick: z
    .array(
      ofDepot.extend({
        shelf: z.string().meta({ description: 'Empty where nobody wrote it down' }),
        picks: z.array(pick),
      }),
    )
    .meta({
      description: 'For orders that are delivered on this day or should have been, and are not packed',
    }),
  wash: z
    .array(ofDepot.extend(pick.shape))
    .meta({ description: 'Of orders that were collected and are not completed, depot by depot' }),
  back: z
    .array(
      ofDepot.extend({
        ...orderRef.shape,
        guest: z.string(),
        city: z.string(),
        pickupDay: calendarDateInput,
      }),
    )
    .meta({
      description: 'Orders that are with their guests and whose pickup is on this day, or should have been',
    }),
  short: z
    .array(
      z.object({
        productId: z.string(),
        name: z.string(),
        day: calendarDateInput,
        missing: count,
        late: z.array(orderRef).meta({ description: 'Orders whose late pickup is a reason' }),
      }),
    )
    .meta({ description: 'What the seven days from this one on lack, though it was promised' }),
})

export const shelfOutput = z.object({ productId: z.string(), shelf: z.string() })

export type WarehouseDay = z.infer<typeof warehouseDayOutput>
