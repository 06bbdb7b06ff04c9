import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { itemsOf, kitCook, kitKitchen } from './kit-kitchen.ts'

const shop = await testApp()
const { app } = shop
const { knife, pan, whole } = await kitKitchen(shop)
const cook = await kitCook(shop)
const headers = { authorization: `Bearer ${cook.token}` }

async function mutate(procedure: string, input: object) {
  const answer = await app.inject({ method: 'POST', url: `/trpc/kits.${procedure}`, headers, payload: input })
  return { status: answer.statusCode, body: answer.json() }
}

async function query(procedure: string, input?: object) {
  const asked = input ? `?input=${encodeURIComponent(JSON.stringify(input))}` : ''
  const answer = await app.inject({ url: `/trpc/kits.${procedure}${asked}`, headers })
  return { status: answer.statusCode, body: answer.json() }
}

test('a kit saved over tRPC is the same kit over REST', async () => {
  const { body } = await mutate('create', { name: 'Sunday', items: whole })
  const kit = body.result.data
  expect((await cook.read(kit._id)).body).toEqual(kit)
  expect((await query('byId', { id: kit._id })).body.result.data).toEqual(kit)
  expect((await query('mine')).body.result.data).toEqual((await cook.mine()).body)
  expect((await query('checkCart', { ids: [kit._id] })).body.result.data).toEqual(
    (await cook.checkCart([kit._id])).body,
  )
  expect((await mutate('addToCart', { id: kit._id })).body.result.data).toEqual(
    (await cook.toCart(kit._id)).body,
  )
})

test('a refusal over tRPC tells its code and every rule that is not met', async () => {
  expect(await mutate('create', { items: itemsOf([knife, 1]) })).toMatchObject({
    status: 400,
    body: {
      error: {
        message: 'Add at least one pan or pot to your kit',
        data: {
          errorCode: 'INVALID_INPUT',
          errors: [
            { path: 'items', message: 'Add at least one pan or pot to your kit' },
            { path: 'items', message: 'Add at least one utensil to your kit' },
          ],
        },
      },
    },
  })
  const { body: kit } = await cook.create({ items: whole })
  await cook.change(kit._id, { items: itemsOf([knife, 1], [pan, 2]).concat(whole) })
  expect(await mutate('update', { id: kit._id, items: whole, lastModified: kit.lastModified })).toMatchObject(
    {
      status: 409,
      body: { error: { data: { errorCode: 'KIT_CHANGED' } } },
    },
  )
})

test('every call stands in the OpenAPI document, and the two that make kits take a key', async () => {
  const { paths } = (await app.inject('/api/openapi.json')).json()
  const calls = Object.entries<Record<string, { parameters: { name: string; required: boolean }[] }>>(paths)
    .filter(([path]) => path.startsWith('/kits/'))
    .flatMap(([path, methods]) => Object.entries(methods).map(([method, call]) => ({ path, method, call })))
  expect(calls.map(({ path, method }) => `${method.toUpperCase()} ${path}`).toSorted()).toEqual([
    'DELETE /kits/{id}',
    'GET /kits/my-kits',
    'GET /kits/plan-prices',
    'GET /kits/templates',
    'GET /kits/{id}',
    'GET /kits/{id}/availability',
    'POST /kits/check-cart',
    'POST /kits/create',
    'POST /kits/from-template',
    'POST /kits/{id}/add-to-cart',
    'PUT /kits/{id}',
  ])
  const keyed = calls.filter(({ call }) => call.parameters.some(({ name }) => name === 'Idempotency-Key'))
  expect(keyed.map(({ path }) => path).toSorted()).toEqual(['/kits/create', '/kits/from-template'])
})

test.each([
  ['GET', '/create', 'POST'],
  ['POST', '/my-kits', 'GET, HEAD'],
  ['DELETE', '/templates', 'GET, HEAD'],
] as const)('%s /kits%s is not allowed, and not taken for a kit', async (method, path, allow) => {
  const answer = await cook.call(method, path)
  expect([answer.status, answer.headers.allow]).toEqual([405, allow])
})
