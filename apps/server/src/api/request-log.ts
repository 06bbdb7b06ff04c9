import type { FastifyInstance } from 'fastify'

/** One line a request, when it is over: the route's pattern, never the address, its query or the body. */
export function logRequests(app: FastifyInstance) {
  app.addHook('onResponse', (request, reply, done) => {
    const { procedure } = request.params as { procedure?: string }
    request.log.info({
      method: request.method,
      route: request.routeOptions.url ?? null,
      ...(procedure !== undefined && { procedure: procedure.slice(0, 200) }),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      userId: request.caller?.userId ?? null,
    })
    done()
  })
}
