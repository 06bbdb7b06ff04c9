import type { FastifyInstance } from 'fastify'
import type { Services } from '../../api/context.ts'
import { sendPdf } from '../../api/send-pdf.ts'
import { staffContext } from '../../api/staff-context.ts'
import { printCrateLabels } from './print-crate-labels.ts'

/** What staff stick on crates. */
export async function crateFiles(app: FastifyInstance, { services }: { services: Services }) {
  app.get<{ Params: { id: string } }>('/admin/orders/:id/crate-labels.pdf', async (request, reply) => {
    const ctx = await staffContext(services, request, reply, 'warehouse')
    const { id } = request.params
    return sendPdf(reply, await printCrateLabels(ctx, { id }), `crate-labels-${id}.pdf`)
  })
}
