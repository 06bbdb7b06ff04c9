import * as generalCopy from '@trivet/core/copy/general'
import { emptyCart, type Cart } from '@trivet/core/cart'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { createUser, signIn } from '../../test/factories.ts'

const { app, database, clock } = await testApp()

const pan = {
  _id: 'a'.repeat(24),
  name: 'Copper pan',
  slug: 'copper-pan',
  category: 'Chef',
  image: 'copper-pan',
  price: 14.99,
  qty: 2,
  countInStock: 5,
}
const cart: Cart = { ...emptyCart, items: [pan], damageProtection: true }

async function someone() {
  const user = await createUser(database)
  const authorization = `Bearer ${await signIn(database, user, clock)}`
  const call = (method: 'GET' | 'PUT', payload?: object) =>
    app.inject({ method, url: '/api/users/cart', headers: { authorization }, ...(payload && { payload }) })
  return { user, get: () => call('GET'), put: (body: object) => call('PUT', body) }
}

describe('the cart of an account', () => {
  test('is empty at first', async () => {
    const { get } = await someone()
    const answer = await get()
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ cart: emptyCart, revision: 0 })
  })

  test('comes back on another device as it was saved', async () => {
    const { get, put } = await someone()
    expect((await put({ cart, revision: 0 })).json()).toEqual({ cart, revision: 1 })
    expect((await get()).json()).toEqual({ cart, revision: 1 })
    expect((await get()).headers['cache-control']).toBe('no-store')
  })

  test('keeps a kit of one’s own as it is', async () => {
    const { get, put } = await someone()
    const kit = { ...pan, name: 'Sunday kit', isCustomKit: true }
    await put({ cart: { ...cart, items: [kit] } })
    expect((await get()).json().cart.items).toEqual([kit])
  })

  test('is not overwritten by a device that has not seen the last change', async () => {
    const { get, put } = await someone()
    await put({ cart, revision: 0 })
    const late = await put({ cart: emptyCart, revision: 0 })
    expect(late.statusCode).toBe(409)
    expect(late.json()).toMatchObject({ code: 'CART_CHANGED', details: { cart, revision: 1 } })
    expect((await get()).json()).toEqual({ cart, revision: 1 })
  })

  test('of two devices that save at once only one wins', async () => {
    const { put } = await someone()
    const answers = await Promise.all([1, 2, 3, 4].map(() => put({ cart, revision: 0 })))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409])
  })

  test('is nobody else’s', async () => {
    const [ana, ben] = [await someone(), await someone()]
    await ana.put({ cart })
    expect((await ben.get()).json()).toEqual({ cart: emptyCart, revision: 0 })
  })

  test('goes with its account', async () => {
    const { user, put } = await someone()
    await put({ cart })
    await database.prisma.user.delete({ where: { id: user.id } })
    expect(await database.prisma.savedCart.count({ where: { userId: user.id } })).toBe(0)
  })

  test('counts as empty once it cannot be understood', async () => {
    const { user, get, put } = await someone()
    const content = { items: 'gone wrong' }
    await database.prisma.savedCart.create({
      data: { userId: user.id, content, revision: 3, updatedAt: clock.now() },
    })
    expect((await get()).json()).toEqual({ cart: emptyCart, revision: 3 })
    expect((await put({ cart, revision: 3 })).json()).toEqual({ cart, revision: 4 })
  })

  test.each([
    ['no cart', {}],
    ['a quantity of 0', { cart: { items: [{ ...pan, qty: 0 }] } }],
    ['a price in words', { cart: { items: [{ ...pan, price: 'cheap' }] } }],
    ['a name the database cannot keep', { cart: { items: [{ ...pan, name: 'pan\u0000' }] } }],
    ['half a character', { cart: { items: [{ ...pan, slug: 'pan\ud800' }] } }],
    ['a revision below 0', { cart, revision: -1 }],
  ])('refuses %s', async (_case, body) => {
    const { put } = await someone()
    const answer = await put(body)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'INVALID_INPUT' })
  })

  test.each(['GET', 'PUT'] as const)('asks for a sign-in: %s', async (method) => {
    const answer = await app.inject({
      method,
      url: '/api/users/cart',
      ...(method === 'PUT' && { payload: {} }),
    })
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toMatchObject({ message: generalCopy.authenticationRequired })
  })
})
