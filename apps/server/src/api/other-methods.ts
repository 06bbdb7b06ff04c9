import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify'
import { AppError } from './app-error.ts'
import type { Endpoint } from './procedure-schema.ts'
import { routeOf } from './rest.ts'

type Address = {
  url: string
  pattern: RegExp
  /** The methods that it has. */
  allowed: string[]
}

/**
 * Answers whatever no endpoint answers: 405 where the address is one of an endpoint with other methods, and `notFound`
 * elsewhere. A route for each method that an address does not have would be 1,200 routes: 5 MB, and 6% of a start.
 * Logs and figures call these requests by the route that answers, /api/*.
 */
export function answerOthers(api: FastifyInstance, endpoints: Endpoint[], notFound: RouteHandlerMethod) {
  const addresses = addressesOf(endpoints)
  for (const [index, address] of addresses.entries()) {
    const method = methodsOfOthers(address, addresses.slice(index + 1))
    if (method.length > 0)
      api.route({ method, url: address.url, onRequest: refuseMethod(address), handler: notFound })
  }
  const refuseKnown = async (request: FastifyRequest, reply: FastifyReply) => {
    const [path = ''] = request.url.slice(api.prefix.length).split('?', 1)
    const known = addresses.find(({ pattern }) => pattern.test(path))
    if (known && !known.allowed.includes(request.method)) await refuseMethod(known)(request, reply)
  }
  api.all('/*', { onRequest: refuseKnown }, notFound)
}

function addressesOf(endpoints: Endpoint[]): Address[] {
  const methods = new Map<string, string[]>()
  for (const { rest } of endpoints) {
    if (!rest) continue
    const own = rest.method === 'GET' ? ['GET', 'HEAD'] : [rest.method]
    methods.set(rest.path, [...(methods.get(rest.path) ?? []), ...own])
  }
  const addresses = [...methods].map(([path, allowed]) => ({
    url: routeOf(path),
    pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]*')}$`),
    allowed,
  }))
  // as the router looks: a word in its place before an id
  const order = ({ url }: Address) => url.replaceAll(':', '~')
  return addresses.toSorted((one, other) => (order(one) < order(other) ? -1 : 1))
}

/** The router would take /kits/create for the kit with the id create, where a kit can be asked for so. */
function methodsOfOthers(address: Address, later: Address[]): string[] {
  const others = later.filter((other) => canBeBoth(address, other)).flatMap(({ allowed }) => allowed)
  return [...new Set(others)].filter((method) => !address.allowed.includes(method))
}

function canBeBoth(one: Address, other: Address): boolean {
  const [parts, others] = [one.url.split('/'), other.url.split('/')]
  const meets = (part: string, index: number) =>
    part === others[index] || part.startsWith(':') || others[index]?.startsWith(':')
  return parts.length === others.length && parts.every(meets)
}

// before the body is read: the method is the first thing to be wrong
function refuseMethod({ allowed }: Address) {
  return async (_request: FastifyRequest, reply: FastifyReply) => {
    reply.header('Allow', allowed.join(', '))
    throw new AppError('METHOD_NOT_ALLOWED')
  }
}
