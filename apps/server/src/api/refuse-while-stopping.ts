import type { FastifyInstance } from 'fastify'
import { AppError } from './app-error.ts'

/**
 * A server that is told to stop lets go of its connections one answer at a time; what arrives between that and the closing of
 * the port is told to come back, in the form of every error.
 */
export function refuseWhileStopping(app: FastifyInstance, stopping: AbortSignal) {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onRequest', async (_request, reply) => {
    if (isClosing || stopping.aborted) reply.header('Connection', 'close')
    if (isClosing) throw new AppError('UNAVAILABLE', { retryAfterSeconds: 5 })
  })
}
