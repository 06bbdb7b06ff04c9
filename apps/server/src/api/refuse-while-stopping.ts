import type { FastifyInstance } from 'fastify'
import { AppError } from './app-error.ts'

/** What arrives while the server stops and its port is still open is told to come back, in the form of every error. */
export function refuseWhileStopping(app: FastifyInstance) {
  let isStopping = false
  app.addHook('preClose', async () => {
    isStopping = true
  })
  app.addHook('onRequest', async (_request, reply) => {
    if (!isStopping) return
    reply.header('Connection', 'close')
    throw new AppError('UNAVAILABLE', { retryAfterSeconds: 5 })
  })
}
