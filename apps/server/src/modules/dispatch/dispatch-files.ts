import { packingListsInput, routeSheetInput } from '@trivet/core/contract/dispatch'
import type { FastifyInstance } from 'fastify'
import type * as z from 'zod'
import { AppError } from '../../api/app-error.ts'
import type { Services } from '../../api/context.ts'
import { sendPdf } from '../../api/send-pdf.ts'
import { staffContext } from '../../api/staff-context.ts'
import { printPackingList } from './print-packing-list.ts'
import { printPackingLists } from './print-packing-lists.ts'
import { printRouteSheet } from './print-route-sheet.ts'

/** What staff print: the day's stops, and what goes into a box. */
export async function dispatchFiles(app: FastifyInstance, { services }: { services: Services }) {
  app.get('/admin/dispatch/route-sheet.pdf', async (request, reply) => {
    const ctx = await staffContext(services, request, reply, 'dispatch')
    const asked = readDay(routeSheetInput, request.query)
    return sendPdf(reply, await printRouteSheet(ctx, asked), `trivet-route-${asked.day}.pdf`)
  })

  app.get('/admin/dispatch/packing-lists.pdf', async (request, reply) => {
    const ctx = await staffContext(services, request, reply, 'warehouse')
    const asked = readDay(packingListsInput, request.query)
    return sendPdf(reply, await printPackingLists(ctx, asked), `trivet-packing-lists-${asked.day}.pdf`)
  })

  app.get<{ Params: { id: string } }>('/admin/orders/:id/packing-list.pdf', async (request, reply) => {
    const ctx = await staffContext(services, request, reply, 'warehouse')
    const { id } = request.params
    return sendPdf(reply, await printPackingList(ctx, { id }), `trivet-packing-list-${id}.pdf`)
  })
}

function readDay<Input>(input: z.ZodType<Input>, query: unknown): Input {
  const asked = input.safeParse(query)
  if (asked.success) return asked.data
  throw new AppError('INVALID_INPUT', { message: asked.error.issues[0]?.message, cause: asked.error })
}
