import * as addressCopy from '@trivet/core/copy/address'
import * as generalCopy from '@trivet/core/copy/general'
import * as staysCopy from '@trivet/core/copy/stays'
import { maxStaysPerHost } from '@trivet/core/stays'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { createProduct } from '../../test/factories.ts'
import { createGuest, type Guest } from '../../test/orders.ts'
import { createCode, createHost } from '../../test/referrals.ts'
import { restClient, tally } from '../accounts/test-client.ts'

const shop = await testApp()
const { database, clock } = shop
const { prisma } = database
const call = restClient(shop.app)

const casa = {
  title: 'Casa Azul',
  address: {
    street: '1200 Barton Springs Rd',
    city: 'Austin',
    state: 'TX',
    postalCode: '78704',
    country: 'USA',
  },
  airbnbListing: 'https://airbnb.com/rooms/4100213?adults=2',
  accessNotes: 'Key in the grey box, code #2580',
  has: { categories: ['pan', 'pan'], products: [] },
}
const save = ({ token }: Guest, changes = {}) =>
  call('POST', '/users/stays', { token, body: { ...casa, ...changes } })
const notFound = { status: 404, body: { message: staysCopy.stayNotFound } }

describe('a stay', () => {
  test('is saved, changed under the same address, and taken down', async () => {
    const host = await createHost(shop)
    const { status, body } = await save(host, { slug: 'mine', hostId: 'x' })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      title: 'Casa Azul',
      address: casa.address,
      airbnbListing: 'https://www.airbnb.com/rooms/4100213',
      accessNotes: casa.accessNotes,
      has: { categories: ['pan'], products: [] },
    })
    expect(body['slug']).toMatch(/^casa-azul-[a-z0-9]{6}$/)
    expect(body['link']).toBe(`http://localhost:4000/stay/${String(body['slug'])}`)

    const url = `/users/stays/${String(body['_id'])}`
    const changed = await call('PUT', url, { token: host.token, body: { ...casa, title: 'Casa Verde' } })
    expect(changed).toMatchObject({ status: 200, body: { title: 'Casa Verde', slug: body['slug'] } })
    expect((await call('GET', url, { token: host.token })).body).toEqual(changed.body)
    expect((await call('GET', '/users/stays', { token: host.token })).body).toEqual([changed.body])

    const remove = () =>
      shop.app.inject({
        method: 'DELETE',
        url: `/api${url}`,
        headers: { authorization: `Bearer ${host.token}` },
      })
    expect((await remove()).statusCode).toBe(204)
    expect((await remove()).statusCode).toBe(404)
    expect(await call('GET', `/stays/${String(body['slug'])}`)).toMatchObject(notFound)
    expect((await call('GET', '/users/stays', { token: host.token })).body).toEqual([])
  })

  test('is its host’s alone: for others it is not there', async () => {
    const host = await createHost(shop)
    const { body } = await save(host)
    const other = await createHost(shop)
    const url = `/users/stays/${String(body['_id'])}`
    const { token } = other
    expect(await call('GET', url, { token })).toMatchObject(notFound)
    expect(await call('PUT', url, { token, body: casa })).toMatchObject(notFound)
    const removed = await shop.app.inject({
      method: 'DELETE',
      url: `/api${url}`,
      headers: { authorization: `Bearer ${token}` },
    })
    expect(removed.statusCode).toBe(404)
    expect((await call('GET', '/users/stays/x', { token })).body['message']).toBe(staysCopy.stayNotFound)
    expect((await call('GET', url, { token: host.token })).status).toBe(200)
  })

  test('needs a host', async () => {
    expect(await save(await createGuest(shop))).toMatchObject({
      status: 403,
      body: { message: generalCopy.hostRequired },
    })
    expect((await call('POST', '/users/stays', { body: casa })).status).toBe(401)
  })

  test('is one of fifty at most, also when many are saved at once', async () => {
    const host = await createHost(shop)
    for (let count = 0; count < maxStaysPerHost - 2; count += 1) await save(host)
    const answers = await Promise.all(Array.from({ length: 8 }, () => save(host)))
    expect(tally(answers)).toEqual({ 201: 2, 409: 6 })
    expect(answers.find(({ status }) => status === 409)?.body['message']).toBe(
      staysCopy.tooManyStays(maxStaysPerHost),
    )
  })

  test('is refused without an address', async () => {
    const host = await createHost(shop)
    expect(await save(host, { address: { ...casa.address, street: ' ' } })).toMatchObject({
      status: 400,
      body: { message: addressCopy.fillAddress },
    })
  })

  test.each([
    ['59718', 'MT', 'postalCode', 'We do not deliver to 59718 yet. The nearest area we serve: Denver.'],
    ['78704', 'CA', 'state', '78704 is in Texas (TX). Please check the postal code and the state.'],
  ])('in %s, %s is refused at the field, new or moved there', async (postalCode, state, part, message) => {
    const host = await createHost(shop)
    const { token } = host
    const address = { ...casa.address, postalCode, state }
    const refused = {
      status: 422,
      body: { code: 'OUTSIDE_SERVICE_AREA', errors: [{ path: `address.${part}`, message }] },
    }
    expect(await save(host, { address })).toMatchObject(refused)
    const { body: stay } = await save(host)
    const url = `/users/stays/${String(stay['_id'])}`
    expect(await call('PUT', url, { token, body: { ...casa, address } })).toMatchObject(refused)
    expect((await call('GET', url, { token })).body).toMatchObject({ address: casa.address })
  })

  test('that was saved where we do not deliver keeps its place, and the rest can be changed', async () => {
    const host = await createHost(shop)
    const { body: stay } = await save(host)
    const address = { ...casa.address, city: 'Bozeman', state: 'MT', postalCode: '59718' }
    await prisma.stay.update({ where: { id: String(stay['_id']) }, data: address })
    const changed = { ...casa, address, title: 'Casa Roja' }
    const url = `/users/stays/${String(stay['_id'])}`
    expect(await call('PUT', url, { token: host.token, body: changed })).toMatchObject({
      status: 200,
      body: { title: 'Casa Roja', address },
    })
  })
})

