import { serviceArea } from '@trivet/core/address'
import * as addressCopy from '@trivet/core/copy/address'
import * as generalCopy from '@trivet/core/copy/general'
import { standardSettings } from '@trivet/core/settings'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { createProduct, createUser } from '../../test/factories.ts'
import { address, createGuest, orderBody, postOrder } from '../../test/orders.ts'
import { insertSettings } from '../settings/settings.repo.ts'

const shop = await testApp()
const { app, database, clock } = shop
const guest = await createGuest(shop)
const kit = await createProduct(database, { countInStock: 99 })

const order = (changed: object) =>
  postOrder(app, {
    token: guest.token,
    body: { ...orderBody(kit), rentalAddress: { ...address, ...changed } },
  })

const quote = (rentalAddress: unknown) =>
  app.inject({
    method: 'POST',
    url: '/api/quotes',
    payload: { orderItems: [{ product: kit.id, qty: 1 }], rentalAddress },
  })

const notServed = [
  [
    'a ZIP code outside every area',
    { city: 'Bozeman', state: 'MT', postalCode: '59718' },
    'postalCode',
    'We do not deliver to 59718 yet. The nearest area we serve: Denver.',
  ],
  [
    'a ZIP code of another state',
    { state: 'CA' },
    'state',
    '78704 is in Texas (TX). Please check the postal code and the state.',
  ],
  [
    'another country',
    { state: 'ON', postalCode: 'K1A 0B1', country: 'CAN' },
    'country',
    'We do not deliver to Canada yet, only to parts of the United States.',
  ],
  [
    'another country with a ZIP code of ours',
    { country: 'MEX' },
    'country',
    'We do not deliver to Mexico yet, only to parts of the United States.',
  ],
] as const

describe('a place the van does not drive to', () => {
  test.each(notServed)('refuses a quote and an order: %s', async (_case, changed, part, message) => {
    const refusal = {
      code: 'OUTSIDE_SERVICE_AREA',
      message,
      errors: [{ path: `rentalAddress.${part}`, message }],
    }
    const [placed, quoted] = await Promise.all([order(changed), quote({ ...address, ...changed })])
    expect([placed.statusCode, quoted.statusCode]).toEqual([422, 422])
    expect(placed.json()).toMatchObject(refusal)
    expect(quoted.json()).toMatchObject(refusal)
    expect(await database.prisma.order.count()).toBe(0)
    expect(await database.prisma.reservation.count()).toBe(0)
  })

  test.each([
    ['three digits', { postalCode: '787' }, addressCopy.zipUnreadable],
    ['a number', { postalCode: 78704 }, addressCopy.fillAddress],
    ['an object', { postalCode: { startsWith: '787' } }, addressCopy.fillAddress],
    ['a blank', { postalCode: ' ' }, addressCopy.fillAddress],
    ['a book', { postalCode: '7'.repeat(201) }, generalCopy.textTooLong(200)],
    ['no country we know', { country: 'FRA' }, addressCopy.invalidCountry],
  ])('is no place at all with %s', async (_case, changed, message) => {
    const [placed, quoted] = await Promise.all([order(changed), quote({ ...address, ...changed })])
    expect([placed.statusCode, quoted.statusCode]).toEqual([400, 400])
    expect(placed.json()).toMatchObject({ code: 'INVALID_INPUT', message })
    expect(quoted.json()).toMatchObject({ code: 'INVALID_INPUT', message })
  })
})

describe('a quote', () => {
  test.each([undefined, null])('without a place has the default rates, and says so: %j', async (place) => {
    const quoted = await quote(place)
    expect(quoted.statusCode).toBe(200)
    expect(quoted.json()).toMatchObject({ serviceArea: null })
  })

  test('names the area of its place, which its ZIP code alone can tell', async () => {
    expect((await quote({ postalCode: '78704' })).json()).toMatchObject({
      serviceArea: 'Austin',
    })
    expect((await quote(address)).json()).toMatchObject({
      serviceArea: 'Austin',
    })
  })
})

test('the areas are those the shop has set, at the moment of the order', async () => {
  expect((await order({})).statusCode).toBe(201)
  const serviceAreas = [serviceArea({ name: 'Bozeman', timeZone: 'America/Denver', zipRanges: ['597'] })]
  const { id: savedBy } = await createUser(database, { isAdmin: true })
  await insertSettings(database.sql, {
    version: 1,
    settings: { ...standardSettings, serviceAreas },
    savedBy,
    now: clock.now(),
  })
  expect((await order({})).json()).toMatchObject({
    code: 'OUTSIDE_SERVICE_AREA',
  })
  const placed = await order({
    city: 'Bozeman',
    state: 'Montana',
    postalCode: '59718',
  })
  expect(placed.statusCode).toBe(201)
  expect(placed.json()).toMatchObject({ timeZone: 'America/Denver' })
})
