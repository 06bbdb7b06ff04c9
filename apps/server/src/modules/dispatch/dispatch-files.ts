import { routeSheetInput } from '@trivet/core/contract/dispatch'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { AppError } from '../../api/app-error.ts'
import type { Services } from '../../api/context.ts'
import { staffContext } from '../../api/staff-context.ts'
import { printPackingList } from './print-packing-list.ts'
import { printRouteSheet } from './print-route-sheet.ts'

/** What staff print: the day's stops, and what goes into a box. */
export async function dispatchFiles(app: FastifyInstance, { services }: { services: Services }) {
  app.get('/admin/dispatch/route-sheet.pdf', async (request, reply) => {
    const ctx = await staffContext(services, request, reply)
    const asked = routeSheetInput.safeParse(request.query)
    if (!asked.success) {
      throw new AppError('INVALID_INPUT', { message: asked.error.issues[0]?.message, cause: asked.error })
    }
    return sendPdf(reply, await printRouteSheet(ctx, asked.data), `trivet-route-${asked.data.day}.pdf`)
  })

  app.get<{ Params: { id: string } }>('/admin/orders/:id/packing-list.pdf', async (request, reply) => {
    const ctx = await staffContext(services, request, reply)
    const { id } = request.params
    return sendPdf(reply, await printPackingList(ctx, { id }), `trivet-packing-list-${id}.pdf`)
  })
}

function sendPdf(reply: FastifyReply, pdf: Buffer, name: string) {
  return reply
    .type('application/pdf')
    .header('Cache-Control', 'private, no-store')
    .header('Content-Disposition', `inline; filename="${name}"`)
    .send(pdf)
}
