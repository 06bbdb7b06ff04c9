import type { Histogram, Registry } from '@prometheus-io/client'
import type { FastifyInstance, FastifyRequest } from 'fastify'

type Client = typeof import('@prometheus-io/client')

type Measured = {
  client: Client
  registry: Registry
  /** What a stranger asks for is no label unless it is one of these. */
  procedures: ReadonlySet<string>
}

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** How long each route took, by its pattern, never by its address. */
export function measureRequests(app: FastifyInstance, { client, registry, procedures }: Measured) {
  const durations = new client.Histogram({
    name: 'trivet_http_request_duration_seconds',
    help: 'Requests by route and how they ended. A batch of tRPC calls stands under /trpc/:procedure.',
    labelNames: ['method', 'route', 'status'],
    buckets: seconds,
    registers: [registry],
  })
  const calls = new client.Counter({
    name: 'trivet_trpc_calls_total',
    help: 'Calls over tRPC by procedure, those of a batch each by itself.',
    labelNames: ['procedure'],
    registers: [registry],
  })
  const seriesOf = seriesFinder(durations)

  app.addHook('onResponse', (request, reply, done) => {
    const asked = proceduresOf(request).map((name) => (procedures.has(name) ? name : 'unknown'))
    for (const procedure of asked) calls.inc({ procedure })
    const route = asked.length === 1 ? `/trpc/${asked[0]}` : (request.routeOptions.url ?? 'none')
    seriesOf(request.method, route, `${Math.floor(reply.statusCode / 100)}xx`).observe(
      reply.elapsedTime / 1000,
    )
    done()
  })
}

function proceduresOf({ params, routeOptions }: FastifyRequest): string[] {
  if (routeOptions.url !== '/trpc/:procedure') return []
  return (params as { procedure: string }).procedure.split(',')
}

/** Each series is made once: putting labels in order for every request would cost more than counting. */
function seriesFinder(durations: Histogram<'method' | 'route' | 'status'>) {
  const known = new Map<string, ReturnType<typeof durations.labels>>()
  return (method: string, route: string, status: string) => {
    const key = `${method} ${status} ${route}`
    const series = known.get(key) ?? durations.labels({ method, route, status })
    known.set(key, series)
    return series
  }
}
