import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'
import type { Services } from './context.ts'
import { httpContext } from './http-context.ts'
import { olderQueryNames } from './older-query-names.ts'
import type { Endpoint, JsonSchema } from './procedure-schema.ts'

/** A real route for every procedure with a REST endpoint. */
export function addRestRoutes(app: FastifyInstance, endpoints: Endpoint[], services: Services) {
  for (const { name, procedure, rest, input } of endpoints) {
    if (!rest) continue
    const rawInput =
      rest.method === 'GET' || rest.method === 'DELETE' ? queryReader(input, olderQueryNames[name]) : readBody
    const { type } = procedure._def
    const status = rest.status ?? 200
    app.route({
      method: rest.method,
      url: routeOf(rest.path),
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
  }
}

export function routeOf(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1')
}

type Named = Record<string, unknown>

function readBody({ body, params }: FastifyRequest): Named {
  return { ...(body as Named | undefined), ...(params as Named) }
}

const wholeNumber = /^[1-9][0-9]{0,5}$/

/** Everything in an address is text: what the schema wants as a number becomes one, if it looks like one. */
function queryReader(schema: () => JsonSchema, olderNames: Record<string, string> = {}) {
  let numbers: Set<string> | undefined
  return ({ query, params }: FastifyRequest): Named => {
    numbers ??= wholeNumbersOf(schema())
    const input: Named = {}
    for (const [asked, value] of Object.entries(query as Named)) {
      const name = olderNames[asked] ?? asked
      // ?page=1&page=2 and ?keyword[contains]=x: a list and an object where one value is meant
      if (typeof value !== 'string' || name.includes('[')) throw new AppError('INVALID_INPUT')
      // by its older name and by its own
      if (Object.hasOwn(input, name)) throw new AppError('INVALID_INPUT')
      input[name] = numbers.has(name) && wholeNumber.test(value) ? Number(value) : value
    }
    return Object.assign(input, params)
  }
}

function wholeNumbersOf({ properties = {} }: JsonSchema): Set<string> {
  return new Set(Object.keys(properties).filter((name) => properties[name]?.type === 'integer'))
}
