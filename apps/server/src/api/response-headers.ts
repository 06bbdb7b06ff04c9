import type { FastifyInstance } from 'fastify'

const always = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  // an API answer opened as a page may load and run nothing; pages bring their own policy
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
}

const overTls = { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }

/** What stands on every answer, also of errors and files. */
export function responseHeaders(isTls: boolean): Record<string, string> {
  return isTls ? { ...always, ...overTls } : always
}

export function addResponseHeaders(app: FastifyInstance, headers: Record<string, string>) {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers)
    reply.header('X-Request-Id', request.id)
    done()
  })
}