describe('its page', () => {
  test('tells everybody title, area, the host’s code and what to bring, and nothing that opens a door', async () => {
    const item = { weightGrams: 300, depositCents: 0, isEssential: true }
    const knife = await createProduct(database, { ...item, kitCategory: 'knife', name: 'Chef’s knife' })
    await createProduct(database, { ...item, kitCategory: 'pan', name: 'Pan' })
    const pot = await createProduct(database, { ...item, kitCategory: 'pot', name: 'Pot' })
    const host = await createHost(shop)
    const { code } = await createCode(shop, { hostId: host.userId })
    const { body: stay } = await save(host, { has: { categories: ['pan'], products: [pot.id] } })

    const page = await call('GET', `/stays/${String(stay['slug'])}`)
    expect(page.status).toBe(200)
    expect(page.body).toEqual({
      slug: stay['slug'],
      title: 'Casa Azul',
      area: { city: 'Austin', state: 'TX', zip: '78701' },
      referralCode: code,
      has: ['pan'],
      proposal: [{ category: 'knife', product: expect.objectContaining({ _id: knife.id, price: 49 }) }],
    })
    const text = JSON.stringify(page.body)
    for (const secret of ['Barton', '"78704"', '#2580', 'rooms/4100213', host.userId, host.email]) {
      expect(text).not.toContain(secret)
    }
  })

  test('has no code once the code is over, and is gone with its host', async () => {
    const host = await createHost(shop)
    await createCode(shop, { hostId: host.userId, expiresAt: clock.now() })
    const { body: stay } = await save(host)
    const url = `/stays/${String(stay['slug'])}`
    expect((await call('GET', url)).body).toMatchObject({ referralCode: null })
    await prisma.user.update({ where: { id: host.userId }, data: { isHost: false } })
    expect(await call('GET', url)).toMatchObject(notFound)
  })

  test.each(['casa-azul', 'x', '..%2f', '%E2%98%83'])('is not found under %s', async (slug) => {
    expect(await call('GET', `/stays/${slug}`)).toMatchObject(notFound)
  })
})
