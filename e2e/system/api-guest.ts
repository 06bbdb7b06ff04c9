import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Session } from '@trivet/core/contract/accounts'
import type { Product } from '@trivet/core/contract/catalog'
import type { Order } from '@trivet/core/contract/orders'

export type Answer<Body> = { status: number; body: Body }

/** A call of the REST endpoint, as any script would make it. */
export async function call<Body>(
  address: string,
  path: string,
  { method = 'GET', token, key, body }: { method?: string; token?: string; key?: string; body?: object } = {},
): Promise<Answer<Body>> {
  const response = await fetch(`${address}/api${path}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(key && { 'idempotency-key': key }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: (await response.json()) as Body }
}

/** Comes again when a busy server asks for it, ten times at most. */
export async function patiently<Body>(make: () => Promise<Answer<Body>>): Promise<Answer<Body>> {
  for (let tries = 1; ; tries += 1) {
    const answer = await make()
    if (answer.status !== 503 || tries === 10) return answer
    await wait(1_000)
  }
}

export async function register(address: string): Promise<string> {
  const account = { name: 'Guest', email: `${randomUUID()}@example.com`, password: 'a pan for every week' }
  const { body } = await patiently(() => call<Session>(address, '/users', { method: 'POST', body: account }))
  return body.token
}

/** Registers in groups: password checks queue up, and a queue that is too long is refused. */
export async function registerMany(address: string, count: number): Promise<string[]> {
  const tokens: string[] = []
  while (tokens.length < count) {
    const group = Math.min(20, count - tokens.length)
    tokens.push(...(await Promise.all(Array.from({ length: group }, () => register(address)))))
  }
  return tokens
}

export async function productBySlug(address: string, slug: string): Promise<Product> {
  return (await call<Product>(address, `/products/slug/${slug}`)).body
}

export type OrderBody = Record<string, unknown>

/** An order of one product for a week, at the total the shop names for it. */
export async function orderFor(
  address: string,
  product: { _id: string },
  week: { start: string; end: string },
) {
  const items = [{ product: product._id, qty: 1 }]
  const dates = { rentalStart: week.start, rentalEnd: week.end }
  const quote = await call<{ totalPrice: number }>(address, '/quotes', {
    method: 'POST',
    body: { orderItems: items, ...dates },
  })
  return {
    orderItems: items,
    ...dates,
    rentalAddress: {
      street: '1200 Barton Springs Rd',
      city: 'Austin',
      state: 'TX',
      postalCode: '78704',
      country: 'USA',
    },
    paymentMethod: 'stripe',
    besides: 'any',
    totalPrice: quote.body.totalPrice,
  }
}

export function placeOrder(address: string, token: string, body: OrderBody, key: string = randomUUID()) {
  return call<Order>(address, '/orders', { method: 'POST', token, key, body })
}
