import { incomingMessageToRequest } from '@trpc/server/adapters/node-http'
import { settingsVersionHeader } from '@trivet/core/settings'
import { resolveResponse } from '@trpc/server/http'
import type { AnyRouter } from '@trpc/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'
import type { Services } from './context.ts'
import { errorHeaders, errorShape, knownError, logError } from './error-answer.ts'
import { httpContext } from './http-context.ts'

const maxBatchSize = 10

/** tRPC over HTTP, registered at /trpc. The answer passes through fastify as text, so its hooks and compression apply. */
export function addTrpcRoutes(app: FastifyInstance, router: AnyRouter, services: Services) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) =>
    done(null, text),
  )
  app.setErrorHandler((error, request, reply) => {
    logError(request.log, error, request.url, null)
    return answerError(error, request, reply)
  })
  app.all<{ Params: { procedure: string } }>('/:procedure', async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'POST') {
      reply.header('Allow', 'GET, POST')
      throw new AppError('METHOD_NOT_ALLOWED')
    }
    const response = await resolveResponse({
      router,
      path: request.params.procedure,
      req: incomingMessageToRequest(Object.assign(request.raw, { body: request.body }), reply.raw, {
        maxBodySize: null,
      }),
      error: null,
      maxBatchSize,
      createContext: async () => httpContext(services, request, reply),
      onError: ({ error, path = '' }) => {
        reply.headers(errorHeaders(knownError(error)))
        logError(request.log, error, path, request.caller?.userId ?? null)
      },
    })
    reply.code(response.status)
    for (const [name, value] of response.headers) reply.header(name, value)
    // an open page that counts with older ones asks for them again
    reply.header(settingsVersionHeader, await services.settings.version())
    return reply.send(await response.text())
  })
}

/** For what goes wrong before tRPC is reached: its clients expect its form. */
function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const known = knownError(error)
  const shape = errorShape(error, request.id)
  return reply
    .code(known?.status ?? 500)
    .headers(errorHeaders(known))
    .send({ error: shape })
}
