import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'

/** What stands on every answer, also of errors and files. Asked of helmet once: no request changes it. */
export function responseHeaders(isTls: boolean): Record<string, string> {
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  const protect = helmet({
    // an API answer opened as a page may load and run nothing; pages bring their own policy
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
    },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    frameguard: { action: 'deny' },
    strictTransportSecurity: isTls && { maxAge: 31_536_000, includeSubDomains: true },
    // pictures may stand in a host's listing or in a mail
    crossOriginResourcePolicy: false,
  })
  protect(request, response, () => {})
  return Object.fromEntries(
    Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
  )
}

export function addResponseHeaders(app: FastifyInstance, headers: Record<string, string>) {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers)
    reply.header('X-Request-Id', request.id)
    done()
  })
}
