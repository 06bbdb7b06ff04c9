import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { query } from '../platform/sql/query.ts'
import { AppError } from './app-error.ts'

/** /healthz: the process lives. /readyz: it can serve, that is, its database answers and it is not about to stop. */
export function addHealthRoutes(app: FastifyInstance, sql: Pool, stopping: AbortSignal) {
  app.get('/healthz', async (_request, reply) =>
    reply.header('Cache-Control', 'no-store').send({ status: 'ok' }),
  )
  app.get('/readyz', async (_request, reply) => {
    reply.header('Cache-Control', 'no-store')
    if (stopping.aborted) throw new AppError('UNAVAILABLE', { retryAfterSeconds: 5 })
    await query(sql, (db) => db.selectNoFrom(({ lit }) => lit(1).as('one'))).catch((cause: unknown) => {
      throw new AppError('UNAVAILABLE', { retryAfterSeconds: 5, cause })
    })
    return reply.send({ status: 'ready' })
  })
}
