import { existsSync, readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { StartFailure } from '../platform/start-failure.ts'

export const applePayAddress = '/.well-known/apple-developer-merchantid-domain-association'

/** Where Apple asks whether the shop's domain is its own, with the file that Stripe's dashboard gives for it. */
export function addApplePayFile(app: FastifyInstance, path: string | undefined) {
  if (!path) return
  // read at once: a wrong path is heard of at the start, not by Apple
  if (!existsSync(path))
    throw new StartFailure(`APPLE_PAY_DOMAIN_FILE=${path} is not there: correct its path.`)
  const text = readFileSync(path, 'utf8')
  app.get(applePayAddress, (_request, reply) => reply.type('text/plain').send(text))
}
