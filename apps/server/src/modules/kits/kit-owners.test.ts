import { describe, expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { orderBody, postAs } from '../../test/orders.ts'
import { kitCaller, kitCook, kitKitchen } from './kit-kitchen.ts'

const shop = await testApp()
const { whole } = await kitKitchen(shop)
const [ana, ben] = await Promise.all([kitCook(shop), kitCook(shop)])
const staff = await kitCook(shop, { isAdmin: true })
const people = { ana, ben, staff }
const kitOf = {
  ana: (await ana.create({ name: 'Ana’s', items: whole })).body,
  ben: (await ben.create({ name: 'Ben’s', items: whole })).body,
  staff: (await staff.create({ name: 'Staff’s', items: whole })).body,
}
type Name = keyof typeof people

const pairs = (['ana', 'ben', 'staff'] as const).flatMap((caller) =>
  (['ana', 'ben', 'staff'] as const).map((owner): [Name, Name] => [caller, owner]),
)

const notFound = { status: 404, message: 'Kit not found', code: 'KIT_NOT_FOUND' }
const shortOf = ({ status, body }: { status: number; body: { message?: string; code?: string } }) => ({
  status,
  message: body?.message,
  code: body?.code,
})

describe.each(pairs)('%s and the kit of %s', (caller, owner) => {
  const { _id } = kitOf[owner]
  const isOwn = caller === owner
  const calls = {
    read: () => people[caller].read(_id),
    change: () => people[caller].change(_id, { name: kitOf[owner].name, items: whole }),
    'put into the cart': () => people[caller].toCart(_id),
  }

  test.each(Object.entries(calls))(`${isOwn ? 'can' : 'cannot'} %s it`, async (_name, call) => {
    const answer = await call()
    if (isOwn) expect(answer.status).toBe(200)
    else expect(shortOf(answer)).toEqual(notFound)
  })

  test(`${isOwn ? 'sees' : 'does not see'} it in lists`, async () => {
    const { body: kits } = await people[caller].mine()
    expect(kits.some((kit: { _id: string }) => kit._id === _id)).toBe(isOwn)
    const { body: offers } = await people[caller].checkCart([_id])
    expect(offers).toHaveLength(isOwn ? 1 : 0)
  })

  test(`${isOwn ? 'can' : 'cannot'} price it`, async () => {
    const { orderItems } = orderBody({ id: _id, priceCents: 1750 })
    const body = { orderItems: orderItems.map((item) => ({ ...item, isCustomKit: true })) }
    const answer = await postAs(shop.app, people[caller], '/api/quotes', body)
    expect([answer.statusCode, answer.json().message]).toEqual(
      isOwn ? [200, undefined] : [400, 'Product not found'],
    )
  })
})

test.each(pairs.filter(([caller, owner]) => caller !== owner))(
  '%s cannot delete the kit of %s',
  async (caller, owner) => {
    expect(shortOf(await people[caller].remove(kitOf[owner]._id))).toEqual(notFound)
    expect((await people[owner].read(kitOf[owner]._id)).status).toBe(200)
  },
)

test.each(['f'.repeat(24), 'nonsense', '%27%20OR%201=1'])('the kit %s is not found', async (id) => {
  expect(shortOf(await ana.change(id, { items: whole }))).toEqual(notFound)
  expect(shortOf(await ana.remove(id))).toEqual(notFound)
})

describe('signed out', () => {
  const anyone = kitCaller(shop.app)

  test.each([
    ['POST', '/create'],
    ['GET', '/my-kits'],
    ['GET', '/x'],
    ['PUT', '/x'],
    ['DELETE', '/x'],
    ['POST', '/x/add-to-cart'],
    ['POST', '/from-template'],
    ['POST', '/check-cart'],
  ] as const)('%s /kits%s asks for a token, before anything else', async (method, path) => {
    const answer = await anyone(
      method,
      path,
      method === 'GET' || method === 'DELETE' ? undefined : { items: 7 },
    )
    expect([answer.status, answer.body.message]).toEqual([401, 'Authentication required'])
  })

  test('the templates can be read', async () => {
    expect((await anyone('GET', '/templates')).status).toBe(200)
  })

  test('a kit cannot be priced', async () => {
    const { app } = shop
    const orderItems = [{ product: kitOf.ana._id, qty: 1, isCustomKit: true }]
    const answer = await app.inject({ method: 'POST', url: '/api/quotes', payload: { orderItems } })
    expect([answer.statusCode, answer.json().message]).toEqual([400, 'Product not found'])
  })
})
