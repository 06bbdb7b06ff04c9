import * as z from 'zod'
import { orderStatuses } from '../../orders/order-status.ts'
import { stockHoldKinds } from '../../stock/stock-holds.ts'
import { calendarDateInput } from '../dates/calendar-date-input.ts'
import { count } from '../fields/unit-fields.ts'
import { orderNumberOutput } from '../orders/order-number.ts'

const depot = z.object({ _id: z.string(), name: z.string(), isClosed: z.boolean() })

export const depotOutput = depot.extend({ postalCode: z.string() })
export const depotListOutput = z.object({ depots: z.array(depotOutput) })

/** Where the units of a product are, and what takes them from there. */
export const productStockOutput = z.object({
  _id: z.string(),
  countInStock: count.meta({ description: 'Over all depots' }),
  today: calendarDateInput,
  depots: z.array(depot.extend({ units: count })),
  transfers: z.array(
    z.object({
      _id: z.string(),
      from: z.string(),
      to: z.string(),
      units: count,
      leavesOn: calendarDateInput.meta({
        description: 'As planned, or when it was sent if that was earlier',
      }),
      arrivesOn: calendarDateInput.meta({
        description: 'As planned; once that day is over without a count, tomorrow, day by day',
      }),
      expectedOn: calendarDateInput
        .nullable()
        .meta({ description: 'The planned day of arrival, of one that is late; null until then' }),
      isSent: z.boolean(),
    }),
  ),
  holds: z.array(
    z.object({
      _id: z.string(),
      depot: z.string(),
      units: count,
      firstDay: calendarDateInput,
      lastDay: calendarDateInput.nullable(),
      kind: z.enum(stockHoldKinds),
      reason: z.string(),
      orderId: z.string().nullable(),
      orderNumber: orderNumberOutput.nullable(),
    }),
  ),
})

export const atRiskOutput = z.object({
  orders: z.array(
    z.object({
      orderId: z.string(),
      orderNumber: orderNumberOutput,
      status: z.enum(orderStatuses),
      guest: z.string(),
      phone: z.string(),
      product: z.string(),
      name: z.string(),
      depot: z.string(),
      firstDay: calendarDateInput.meta({ description: 'The first short day' }),
      lastDay: calendarDateInput,
      short: count.meta({ description: 'At the most on one of these days' }),
      isNext: z.boolean().meta({ description: 'It was promised last: the first to go without' }),
      helps: z
        .array(z.object({ depot: z.string(), name: z.string(), units: count }))
        .meta({ description: 'Depots that have units to spare on all the days of the order' }),
    }),
  ),
})

export type Depot = z.output<typeof depotOutput>
export type DepotList = z.output<typeof depotListOutput>
export type ProductStock = z.output<typeof productStockOutput>
export type AtRisk = z.output<typeof atRiskOutput>
