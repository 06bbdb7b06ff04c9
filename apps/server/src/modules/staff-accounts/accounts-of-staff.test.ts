import type { UserListItem, UserPage } from '@trivet/core/contract/accounts'
import type { StaffOrder } from '@trivet/core/contract/orders'
import type { AdminSearchResults } from '@trivet/core/contract/search'
import { may, staffRoles } from '@trivet/core/staff'
import { describe, expect, test } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { testApp } from '../../test/app.ts'
import { rentedKitchen } from '../../test/booked.ts'
import { testNow } from '../../test/clock.ts'
import { createProduct, createUser } from '../../test/factories.ts'
import { createGuest, orderBody } from '../../test/orders.ts'
import { createStaff } from '../../test/referrals.ts'
import { restClient } from '../accounts/test-client.ts'

const shop = await testApp()
const { app, database } = shop
const call = restClient(app)
const { book } = rentedKitchen(shop)

const owner = await createStaff(shop, { name: 'Ottilie Birnbaum', email: 'ottilie@birnbaum.example' })
const hosting = await createStaff(shop, { name: 'Hedwig Birnbaum', staffRole: 'driver', isHost: true })
const gone = await createStaff(shop, { name: 'Gero Birnbaum', staffRole: 'driver', disabledAt: testNow })
const guest = await createUser(database, { name: 'Zelda Birnbaum' })
const pan = await createProduct(database, { priceCents: 7000, countInStock: 50 })
await database.prisma.accountCreditEntry.create({
  data: {
    userId: hosting.userId,
    cents: 500,
    cause: 'goodwill',
    reason: 'Late',
    actorId: owner.userId,
    requestKey: newId(),
    at: testNow,
  },
})
const ofStaff = [owner, hosting, gone].map(({ userId }) => userId)

const read = async <Body>(path: string, token: string) => (await call('GET', path, { token })).body as Body
const idsOf = (accounts: { _id: string }[]) => accounts.map(({ _id }) => _id)
const file = async (token: string) =>
  (await app.inject({ url: '/api/admin/users.csv', headers: { authorization: `Bearer ${token}` } })).body

const others = staffRoles.filter((role) => may(role, 'customers') && !may(role, 'staff'))

test('are kept from support and from managers', () => {
  expect(others).toEqual(['manager', 'support'])
})

