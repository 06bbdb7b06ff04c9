import type { FastifyInstance } from 'fastify'

export type Call = {
  body?: object | string
  token?: string | undefined
  /** The client's network address. */
  address?: string
  headers?: Record<string, string | string[]>
}

type RestMethod = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Calls the REST endpoint as a client somewhere on the network would. */
export function restClient(app: FastifyInstance) {
  return async (method: RestMethod, path: string, { body, token, address, headers }: Call = {}) => {
    const response = await app.inject({
      method,
      url: `/api${path}`,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
      ...(address !== undefined && { remoteAddress: address }),
    })
    const answer = response.body === '' ? {} : response.json<Record<string, unknown>>()
    return { status: response.statusCode, headers: response.headers, body: answer }
  }
}

/** How often each status was answered. */
export function tally(answers: { status: number }[]): Record<number, number> {
  const counts: Record<number, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

export const ana = {
  name: 'Ana Alvarez',
  email: 'Ana@Example.com',
  password: 'copper pan on the wall',
  phone: '+1 415 555 0134',
  address: { street: '1 Pine St', city: 'Reno', state: 'NV', postalCode: '89501', country: 'USA' },
}
