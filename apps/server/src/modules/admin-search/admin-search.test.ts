import type { AdminSearchResults } from '@trivet/core/contract/search'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { rentedKitchen } from '../../test/booked.ts'
import { testNow } from '../../test/clock.ts'
import { createProduct, createUser } from '../../test/factories.ts'
import { address, createGuest, firstDay } from '../../test/orders.ts'
import { createCode, createHost, createPayout, createStaff } from '../../test/referrals.ts'
import { restClient } from '../accounts/test-client.ts'
import { newId } from '../../platform/ids.ts'
import { prefixPattern, searchPattern } from '../../platform/search-pattern.ts'

const shop = await testApp()
const { app, database, clock } = shop
const call = restClient(app)
const { book } = rentedKitchen(shop)
clock.set('2026-12-01T12:00:00Z')
const { token } = await createStaff(shop, { name: 'Staff' })

async function search(q: string): Promise<AdminSearchResults> {
  const answer = await call('GET', `/admin/search?q=${encodeURIComponent(q)}`, { token })
  expect(answer.status).toBe(200)
  return answer.body as unknown as AdminSearchResults
}

const guest = await createGuest(shop, { name: 'Wilhelmina Okonkwo', email: 'mina@guesthouse.example' })
const { order } = await book({ guest, rentalAddress: { ...address, street: '77 Sandpiper Lane' } })

describe('an order is found by', () => {
  test.each([
    ['its number', order.number],
    ['its number in another spelling', `order # ${order.number.slice(2).toLowerCase().replace('-', ' ')}`],
    ['the first characters of its number', order.number.slice(0, 5)],
    ['its id', order._id],
    ['the first letters of its id', order._id.slice(0, 6)],
    ['its id as people write it', `#${order._id.slice(0, 8).toUpperCase()}`],
    ['part of the email', 'guesthouse.ex'],
    ['part of the name', 'OKONK'],
    ['part of the address', 'sandpiper'],
    ['a bit of the address with its number', '77 sand'],
  ])('%s', async (_case, q) => {
    const { orders } = await search(q)
    expect(orders.map(({ _id }) => _id)).toContain(order._id)
    expect(orders.find(({ _id }) => _id === order._id)).toMatchObject({
      number: order.number,
      customer: 'Wilhelmina Okonkwo',
      place: '77 Sandpiper Lane, Austin, TX 78704',
      status: 'confirmed',
      total: 90.78,
    })
  })
})

test('a quote is found by the beginning of its number, with or without the Q, and by its guest', async () => {
  const pan = await createProduct(database, { priceCents: 7000 })
  const asker = await createGuest(shop, { name: 'Thorsteina Quoted' })
  const sale = {
    items: [{ product: pan.id, qty: 1 }],
    rentalStart: firstDay,
    rentalEnd: '2026-12-17',
    rentalAddress: address,
  }
  const id = newId()
  const { body } = await call('PUT', `/admin/written-quotes/${id}`, {
    token,
    body: { guest: asker.userId, sale, totalPrice: 90.78 },
  })
  const number = String(body['number'])
  for (const q of [number, number.slice(0, 6).toLowerCase(), number.slice(2), 'thorsteina']) {
    expect((await search(q)).quotes).toEqual([{ _id: id, number, guest: 'Thorsteina Quoted', total: 90.78 }])
  }
})

test('an account is found by name and email', async () => {
  for (const q of ['wilhel', 'mina@', 'Wi']) {
    expect((await search(q)).users).toEqual([
      { _id: guest.userId, name: 'Wilhelmina Okonkwo', email: 'mina@guesthouse.example' },
    ])
  }
})

test('a product is found by its name, what is archived last', async () => {
  const gone = await createProduct(database, { name: 'Zebrano board', archivedAt: testNow })
  const here = await createProduct(database, { name: 'Zebrano tray' })
  expect((await search('zebra')).products).toEqual([
    { _id: here.id, name: 'Zebrano tray', isArchived: false },
    { _id: gone.id, name: 'Zebrano board', isArchived: true },
  ])
})