describe.each(others)('to a %s', (staffRole) => {
  const createReader = () => createStaff(shop, { staffRole, name: 'Rita Reader' })

  test('the accounts of staff are in no list, in no count and in no file', async () => {
    const { token, userId } = await createReader()
    const customers = await database.prisma.user.findMany({ where: { staffRole: null } })
    const page = await read<UserPage>('/admin/users', token)
    expect(idsOf(page.users).toSorted()).toEqual(idsOf(customers.map(({ id }) => ({ _id: id }))).toSorted())
    expect(page.total).toBe(customers.length)
    for (const query of ['role=admin', 'q=ottilie', 'role=disabled', 'role=host', 'q=rita']) {
      expect(await read<UserPage>(`/admin/users?${query}`, token)).toMatchObject({ users: [], total: 0 })
    }
    const named = await read<UserPage>('/admin/users?q=birnbaum', token)
    expect(named).toMatchObject({ users: [{ _id: guest.id }], pages: 1, total: 1 })
    const all = idsOf(Object.values(await read<UserListItem[]>('/users', token)))
    expect(all).toContain(guest.id)
    const lines = await file(token)
    expect(lines).toContain(guest.id)
    for (const id of [...ofStaff, userId]) {
      expect(all).not.toContain(id)
      expect(lines).not.toContain(id)
    }
  })

  test('no search finds them, nor mends a slip into their name', async () => {
    const { token } = await createReader()
    const found = (q: string) => read<AdminSearchResults>(`/admin/search?q=${q}`, token)
    expect(idsOf((await found('birnbaum')).users)).toEqual([guest.id])
    expect(await found('ottilie')).toMatchObject({ users: [], meant: null })
    expect(await found('otitlie')).toMatchObject({ users: [], meant: null })
    expect(await read('/admin/search/meant?q=otitlie', token)).toEqual({ meant: null })
  })

  test('they are not there by their ids either, as an id that nobody has', async () => {
    const { token, userId } = await createReader()
    const parts = ['', '/account-credit', ...(may(staffRole, 'privacy') ? ['/erasure'] : [])]
    const agreements = await call('GET', `/admin/users/${newId()}/agreements`, { token })
    for (const id of [...ofStaff, userId]) {
      for (const part of id === userId ? parts.slice(0, 2) : parts) {
        const answer = await call('GET', `/admin/users/${id}${part}`, { token })
        const nobody = await call('GET', `/admin/users/${newId()}${part}`, { token })
        expect(nobody.status).toBe(404)
        expect(answer).toMatchObject({ status: 404, body: { ...nobody.body, requestId: expect.anything() } })
      }
      expect(await call('GET', `/admin/users/${id}/agreements`, { token })).toMatchObject({
        status: agreements.status,
        body: agreements.body,
      })
    }
    for (const part of parts) {
      expect((await call('GET', `/admin/users/${guest.id}${part}`, { token })).status).toBe(200)
    }
  })

  test('nothing is changed, sold or given to them by their ids, as to an id that nobody has', async () => {
    const { token } = await createReader()
    const reason = 'Asked for it by mail'
    const updatedAt = testNow.toISOString()
    const writes = [
      ['PUT', '', { name: 'Mallory', email: 'mallory@example.com', updatedAt }],
      ['PUT', '/access', { isDisabled: true, updatedAt }],
      ['POST', '/sign-out', {}],
      ['POST', '/reset-link', {}],
      ['POST', '/account-credit', { amount: 5, reason }],
      ...(may(staffRole, 'privacy') ? [['POST', '/data', { reason }] as const] : []),
      ...(may(staffRole, 'privacy') ? [['POST', '/erasure', { reason }] as const] : []),
    ] as const
    const headers = { 'idempotency-key': newId() }
    const write = ([method, part, body]: (typeof writes)[number], id: string) =>
      call(method, `/admin/users/${id}${part}`, { token, headers, body })
    const sell = (path: string, body: object) => call('POST', path, { token, headers, body })
    const { rentalStart, rentalEnd, rentalAddress, totalPrice } = orderBody(pan)
    const sale = { items: [{ product: pan.id, qty: 1 }], rentalStart, rentalEnd, rentalAddress }
    const sales = [
      (id: string) => {
        const body = { guest: id, sale, totalPrice }
        return call('PUT', `/admin/written-quotes/${newId()}`, { token, body })
      },
      (id: string) => sell('/admin/orders', { guest: id, order: orderBody(pan), payment: { by: 'link' } }),
    ]
    for (const id of ofStaff) {
      for (const done of [...writes.map((one) => (of: string) => write(one, of)), ...sales]) {
        const [nobody, answer] = [await done(newId()), await done(id)]
        expect(nobody.status).toBe(404)
        expect(answer).toMatchObject({ status: 404, body: { ...nobody.body, requestId: expect.anything() } })
      }
    }
  })

  test('nor is told what account credit would pay of an order of theirs', async () => {
    const { token } = await createReader()
    const { orderItems } = orderBody(pan)
    const priceFor = async (guestId: string, by: string) => {
      const body = { guest: guestId, cart: { orderItems, useAccountCredit: true } }
      return (await call('POST', '/admin/orders/prices', { token: by, body })).body['accountCredit']
    }
    expect(await priceFor(hosting.userId, owner.token)).toBe(5)
    expect(await priceFor(hosting.userId, token)).toBe(await priceFor(newId(), token))
  })

  test('what a colleague rents is an order as any, without a way to an account', async () => {
    const { token } = await createReader()
    const colleague = await createGuest(shop, { name: 'Konstanze Kollege', staffRole: 'driver' })
    const { order } = await book({ guest: colleague })
    const { customer } = await read<StaffOrder>(`/admin/orders/${order._id}`, token)
    expect(customer).toMatchObject({ name: 'Konstanze Kollege', isAccountShown: false })
    const found = await read<AdminSearchResults>('/admin/search?q=konstanze', token)
    expect(found.users).toEqual([])
    expect(idsOf(found.orders)).toContain(order._id)
    const agreed = `/admin/users/${colleague.userId}/agreements`
    expect(await read(agreed, token)).toEqual([])
    expect(await read(agreed, owner.token)).toHaveLength(1)
    const { order: usual } = await book()
    const shown = await read<StaffOrder>(`/admin/orders/${usual._id}`, token)
    expect(shown.customer.isAccountShown).toBe(true)
  })

  test('their own account is that of everybody, without the admin’s view of it', async () => {
    const { token, userId, email } = await createReader()
    expect(await read('/users/profile', token)).toMatchObject({ _id: userId, email, staffRole })
    expect(await read('/users/me/erasure', token)).toMatchObject({ isAddressProven: true })
  })
})

test('an owner has the accounts of staff in the list, the search and by their ids', async () => {
  const { token } = owner
  const { users, total } = await read<UserPage>('/admin/users?q=birnbaum&role=admin', token)
  expect(idsOf(users).toSorted()).toEqual(ofStaff.toSorted())
  expect(total).toBe(ofStaff.length)
  expect(idsOf((await read<AdminSearchResults>('/admin/search?q=ottilie', token)).users)).toEqual([
    owner.userId,
  ])
  expect(await file(token)).toContain(hosting.userId)
  for (const part of ['', '/account-credit', '/erasure']) {
    expect((await call('GET', `/admin/users/${hosting.userId}${part}`, { token })).status).toBe(200)
  }
  const { order } = await book({ guest: await createGuest(shop, { staffRole: 'driver' }) })
  const { customer } = await read<StaffOrder>(`/admin/orders/${order._id}`, token)
  expect(customer.isAccountShown).toBe(true)
})
