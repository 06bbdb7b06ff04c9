import { dashboardInput, dashboardOutput } from '@trivet/core/contract/dashboard'
import { adminProcedure, router } from '../../api/trpc.ts'
import { readDashboard } from './read-dashboard.ts'

export const dashboardRouter = router({
  read: adminProcedure
    .meta({
      rest: {
        access: 'admin',
        method: 'GET',
        path: '/admin/dashboard',
        summary: 'Figures, what is new and what the day asks for',
        tags: ['Admin'],
      },
    })
    .input(dashboardInput)
    .output(dashboardOutput)
    .query(({ ctx, input }) => readDashboard(ctx, input)),
})
