import { depositText } from '@trivet/core/copy/payments'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { createProduct } from '../../test/factories.ts'
import { createGuest, orderBody, postOrder } from '../../test/orders.ts'
import { itemsOf, kitCook, kitKitchen } from '../kits/kit-kitchen.ts'

const shop = await testApp()
const { app, database } = shop

/** A pan with a deposit of $45, and a kit of two such pans and a plate of $6: its box asks for nothing of its own. */
async function rentables() {
  const [pan, plate, kit] = await Promise.all([
    createProduct(database, { priceCents: 1000, depositCents: 4500, countInStock: 50 }),
    createProduct(database, { priceCents: 500, depositCents: 600, countInStock: 50 }),
    createProduct(database, { priceCents: 4900, depositCents: 9900, countInStock: 50 }),
  ])
  await database.prisma.kitComponent.createMany({
    data: [
      { kitId: kit.id, componentId: pan.id, quantity: 2, position: 0 },
      { kitId: kit.id, componentId: plate.id, quantity: 1, position: 1 },
    ],
  })
  return { pan, plate, kit }
}

const quote = async (orderItems: object[], token?: string) => {
  const headers = token ? { authorization: `Bearer ${token}` } : {}
  return (await app.inject({ method: 'POST', url: '/api/quotes', headers, payload: { orderItems } })).json()
}

test('a quote tells the deposits of pieces and kits, and adds them to nothing', async () => {
  const { pan, kit } = await rentables()
  const answer = await quote([
    { product: pan.id, qty: 3 },
    { product: kit.id, qty: 2 },
  ])
  // 3 × 45 + 2 × (2 × 45 + 6)
  expect(answer.deposit).toBe(327)
  const rows = answer.rows as { amount: number }[]
  expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(answer.totalPrice)
  const page = await app.inject(`/api/products/${kit.id}`)
  expect(page.json()).toMatchObject({ deposit: 96, components: [{ quantity: 2 }, { quantity: 1 }] })
})

test('of a custom kit it is that of its items, in its cart item too', async () => {
  const { knife, pan, spoon } = await kitKitchen(shop)
  const cook = await kitCook(shop)
  const { body: kit } = await cook.create({ items: itemsOf([knife, 1], [pan, 2], [spoon, 1]) })
  // 15 + 2 × 18 + 8
  expect((await cook.toCart(kit._id)).body.deposit).toBe(59)
  const { deposit } = await quote([{ product: kit._id, qty: 2, isCustomKit: true }], cook.token)
  expect(deposit).toBe(118)
})

test('an order keeps the deposit it was told with, on its page and on its invoice', async () => {
  const { pan } = await rentables()
  const guest = await createGuest(shop)
  const placed = await postOrder(app, {
    token: guest.token,
    body: { ...orderBody(pan), paymentToken: 'tok_test_success' },
  })
  expect(placed.json()).toMatchObject({ isPaid: true, deposit: 45 })
  await database.prisma.product.update({ where: { id: pan.id }, data: { depositCents: 9000 } })
  const headers = { authorization: `Bearer ${guest.token}` }
  const { _id } = placed.json()
  expect((await app.inject({ url: `/api/orders/${_id}`, headers })).json().deposit).toBe(45)
  const invoice = await app.inject({ url: `/api/orders/${_id}/invoice.pdf`, headers })
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(invoice.rawPayload)), {
    mergePages: true,
  })
  expect(text.replaceAll(/\s+/g, ' ')).toContain(depositText(4500))
})

test('an order from before deposits were told names none', async () => {
  const { pan } = await rentables()
  const guest = await createGuest(shop)
  const { _id } = (await postOrder(app, { token: guest.token, body: orderBody(pan) })).json()
  await database.prisma.order.update({ where: { id: _id }, data: { depositCents: null } })
  const headers = { authorization: `Bearer ${guest.token}` }
  expect((await app.inject({ url: `/api/orders/${_id}`, headers })).json()).not.toHaveProperty('deposit')
  const negative = database.prisma.order.update({ where: { id: _id }, data: { depositCents: -1 } })
  await expect(negative).rejects.toThrow('orders_deposit_is_no_debt')
})
