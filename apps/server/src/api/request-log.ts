import type { FastifyInstance, FastifyReply } from 'fastify'

/** One line a request, when it is over: the route's pattern, never the address, its query or the body. */
export function logRequests(app: FastifyInstance) {
  app.addHook('onResponse', (request, reply, done) => {
    const { procedure } = request.params as { procedure?: string }
    request.log[isForGood(reply) ? 'debug' : 'info']({
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

/** Scripts, styles and pictures that a browser keeps: a page has dozens, and a line of each would bury the rest. */
function isForGood(reply: FastifyReply): boolean {
  return reply.statusCode < 400 && String(reply.getHeader('cache-control')).endsWith('immutable')
}