test('a code is found by its beginning and by its host, and so are payouts, open ones first', async () => {
  const host = await createHost(shop, { name: 'Hjalmar Host', email: 'hjalmar@hosts.example' })
  const { code, id } = await createCode(shop, { hostId: host.userId })
  await createPayout(shop, {
    hostId: host.userId,
    cents: 2000,
    status: 'processed',
    transactionId: 'PP-100%-77',
  })
  await createPayout(shop, { hostId: host.userId, cents: 3000 })
  expect((await search(code.slice(0, 5).toLowerCase())).codes).toContainEqual({
    _id: id,
    code,
    host: 'Hjalmar Host',
    hostId: host.userId,
  })
  const byHost = await search('hjalmar')
  expect(byHost.codes.map((found) => found.code)).toEqual([code])
  expect(byHost.payouts.map(({ status, amount }) => [status, amount])).toEqual([
    ['pending', 30],
    ['processed', 20],
  ])
  expect((await search('PP-100%')).payouts).toHaveLength(1)
  expect((await search('PP-1_0')).payouts).toHaveLength(0)
})

test.each(['', 'W', '%%%', '___', String.raw`\\\\`, "'; DROP TABLE users; --", '\u{1F373}\u{1F373}'])(
  '%j finds nothing and breaks nothing',
  async (q) => {
    const found = await search(q)
    expect(Object.values(found).flat()).toEqual([null])
  },
)

test('of each kind a few are enough', async () => {
  for (let n = 0; n < 8; n += 1) await createProduct(database, { name: `Quokka pan ${n}` })
  expect((await search('quokka')).products).toHaveLength(5)
})

test('what was typed is a text to find, never a pattern', () => {
  expect(searchPattern('50%_\\')).toBe('%50\\%\\_\\\\%')
  expect(searchPattern('ab')).toBe('ab%')
  expect(prefixPattern('A%')).toBe('A\\%%')
})

describe('a slip is forgiven', () => {
  test.each([
    ['two letters swapped in a name', 'wihlelmina'],
    ['a letter missing, the first name beside it', 'Wilhelmina Okonko'],
    ['a wrong letter in an address', 'mina@gueathouse.example'],
  ])('%s', async (_case, q) => {
    const { meant, users, orders } = await search(q)
    expect(meant).not.toBeNull()
    expect(users.map(({ _id }) => _id)).toEqual([guest.userId])
    expect(orders.map(({ _id }) => _id)).toContain(order._id)
  })

  test('in the name of a product', async () => {
    const wok = await createProduct(database, { name: 'Tamarind mortar' })
    expect(await search('tamarnid')).toMatchObject({ meant: 'tamarind', products: [{ _id: wok.id }] })
  })

  test('in the name of somebody who was renamed or has come since', async () => {
    const user = await createUser(database, { name: 'Placeholder' })
    await database.prisma.user.update({ where: { id: user.id }, data: { name: 'Evangeline Achterberg' } })
    expect((await search('achtreberg')).users).toMatchObject([{ _id: user.id }])
  })

  test('not where the text itself finds something, and not where two slips would explain it', async () => {
    expect((await search('wilhel')).meant).toBeNull()
    expect((await search('wihlelmnia')).users).toEqual([])
  })

  test('and suggested to a list that has nothing', async () => {
    const ask = async (q: string) => call('GET', `/admin/search/meant?q=${encodeURIComponent(q)}`, { token })
    expect((await ask('wihlelmina')).body).toEqual({ meant: 'wilhelmina' })
    for (const q of ['', 'x', '%%%', '4711', 'zzzzzzzz', 'wilhelmina']) {
      expect((await ask(q)).body).toEqual({ meant: null })
    }
    expect((await ask('x'.repeat(101))).status).toBe(400)
    const { token: ofGuest } = guest
    expect((await call('GET', '/admin/search/meant?q=wil', { token: ofGuest })).status).toBe(403)
  })
})
