import { dateInZone } from '@trivet/core/dates'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../api/app-error.ts'
import { authenticate } from '../../api/authenticate.ts'
import type { Services } from '../../api/context.ts'
import { httpContext } from '../../api/http-context.ts'
import { staffContext } from '../../api/staff-context.ts'
import { csvFile } from '../../platform/csv.ts'
import { getPayoutRequest } from './get-payout-request.ts'
import { getPayout } from './get-payout.ts'
import { payoutStatementCsv } from './payout-statement-csv.ts'

type ById = { Params: { id: string } }

/** The statement of a payout as a file, for its host and for staff. */
export async function payoutRoutes(app: FastifyInstance, { services }: { services: Services }) {
  app.get<ById>('/referral/payouts/:id/statement.csv', async (request, reply) => {
    const ctx = httpContext(services, request, reply)
    const actor = await authenticate(ctx)
    if (!actor.isHost) throw new AppError('HOST_REQUIRED')
    const payout = await getPayout({ ...ctx, actor }, request.params.id)
    const { timeZone } = (await ctx.settings.current()).settings
    const day = dateInZone(new Date(payout.date), timeZone)
    return csvFile(reply, `trivet-payout-${day}.csv`, payoutStatementCsv(payout))
  })

  app.get<ById>('/admin/payouts/:id/statement.csv', async (request, reply) => {
    const ctx = await staffContext(services, request, reply, 'payouts')
    const payout = await getPayoutRequest(ctx, request.params.id)
    return csvFile(reply, `trivet-payout-${payout._id}.csv`, payoutStatementCsv(payout))
  })
}
