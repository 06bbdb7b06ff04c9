import {
  reportedStopOutput,
  stopListInput,
  stopListOutput,
  stopReportInput,
  stopReportListOutput,
} from '@trivet/core/contract/dispatch'
import { orderIdInput } from '@trivet/core/contract/orders'
import { router, staffProcedure, userProcedure } from '../../../api/trpc.ts'
import { listStopReports } from './list-stop-reports.ts'
import { listStops } from './list-stops.ts'
import { reportStop } from './report-stop.ts'

const tags = ['Dispatch']

/** Reached among the procedures of dispatch: a driver's day. */
export const stopsRouter = router({
  stops: staffProcedure('day')
    .meta({
      rest: {
        method: 'GET',
        path: '/admin/dispatch/stops',
        summary: "A day's stops, with all that a driver needs without network",
        tags,
        access: 'admin',
      },
    })
    .input(stopListInput)
    .output(stopListOutput)
    .query(({ ctx, input }) => listStops(ctx, input)),

  reportStop: staffProcedure('day')
    .meta({
      rest: {
        method: 'POST',
        path: '/admin/dispatch/orders/{id}/stop-reports',
        status: 201,
        summary: 'Report what happened at a stop, once for each Idempotency-Key',
        tags,
        access: 'admin',
      },
    })
    .input(stopReportInput)
    .output(reportedStopOutput)
    .mutation(({ ctx, input }) => reportStop(ctx, input)),

  stopReports: userProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/orders/{id}/stop-reports',
        summary: 'What drivers reported of an own order',
        tags: ['Orders'],
        access: 'user',
      },
    })
    .input(orderIdInput)
    .output(stopReportListOutput)
    .query(({ ctx, input }) => listStopReports(ctx, input)),
})
