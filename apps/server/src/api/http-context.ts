import type { FastifyReply, FastifyRequest } from 'fastify'
import { readBearerToken } from '../platform/sessions.ts'
import { clientAddress } from './client-address.ts'
import type { Caller, Context, ReplyPort, Services } from './context.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is calling, once a procedure was reached; null before. */
    caller: Caller | null
  }
}

/** Reads headers only when they are asked for: most reads ask for none. */
class HttpCaller implements Caller {
  userId: string | null = null
  readonly #request: FastifyRequest

  constructor(request: FastifyRequest) {
    this.#request = request
  }

  get id() {
    return this.#request.id
  }

  get address() {
    return clientAddress(this.#request.ip)
  }

  get userAgent() {
    return this.#request.headers['user-agent'] ?? ''
  }

  get token() {
    return readBearerToken(headerValues(this.#request, 'authorization'))
  }

  get idempotencyKeys() {
    return headerValues(this.#request, 'idempotency-key')
  }
}

class HttpReply implements ReplyPort {
  readonly #reply: FastifyReply

  constructor(reply: FastifyReply) {
    this.#reply = reply
  }

  header(name: string, value: string) {
    this.#reply.header(name, value)
  }

  status(code: number) {
    this.#reply.code(code)
  }
}

/** A header as often as it was sent; `headers` would join the values or keep the first alone. */
function headerValues({ raw: { rawHeaders } }: FastifyRequest, name: string): string[] {
  return rawHeaders.filter((_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === name)
}

export function httpContext(services: Services, request: FastifyRequest, reply: FastifyReply): Context {
  const caller = new HttpCaller(request)
  request.caller = caller
  return { ...services, log: request.log, request: caller, reply: new HttpReply(reply) }
}
