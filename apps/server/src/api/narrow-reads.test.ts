import type { StaffAccount } from '@trivet/core/contract/accounts'
import type { StaffRole } from '@trivet/core/staff'
import { describe, expect, test } from 'vitest'
import { restClient } from '../modules/accounts/test-client.ts'
import { newId } from '../platform/ids.ts'
import { testApp } from '../test/app.ts'
import { createProduct } from '../test/factories.ts'
import { createHost, createPayout, createStaff } from '../test/referrals.ts'

const shop = await testApp()
const { app, database } = shop
const call = restClient(app)
const host = await createHost(shop, { name: 'Zora Ziegler' })
const { orderId } = await createPayout(shop, { hostId: host.userId, cents: 945 })
await createProduct(database, { name: 'Zora pan' })

const tokens = new Map<StaffRole, string>()
for (const staffRole of ['owner', 'support', 'warehouse', 'driver'] as const) {
  tokens.set(staffRole, (await createStaff(shop, { staffRole, name: 'Staff' })).token)
}

const read = (role: StaffRole, path: string) => call('GET', path, { token: tokens.get(role) ?? '' })

describe('of an answer that has parts for several, a role gets its own', () => {
  test('the dashboard tells support no revenue and no stock', async () => {
    const { totals, ...owners } = (await read('owner', '/admin/dashboard')).body
    expect(totals).toHaveProperty('revenue')
    expect(Object.keys(owners)).toEqual(expect.arrayContaining(['overTime', 'topProducts', 'lowStock']))
    const answer = await read('support', '/admin/dashboard')
    expect(answer.status).toBe(200)
    expect(Object.keys(answer.body['totals'] ?? {}).toSorted()).toEqual([
      'customers',
      'orders',
      'pendingOrders',
    ])
    for (const part of ['overTime', 'topProducts', 'lowStock']) expect(answer.body).not.toHaveProperty(part)
  })

  test.each([
    ['owner', ['orders', 'users', 'products', 'codes', 'payouts']],
    ['support', ['orders', 'users']],
    ['warehouse', ['products']],
  ] as const)('the search finds for %s what its pages show: %j', async (role, kinds) => {
    const found = new Set<string>()
    for (const q of [
      'Zora',
      (await database.prisma.order.findFirstOrThrow({ where: { id: orderId } })).number,
    ]) {
      const { body } = await read(role, `/admin/search?q=${q}`)
      for (const [kind, list] of Object.entries(body))
        if (Array.isArray(list) && list.length > 0) found.add(kind)
    }
    expect([...found].toSorted()).toEqual(kinds.toSorted())
  })

  test('a slip is mended for the warehouse into words of products, never of people', async () => {
    expect((await read('owner', '/admin/search/meant?q=Zieglre')).body).toEqual({ meant: 'ziegler' })
    expect((await read('warehouse', '/admin/search/meant?q=Zieglre')).body).toEqual({ meant: null })
  })

  test('an order and an account tell support nothing of a host’s commission', async () => {
    expect((await read('owner', `/admin/orders/${orderId}`)).body['referral']).not.toBeNull()
    expect((await read('support', `/admin/orders/${orderId}`)).body['referral']).toBeNull()
    const account = async (role: StaffRole) =>
      (await read(role, `/admin/users/${host.userId}`)).body as unknown as StaffAccount
    expect((await account('owner')).referrals).not.toBeNull()
    expect((await account('support')).referrals).toBeNull()
  })

  test('mails about payouts are there for those alone who decide them', async () => {
    const id = newId()
    await database.prisma.queuedMail.create({
      data: { id, template: 'payout-requested', recipient: host.email, data: {}, dedupeKey: id },
    })
    expect((await read('owner', '/admin/mails')).body['total']).toBe(1)
    expect((await read('support', '/admin/mails')).body['total']).toBe(0)
    expect((await read('owner', `/admin/mails/${id}`)).status).toBe(200)
    expect((await read('support', `/admin/mails/${id}`)).status).toBe(404)
  })

  test('a guest’s order, its invoice and its reports are nobody’s to whoever does not work with orders', async () => {
    for (const role of ['warehouse', 'driver'] as const) {
      for (const path of ['', '/invoice.pdf', '/stop-reports']) {
        expect((await read(role, `/orders/${orderId}${path}`)).status).toBe(404)
      }
    }
    expect((await read('support', `/orders/${orderId}`)).status).toBe(200)
  })
})
