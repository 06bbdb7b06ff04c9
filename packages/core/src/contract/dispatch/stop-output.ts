import * as z from 'zod'
import { missReasons, stopOutcomes } from '../../dispatch/stop-report.ts'
import { visitKinds } from '../../dispatch/visit-windows.ts'
import { orderStatuses } from '../../orders/order-status.ts'
import { instantOutput } from '../catalog/catalog-output.ts'
import { calendarDateInput } from '../dates/calendar-date-input.ts'
import { pickupOutput, visitOutput } from './dispatch-output.ts'

const version = z.string().meta({
  description: 'Another one once anything happened to the stop, its order or where and when it is',
})

export const driverStopOutput = visitOutput.extend({
  version,
  accessNotes: z.string().meta({ description: 'Of the host, for a stay; empty where there are none' }),
  addressNeeded: z.boolean().meta({ description: 'Its street is not told yet: nobody drives there' }),
  pickup: pickupOutput.nullable().meta({ description: 'What is to come back; null for a delivery' }),
})

export const stopListOutput = z.object({
  day: calendarDateInput,
  areas: z.array(z.string()).meta({ description: 'All service areas' }),
  stops: z.array(driverStopOutput).meta({ description: 'In driving sequence' }),
})

export const reportedStopOutput = z.object({
  orderId: z.string(),
  kind: z.enum(visitKinds),
  status: z.enum(orderStatuses),
  version,
})

/** A photo as it is kept. */
export const stopPhotoOutput = z.object({ width: z.int(), height: z.int() })

/** What drivers reported of an order. */
export const stopReportOutput = z.object({
  _id: z.string(),
  at: instantOutput.meta({ description: 'By the clock of the driver’s phone' }),
  kind: z.enum(visitKinds),
  outcome: z.enum(stopOutcomes),
  signedBy: z.string(),
  reason: z.enum(missReasons).nullable(),
  by: z.string().optional().meta({ description: 'The driver; for staff alone' }),
  note: z.string().optional().meta({ description: 'For staff alone' }),
  photo: z
    .object({
      path: z.string().meta({ description: 'Under this server, with the token of the owner or of staff' }),
      width: z.int(),
      height: z.int(),
    })
    .nullable(),
})

export const stopReportListOutput = z.object({
  reports: z.array(stopReportOutput).meta({ description: 'Oldest first' }),
})

export type DriverStop = z.infer<typeof driverStopOutput>
export type StopList = z.infer<typeof stopListOutput>
export type ReportedStopOutput = z.infer<typeof reportedStopOutput>
export type StopPhotoOutput = z.infer<typeof stopPhotoOutput>
export type StopReportOutput = z.infer<typeof stopReportOutput>
export type StopReportListOutput = z.infer<typeof stopReportListOutput>
