import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'
import type { Services } from './context.ts'
import { httpContext } from './http-context.ts'
import type { Endpoint, JsonSchema } from './procedure-schema.ts'

const allMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']

/** A real route for every procedure with a REST endpoint, and a 405 for the methods it does not have. */
export function addRestRoutes(app: FastifyInstance, endpoints: Endpoint[], services: Services) {
  const methodsOf = new Map<string, string[]>()
  for (const { name, procedure, rest, input } of endpoints) {
    if (!rest) continue
    const url = rest.path.replace(/\{(\w+)\}/g, ':$1')
    const rawInput = rest.method === 'GET' || rest.method === 'DELETE' ? queryReader(input) : readBody
    const { type } = procedure._def
    const status = rest.status ?? 200
    app.route({
      method: rest.method,
      url,
      handler: async (request, reply) => {
        reply.code(status)
        const answer: unknown = await procedure({
          path: name,
          type,
          ctx: httpContext(services, request, reply),
          getRawInput: async () => rawInput(request),
          signal: undefined,
          batchIndex: 0,
        })
        return status === 204 ? reply.send() : reply.send(answer)
      },
    })
    methodsOf.set(url, [...(methodsOf.get(url) ?? []), rest.method])
  }
  for (const [url, methods] of methodsOf) refuseOtherMethods(app, url, methods)
}

function refuseOtherMethods(app: FastifyInstance, url: string, methods: string[]) {
  const allowed = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
  app.route({
    method: allMethods.filter((method) => !allowed.includes(method)),
    url,
    // before the body is read: the method is the first thing to be wrong
    onRequest: async (_request: FastifyRequest, reply: FastifyReply) => {
      reply.header('Allow', allowed.join(', '))
      throw new AppError('METHOD_NOT_ALLOWED')
    },
    handler: () => {},
  })
}

type Named = Record<string, unknown>

function readBody({ body, params }: FastifyRequest): Named {
  return { ...(body as Named | undefined), ...(params as Named) }
}

const wholeNumber = /^[1-9][0-9]{0,5}$/

/** Everything in an address is text: what the schema wants as a number becomes one, if it looks like one. */
function queryReader({ properties = {} }: JsonSchema) {
  const numbers = new Set(Object.keys(properties).filter((name) => properties[name]?.type === 'integer'))
  return ({ query, params }: FastifyRequest): Named => {
    const input: Named = {}
    for (const [name, value] of Object.entries(query as Named)) {
      // ?page=1&page=2 and ?keyword[contains]=x: a list and an object where one value is meant
      if (typeof value !== 'string' || name.includes('[')) throw new AppError('INVALID_INPUT')
      input[name] = numbers.has(name) && wholeNumber.test(value) ? Number(value) : value
    }
    return Object.assign(input, params)
  }
}
