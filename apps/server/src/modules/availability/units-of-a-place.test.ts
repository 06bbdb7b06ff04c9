import { serviceAreas } from '@trivet/core/address'
import { standardSettings } from '@trivet/core/settings'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { testNow } from '../../test/clock.ts'
import { testDatabase } from '../../test/database.ts'
import { createProduct, createUser } from '../../test/factories.ts'
import { address, createGuest, getAs, orderBody, postOrder } from '../../test/orders.ts'
import { newId } from '../../platform/ids.ts'
import { insertSettings } from '../settings/settings.repo.ts'

const days = 'start=2026-12-10&end=2026-12-17'
const austin = '78704'
const denver = '80202'

/** A shop with units in two depots, where everybody is served from the main one, but Austin from this one. */
async function shopServingAustinFrom(depot: string) {
  const database = await testDatabase()
  const { id: savedBy } = await createUser(database, { isAdmin: true })
  await database.prisma.depot.create({ data: { id: 'north', name: 'North' } })
  const areas = serviceAreas.map((area) => (area.id === 'austin' ? { ...area, depot } : area))
  const settings = { ...standardSettings, serviceAreas: areas }
  await insertSettings(database.sql, { version: 1, settings, savedBy, now: testNow })
  const shop = await testApp({ database })
  const get = async (path: string) => shop.app.inject({ url: `/api${path}` })
  return {
    shop,
    async product({ main, north, name }: { main: number; north: number; name: string }) {
      const product = await createProduct(database, { countInStock: main, name })
      await database.sql.query(`INSERT INTO depot_stock VALUES ($1, 'north', $2)`, [product.id, north])
      return product
    },
    freeOf: async ({ id }: { id: string }, place = '') =>
      (await get(`/products/${id}/availability?${days}&place=${place}`)).json().free,
    namesFreeIn: async (place: string, keyword = '') =>
      (await get(`/products?${days}&place=${place}&keyword=${encodeURIComponent(keyword)}`))
        .json<{ products: { name: string }[] }>()
        .products.map(({ name }) => name),
  }
}

const two = await shopServingAustinFrom('north')
const pan = await two.product({ name: 'Copper pan', main: 2, north: 5 })
const wok = await two.product({ name: 'Carbon wok', main: 0, north: 5 })

describe('what is free of a product', () => {
  test.each([
    ['a ZIP code', austin, 5],
    ['a city', 'Austin', 5],
    ['an area', 'austin', 5],
    ['a ZIP code that another depot serves', denver, 2],
    ['a ZIP code that nobody serves', '59718', 5],
    ['nothing', '', 5],
  ])('is what the depot of the place has, or any depot: %s', async (_case, place, free) => {
    expect(await two.freeOf(pan, place)).toBe(free)
  })

  test('is not asked for a text too long to be a place', async () => {
    const { app } = two.shop
    const answer = await app.inject({ url: `/api/products/${pan.id}/availability?place=${'x'.repeat(61)}` })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ message: 'Please give us a ZIP code or a city' })
  })

  test('is what an order gets there, and nowhere else', async () => {
    const pot = await two.product({ name: 'Stock pot', main: 2, north: 5 })
    const order = async (rentalAddress: typeof address | object) => {
      const { token } = await createGuest(two.shop)
      return postOrder(two.shop.app, { token, body: { ...orderBody(pot, { qty: 4 }), rentalAddress } })
    }
    const elsewhere = { ...address, city: 'Denver', state: 'CO', postalCode: denver }
    expect((await order(elsewhere)).json()).toMatchObject({ code: 'NOT_ENOUGH_STOCK' })
    expect((await order(address)).statusCode).toBe(201)
    expect([await two.freeOf(pot, austin), await two.freeOf(pot, denver)]).toEqual([1, 2])
  })
})

test('units in a depot that serves nobody are free for nobody', async () => {
  const one = await shopServingAustinFrom('main')
  const stray = await one.product({ name: 'Stray pan', main: 2, north: 5 })
  const lost = await one.product({ name: 'Lost pan', main: 0, north: 5 })
  for (const place of ['', austin, '59718']) expect(await one.freeOf(stray, place)).toBe(2)
  expect(await one.freeOf(lost)).toBe(0)
  expect(await one.namesFreeIn('')).toEqual(['Stray pan'])
})

test('a list of what is free, and a search in it, have a product only where it can be had', async () => {
  expect(await two.namesFreeIn(austin)).toEqual(expect.arrayContaining(['Carbon wok', 'Copper pan']))
  expect(await two.namesFreeIn(denver)).not.toContain('Carbon wok')
  expect(await two.namesFreeIn(austin, 'wok')).toEqual(['Carbon wok'])
  expect(await two.namesFreeIn(denver, 'wok')).toEqual([])
})

test('a kit of one’s own is packed of what the depot of the place has', async () => {
  const guest = await createGuest(two.shop)
  const id = newId()
  const items = { create: [{ productId: wok.id, quantity: 2, position: 1 }] }
  const data = { id, userId: guest.userId, name: 'Stir fry', items }
  await two.shop.database.prisma.kit.create({ data })
  const freeKits = async (place: string) =>
    (await getAs(two.shop.app, guest, `/api/kits/${id}/availability?${days}&place=${place}`)).json().free
  expect([await freeKits(austin), await freeKits(denver)]).toEqual([2, 0])
})
