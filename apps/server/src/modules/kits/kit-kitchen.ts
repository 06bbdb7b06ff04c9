import type { Cents } from '@trivet/core/money'
import type { FastifyInstance } from 'fastify'
import type { TestApp } from '../../test/app.ts'
import { createProduct } from '../../test/factories.ts'
import { createGuest } from '../../test/orders.ts'

/** For tests: what makes a whole kit, at $7.00, $7.50 and $3.00 a week, and a toaster at $7.50. */
export async function kitKitchen({ database }: Pick<TestApp, 'database'>) {
  const item = (
    kitCategory: string,
    name: string,
    priceCents: Cents,
    depositCents: Cents,
    weightGrams: number,
  ) =>
    createProduct(database, {
      name,
      kitCategory,
      priceCents,
      depositCents,
      weightGrams,
      countInStock: 20,
      image: name.toLowerCase(),
    })
  const [knife, pan, spoon, toaster] = await Promise.all([
    item('knife', 'Knife', 700, 1500, 195),
    item('pan', 'Pan', 750, 1800, 1050),
    item('utensil', 'Spoon', 300, 800, 980),
    item('appliance', 'Toaster', 750, 2500, 2400),
  ])
  return { knife, pan, spoon, toaster, whole: itemsOf([knife, 1], [pan, 1], [spoon, 1]) }
}

export function itemsOf(...pairs: [{ id: string }, number][]) {
  return pairs.map(([{ id }, quantity]) => ({ product: id, quantity }))
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** For tests: somebody with an account, and the REST calls under /api/kits. */
export async function kitCook(shop: TestApp, fields = {}) {
  const guest = await createGuest(shop, fields)
  const call = kitCaller(shop.app, guest.token)
  return {
    ...guest,
    call,
    create: (payload: object, headers = {}) => call('POST', '/create', payload, headers),
    change: (id: string, payload: object) => call('PUT', `/${id}`, payload),
    read: (id: string) => call('GET', `/${id}`),
    remove: (id: string) => call('DELETE', `/${id}`),
    mine: () => call('GET', '/my-kits'),
    toCart: (id: string) => call('POST', `/${id}/add-to-cart`),
    checkCart: (ids: string[]) => call('POST', '/check-cart', { ids }),
    fromTemplate: (payload: object) => call('POST', '/from-template', payload),
  }
}

export function kitCaller(app: FastifyInstance, token?: string) {
  return async (method: Method, path: string, payload?: object, headers = {}) => {
    const answer = await app.inject({
      method,
      url: `/api/kits${path}`,
      headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
      ...(payload && { payload }),
    })
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: answer.body === '' ? null : answer.json(),
    }
  }
}
