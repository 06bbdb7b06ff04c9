import type { FastifyInstance } from 'fastify'

/** Pages of exactly these origins may call the API; without credentials, since no cookie means anything here. */
export function allowOrigins(app: FastifyInstance, origins: string[]) {
  if (origins.length === 0) return
  app.addHook('onRequest', async (request, reply) => {
    reply.header('Vary', 'Origin')
    const { origin } = request.headers
    if (!origin || !origins.includes(origin)) return
    reply.header('Access-Control-Allow-Origin', origin)
    reply.header('Access-Control-Expose-Headers', 'Location, Retry-After, X-Request-Id, Idempotent-Replayed')
    if (request.method !== 'OPTIONS' || !request.headers['access-control-request-method']) return
    return reply
      .code(204)
      .header('Access-Control-Allow-Methods', 'GET, HEAD, POST, PUT, PATCH, DELETE')
      .header('Access-Control-Allow-Headers', 'Authorization, Content-Type, Idempotency-Key')
      .header('Access-Control-Max-Age', '600')
      .send()
  })
}
