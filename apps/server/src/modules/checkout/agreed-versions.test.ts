import type { Order } from '@trivet/core/contract/orders'
import * as legalCopy from '@trivet/core/copy/legal'
import { legalVersions } from '@trivet/core/legal'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { createProduct, createUser, signIn } from '../../test/factories.ts'
import { createGuest, orderBody, postOrder } from '../../test/orders.ts'

const shop = await testApp()
const { app, database, clock } = shop

async function place(change: object = {}) {
  const guest = await createGuest(shop)
  const answer = await postOrder(app, {
    token: guest.token,
    body: { ...orderBody(await createProduct(database)), ...change },
  })
  return { guest, answer }
}

describe('an order keeps the versions of the texts it was placed under', () => {
  test('those in force, when the payload says nothing of them', async () => {
    const { guest, answer } = await place()
    expect(answer.statusCode).toBe(201)
    const order = answer.json<Order>()
    expect(order.agreedTo).toEqual(legalVersions)
    const stored = await database.prisma.order.findUniqueOrThrow({ where: { id: order._id } })
    expect(stored.agreedTo).toEqual(legalVersions)
    const staff = await createUser(database, { isAdmin: true })
    for (const token of [guest.token, await signIn(database, staff, clock)]) {
      const url = `/api/orders/${order._id}`
      const seen = await app.inject({ url, headers: { authorization: `Bearer ${token}` } })
      expect(seen.json<Order>().agreedTo).toEqual(legalVersions)
    }
  })

  test('those the page showed, when they are in force', async () => {
    const { answer } = await place({ agreedTo: legalVersions })
    expect(answer.json<Order>().agreedTo).toEqual(legalVersions)
  })

  test('a page that showed older ones is told, and nothing is ordered', async () => {
    const { guest, answer } = await place({ agreedTo: { ...legalVersions, terms: '2025-01-31' } })
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      expect.objectContaining({
        code: 'TERMS_CHANGED',
        message: legalCopy.termsChanged,
        details: { inForce: legalVersions },
      }),
    ])
    expect(await database.prisma.order.count({ where: { userId: guest.userId } })).toBe(0)
  })

  test.each([
    ['no object', 'all of it'],
    ['a text without a version', { terms: '2026-11-22', privacy: '2026-11-22' }],
    ['a version that is no day', { ...legalVersions, privacy: 'yesterday' }],
  ])('%s is refused', async (_case, agreedTo) => {
    const { answer } = await place({ agreedTo })
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'INVALID_INPUT'])
  })

  test('an order without them, or with some of them, is not stored', async () => {
    const { answer } = await place()
    const { _id: id } = answer.json<Order>()
    const change = database.prisma.order.update({
      where: { id },
      data: { agreedTo: { terms: '2026-11-22' } },
    })
    await expect(change).rejects.toThrow('orders_agreed_to_whole')
  })
})
