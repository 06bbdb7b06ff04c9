import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../api/app-error.ts'
import { authenticate } from '../../api/authenticate.ts'
import type { Context, Services, UserContext } from '../../api/context.ts'
import { httpContext } from '../../api/http-context.ts'
import { createGate } from '../../platform/concurrency-gate.ts'
import { getArrivalCard, getArrivalCardByLink } from './get-arrival-card.ts'
import { getInvoice } from './get-invoice.ts'
import { getOrderCalendar } from './get-order-calendar.ts'
import { getTripCalendar } from './get-trip-calendar.ts'

type ById = { Params: { id: string } }
type ByToken = { Params: { token: string } }

/** Documents about one order. Drawn one after the other, so that many requests cannot hold up the shop. */
export async function documentRoutes(app: FastifyInstance, { services }: { services: Services }) {
  const inTurn = createGate('documents', { running: 1, waiting: 64 })

  app.addHook('onRequest', async (_request, reply) => {
    // an address may be a secret, and what it answers is for one person
    reply.headers({
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex',
    })
  })

  app.get<ById>('/orders/:id/invoice.pdf', async (request, reply) => {
    const ctx = await signedIn(services, request, reply)
    await countDocument(ctx, ctx.actor.userId)
    const { id } = request.params
    return sendPdf(reply, `trivet-invoice-${id}.pdf`, await inTurn(() => getInvoice(ctx, id)))
  })

  app.get<ById>('/orders/:id/arrival-card.pdf', async (request, reply) => {
    const ctx = await signedIn(services, request, reply)
    await countDocument(ctx, ctx.actor.userId)
    const card = await inTurn(() => getArrivalCard(ctx, request.params.id))
    return sendPdf(reply, 'trivet-arrival-card.pdf', card)
  })

  app.get<ById>('/orders/:id/calendar.ics', async (request, reply) => {
    const ctx = await signedIn(services, request, reply)
    const { filename, contentType, content } = await getOrderCalendar(ctx, request.params.id)
    reply.header('Content-Disposition', `attachment; filename="${filename}"`)
    return reply.type(contentType).send(content)
  })

  app.get<ByToken>('/trips/:token/arrival-card.pdf', async (request, reply) => {
    const ctx = httpContext(services, request, reply)
    await countDocument(ctx, ctx.request.address)
    const card = await inTurn(() => getArrivalCardByLink(ctx, request.params.token))
    return sendPdf(reply, 'trivet-arrival-card.pdf', card)
  })

  app.get<ByToken>('/trips/:token/trip.ics', async (request, reply) => {
    const calendar = await getTripCalendar(httpContext(services, request, reply), request.params.token)
    reply.header('Content-Disposition', 'attachment; filename="trivet-trip.ics"')
    return reply.type('text/calendar; charset=utf-8').send(calendar)
  })

  for (const url of [
    '/orders/:id/invoice.pdf',
    '/orders/:id/arrival-card.pdf',
    '/orders/:id/calendar.ics',
    '/trips/:token/arrival-card.pdf',
    '/trips/:token/trip.ics',
  ]) {
    refuseWriting(app, url)
  }
}

async function signedIn(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<UserContext> {
  const ctx = httpContext(services, request, reply)
  return { ...ctx, actor: await authenticate(ctx) }
}

// a sheet costs far more than a read
async function countDocument(ctx: Context, who: string): Promise<void> {
  await ctx.limits.count({ key: `document:${who}`, max: 60, windowSeconds: 600 })
}

function sendPdf(reply: FastifyReply, name: string, pdf: Buffer) {
  return reply
    .type('application/pdf')
    .header('Content-Disposition', `attachment; filename="${name}"`)
    .send(pdf)
}

function refuseWriting(app: FastifyInstance, url: string) {
  app.route({
    method: ['POST', 'PUT', 'PATCH', 'DELETE'],
    url,
    // before a body is read
    onRequest: async (_request, reply) => {
      reply.header('Allow', 'GET, HEAD')
      throw new AppError('METHOD_NOT_ALLOWED')
    },
    handler: () => {},
  })
}
