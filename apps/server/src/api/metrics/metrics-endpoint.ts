import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../app-error.ts'
import type { Services } from '../context.ts'
import { measureProcess } from './measure-process.ts'
import { measureRequests } from './measure-requests.ts'
import { measureShop } from './measure-shop.ts'

type MetricsOptions = {
  /** Whoever has it may read them; without it there are none, and their library is not even loaded. */
  token: string | undefined
  services: Pick<Services, 'sql' | 'clock'>
  procedures: ReadonlySet<string>
  dataDirectory: string
}

/** /metrics, as Prometheus reads it. */
export async function addMetrics(app: FastifyInstance, { token, services, ...options }: MetricsOptions) {
  if (token === undefined) return
  const client = await import('@prometheus-io/client')
  const registry = new client.Registry()
  measureRequests(app, { client, registry, ...options })
  measureProcess({ client, registry }, { sql: services.sql, ...options })
  const askShop = measureShop({ client, registry }, services)

  app.get('/metrics', async (request, reply) => {
    if (!isSame(request.headers.authorization ?? '', `Bearer ${token}`)) {
      reply.header('WWW-Authenticate', 'Bearer')
      throw new AppError('AUTHENTICATION_REQUIRED')
    }
    await askShop()
    reply.header('Cache-Control', 'no-store').type(registry.contentType)
    return reply.send(await registry.metrics())
  })
}

/** In a time that tells nothing of how much of it was right. */
function isSame(one: string, other: string): boolean {
  return timingSafeEqual(digestOf(one), digestOf(other))
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
