import * as z from 'zod'
import { calendarDateInput } from '../dates/calendar-date-input.ts'
import { instantOutput } from '../catalog/catalog-output.ts'
import { visitKinds } from '../../dispatch/visit-windows.ts'
import { orderNumberOutput } from '../orders/order-number.ts'
import { orderStatuses } from '../../orders/order-status.ts'
import { revenueRanges } from '../../dashboard/revenue.ts'
import { count, dollars } from '../fields/unit-fields.ts'

const revenueOutput = z.object({
  received: dollars.meta({ description: 'Paid by guests' }),
  refunded: dollars.meta({ description: 'Refunded, on the day of the refund' }),
  revenue: dollars.meta({ description: 'Received less refunded' }),
})

const orderLineOutput = z.object({
  _id: z.string(),
  number: orderNumberOutput,
  customer: z.object({ name: z.string(), email: z.string() }),
  total: dollars,
  status: z.enum(orderStatuses),
  isPaid: z.boolean().meta({ description: 'Or its price was waived' }),
  createdAt: instantOutput,
})

const dueVisitOutput = z.object({
  order: z.string(),
  orderNumber: orderNumberOutput,
  kind: z.enum(visitKinds),
  day: calendarDateInput,
  isOverdue: z.boolean(),
  isDone: z.boolean(),
  status: z.enum(orderStatuses),
  customer: z.string(),
  place: z.string(),
  isUnpaid: z.boolean().meta({ description: 'Not to be driven to before it is paid, or on account' }),
})

const dueOutput = z.object({
  total: z.int(),
  open: z.int().meta({ description: 'Of all, those that are still to be made' }),
  visits: z.array(dueVisitOutput).meta({ description: 'The first of them, open ones before done ones' }),
})

/** Revenue is told to whose role includes reports, stock to whose includes the warehouse. */
export const dashboardOutput = z.object({
  today: calendarDateInput,
  timeZone: z.string().meta({ description: 'Whose days these are' }),
  totals: revenueOutput.partial().extend({
    orders: z.int().meta({ description: 'Placed, except where the card was declined' }),
    customers: z.int().meta({ description: 'Accounts that are not staff' }),
    pendingOrders: z.int(),
  }),
  overTime: revenueOutput
    .extend({
      range: z.enum(revenueRanges),
      points: z.array(
        revenueOutput.extend({
          period: z.string().meta({ description: 'A day, or a month such as 2026-12' }),
        }),
      ),
    })
    .optional(),
  recentOrders: z.array(orderLineOutput),
  pendingOrders: z.array(orderLineOutput),
  topProducts: z.array(z.object({ _id: z.string(), name: z.string(), revenue: dollars })).optional(),
  recentCustomers: z.array(
    z.object({
      _id: z.string(),
      name: z.string(),
      email: z.string(),
      createdAt: instantOutput,
      orders: z.int(),
    }),
  ),
  deliveries: dueOutput,
  pickups: dueOutput,
  overdue: dueOutput,
  lowStock: z
    .object({
      total: z.int(),
      products: z.array(
        z.object({
          _id: z.string(),
          name: z.string(),
          depot: z.string().nullable().meta({
            description: 'In which so few are free; null in a shop that has one, and where no depot has any',
          }),
          fleet: count.meta({ description: 'So many units it has there' }),
          free: z.int().meta({ description: 'Below zero: so many are promised that are not there' }),
          day: calendarDateInput.meta({ description: 'The first day on which so few are free' }),
        }),
      ),
    })
    .optional(),
})

export type Dashboard = z.infer<typeof dashboardOutput>
export type DashboardOrder = z.infer<typeof orderLineOutput>
export type DashboardDue = z.infer<typeof dueOutput>
