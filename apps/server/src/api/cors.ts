import fastifyCors, { type FastifyCorsOptions } from '@fastify/cors'
import type { FastifyInstance, FastifyRequest } from 'fastify'

const headers: FastifyCorsOptions = {
  exposedHeaders: 'Location, Retry-After, X-Request-Id, Idempotent-Replayed',
  methods: 'GET, HEAD, POST, PUT, PATCH, DELETE',
  allowedHeaders: 'Authorization, Content-Type, Idempotency-Key',
  maxAge: 600,
}

/** Pages of exactly these origins may call the API; without credentials, since no cookie means anything here. */
export async function allowOrigins(app: FastifyInstance, origins: string[]) {
  if (origins.length === 0) return
  await app.register(fastifyCors, {
    delegator: async (request: FastifyRequest): Promise<FastifyCorsOptions> => ({
      ...headers,
      // one that is not allowed is told nothing
      origin: origins.find((origin) => origin === request.headers.origin) ?? false,
      // an OPTIONS that is no preflight is for the route to refuse
      preflight: Boolean(request.headers['access-control-request-method']),
    }),
  })
}
