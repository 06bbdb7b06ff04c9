import { orderIdInput, orderOutput, reportDamageInput } from '@trivet/core/contract/orders'
import { router, userProcedure } from '../../api/trpc.ts'
import { reportDamage } from './report-damage.ts'

/** Reached among the procedures of orders: a guest reports damage of an own order. */
export const damageReportsRouter = router({
  reportDamage: userProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/orders/{id}/damage-reports',
        status: 201,
        summary: 'Report something of an own order as broken, chipped, missing or dirty',
        tags: ['Orders'],
        access: 'user',
      },
    })
    .input(orderIdInput)
    .input(reportDamageInput)
    .output(orderOutput)
    .mutation(({ ctx, input }) => reportDamage(ctx, input)),
})
