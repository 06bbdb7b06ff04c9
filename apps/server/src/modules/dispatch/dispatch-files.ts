import type { FastifyInstance } from 'fastify'
import type { Services } from '../../api/context.ts'
import { readFileQuery } from '../../api/file-queries.ts'
import { sendPdf } from '../../api/send-pdf.ts'
import { staffContext } from '../../api/staff-context.ts'
import { printPackingList } from './print-packing-list.ts'
import { printPackingLists } from './print-packing-lists.ts'
import { printRouteSheet } from './print-route-sheet.ts'

/** What staff print: the day's stops, and what goes into a box. */
export async function dispatchFiles(app: FastifyInstance, { services }: { services: Services }) {
  app.get('/admin/dispatch/route-sheet.pdf', async (request, reply) => {
    const ctx = await staffContext(services, request, reply, 'dispatch')
    const asked = readFileQuery('documents.routeSheet', request)
    return sendPdf(reply, await printRouteSheet(ctx, asked), `trivet-route-${asked.day}.pdf`)
  })

  app.get('/admin/dispatch/packing-lists.pdf', async (request, reply) => {
    const ctx = await staffContext(services, request, reply, 'warehouse')
    const asked = readFileQuery('documents.packingLists', request)
    return sendPdf(reply, await printPackingLists(ctx, asked), `trivet-packing-lists-${asked.day}.pdf`)
  })

  app.get<{ Params: { id: string } }>('/admin/orders/:id/packing-list.pdf', async (request, reply) => {
    const ctx = await staffContext(services, request, reply, 'warehouse')
    const { id } = request.params
    return sendPdf(reply, await printPackingList(ctx, { id }), `trivet-packing-list-${id}.pdf`)
  })
}
