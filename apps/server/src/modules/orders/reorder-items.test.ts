import type { Reorder } from '@trivet/core/contract/orders'
import { expect, test } from 'vitest'
import { testApp, testClock } from '../../test/app.ts'
import { rentedAt, rentedKitchen } from '../../test/booked.ts'
import { testNow } from '../../test/clock.ts'
import { createProduct, createUser } from '../../test/factories.ts'

const shop = await testApp({ clock: testClock(rentedAt) })
const { database } = shop
const { book, as } = rentedKitchen(shop)

test('what was ordered goes into the cart at what it costs today, and the difference is said', async () => {
  const { guest, order, pan } = await book()
  await database.prisma.product.update({ where: { id: pan.id }, data: { priceCents: 8000 } })
  const { status, body } = await as(guest, 'GET', `/orders/${order._id}/reorder`)
  expect(status).toBe(200)
  const { items, differences } = body as unknown as Reorder
  expect(items).toMatchObject([{ _id: pan.id, price: 80, qty: 1, countInStock: 5 }])
  expect(differences).toMatchObject([{ kind: 'price' }])
})

test('a product that left the shop stays out', async () => {
  const pan = await createProduct(database, { priceCents: 7000, name: 'Old Pan' })
  const { guest, order } = await book({ item: pan })
  await database.prisma.product.update({ where: { id: pan.id }, data: { archivedAt: testNow } })
  const { body } = await as(guest, 'GET', `/orders/${order._id}/reorder`)
  expect(body).toEqual({
    items: [],
    differences: [{ kind: 'gone', name: 'Old Pan', text: 'Old Pan is no longer in our catalog' }],
  })
})

test('the order of somebody else is not found, for staff neither: the cart is their own', async () => {
  const { order } = await book()
  const admin = await createUser(database, { isAdmin: true })
  const stranger = { userId: admin.id, email: admin.email, token: '' }
  expect((await as(stranger, 'GET', `/orders/${order._id}/reorder`)).status).toBe(404)
})
