import * as kitsCopy from '@trivet/core/copy/kits'
import * as ordersCopy from '@trivet/core/copy/orders'
import { orderOutput, type PlaceOrderBody } from '@trivet/core/contract/orders'
import { calendarDate, addDays } from '@trivet/core/dates'
import pg from 'pg'
import { describe, expect, test, vi } from 'vitest'
import { testApp } from '../../test/app.ts'
import { testNow } from '../../test/clock.ts'
import { firstDay, getAs, orderBody, postAs, postOrder } from '../../test/orders.ts'
import { itemsOf, kitCook, kitKitchen } from '../kits/kit-kitchen.ts'

const shop = await testApp()
const { app, database } = shop
const lastDay = addDays(firstDay, 7)

/** A kit of one knife, two pans and two spoons at 26.60 a week: 5 pieces, 5 % less. */
async function kitchenWithKit() {
  const kitchen = await kitKitchen(shop)
  const cook = await kitCook(shop)
  const { knife, pan, spoon } = kitchen
  const { body: kit } = await cook.create({
    name: 'Sunday',
    items: itemsOf([knife, 1], [pan, 2], [spoon, 2]),
  })
  const rent = (changes: Partial<PlaceOrderBody> & { qty?: number } = {}) =>
    postOrder(app, { token: cook.token, body: kitOrder(kit, changes) })
  return { ...kitchen, cook, kit, rent }
}

function kitOrder(
  kit: { _id: string; totalPrice: number },
  changes: Partial<PlaceOrderBody> & { qty?: number } = {},
) {
  const body = orderBody({ id: kit._id, priceCents: Math.round(kit.totalPrice * 100) }, changes)
  const orderItems = body.orderItems.map((item) => ({ ...item, isCustomKit: true }))
  return { ...body, orderItems, ...changes }
}

const heldBy = async (orderId: string) => {
  const held = await database.prisma.reservation.findMany({ where: { orderId } })
  return new Map(held.map(({ productId, units }) => [productId, units]))
}

describe('renting a kit of one’s own', () => {
  test('answers the order with the kit’s price and what is in it', async () => {
    const { cook, kit, rent, knife, pan, spoon } = await kitchenWithKit()
    const answer = await rent({ qty: 2 })
    expect(answer.statusCode).toBe(201)
    const order = answer.json()
    expect(order.orderItems).toEqual([
      {
        _id: expect.stringMatching(/^[0-9a-f]{24}$/),
        name: 'Sunday',
        qty: 2,
        price: 26.6,
        image: 'knife',
        slug: '',
        product: kit._id,
        isCustomKit: true,
        items: [
          { product: knife.id, name: 'Knife', quantity: 1, image: 'knife' },
          { product: pan.id, name: 'Pan', quantity: 2, image: 'pan' },
          { product: spoon.id, name: 'Spoon', quantity: 2, image: 'spoon' },
        ],
      },
    ])
    expect(order).toMatchObject({ itemsPrice: 53.2, taxPrice: 4.39, totalPrice: 72.59 })
    expect(orderOutput.parse(order)).toEqual(order)
    expect((await getAs(app, cook, `/api/orders/${order._id}`)).json()).toEqual(order)
    expect((await getAs(app, cook, '/api/orders/myorders')).json()).toEqual([order])
  })

  test('reserves its items, each by its quantity and the number of kits', async () => {
    const { rent, knife, pan, spoon } = await kitchenWithKit()
    const { _id } = (await rent({ qty: 3 })).json()
    expect(await heldBy(_id)).toEqual(
      new Map([
        [knife.id, 3],
        [pan.id, 6],
        [spoon.id, 6],
      ]),
    )
  })

  test('adds its items to those of the other lines', async () => {
    const { cook, kit, whole, knife, pan } = await kitchenWithKit()
    const { body: second } = await cook.create({ items: whole })
    const orderItems = [
      { product: kit._id, qty: 2, isCustomKit: true },
      { product: pan.id, qty: 3 },
      { product: second._id, qty: 1, isCustomKit: true },
    ]
    const quoted = (
      await postAs(app, cook, '/api/quotes', { orderItems, rentalStart: firstDay, rentalEnd: lastDay })
    ).json()
    // 2 × 26.60 + 3 × 7.50 + 17.50
    expect(quoted.itemsPrice).toBe(93.2)
    const body = { ...kitOrder(kit), orderItems, totalPrice: quoted.totalPrice }
    const answer = await postOrder(app, { token: cook.token, body })
    expect(answer.statusCode).toBe(201)
    const held = await heldBy(answer.json()._id)
    expect([held.get(pan.id), held.get(knife.id)]).toEqual([2 * 2 + 3 + 1, 3])
  })

  test('two kits are not counted together for the discount', async () => {
    const { cook, whole } = await kitchenWithKit()
    const { body: small } = await cook.create({ items: whole })
    const orderItems = [{ product: small._id, qty: 4, isCustomKit: true }]
    expect((await postAs(app, cook, '/api/quotes', { orderItems })).json().itemsPrice).toBe(70)
  })

  test('can be paid at once', async () => {
    const { rent } = await kitchenWithKit()
    const answer = await rent({ paymentToken: 'tok_test_success' })
    expect(answer.json()).toMatchObject({ status: 'confirmed', isPaid: true })
    expect(answer.json().orderItems[0]).toMatchObject({ isCustomKit: true, items: { length: 3 } })
  })

  test('sent twice is one order', async () => {
    const { cook, kit } = await kitchenWithKit()
    const sent = { token: cook.token, key: 'one-kit', body: kitOrder(kit) }
    const answers = await Promise.all(Array.from({ length: 10 }, () => postOrder(app, sent)))
    expect(new Set(answers.map((answer) => answer.json()._id)).size).toBe(1)
  })
})

describe('the order of a kit', () => {
  test('stays as it was when kit and products change or go', async () => {
    const { cook, kit, rent, whole, pan } = await kitchenWithKit()
    const order = (await rent()).json()
    await cook.change(kit._id, { name: 'Monday', items: whole })
    await database.prisma.product.update({
      where: { id: pan.id },
      data: { name: 'Other pan', priceCents: 9900, archivedAt: testNow },
    })
    expect((await cook.remove(kit._id)).status).toBe(204)
    expect((await getAs(app, cook, `/api/orders/${order._id}`)).json()).toEqual(order)
    expect((await heldBy(order._id)).get(pan.id)).toBe(2)
  })

  test('keeps what packing needs', async () => {
    const { rent, knife } = await kitchenWithKit()
    const { _id: orderId } = (await rent()).json()
    const [line] = await database.prisma.orderLine.findMany({ where: { orderId } })
    expect(line).toMatchObject({ productId: null, slug: '', unitPriceCents: 2660 })
    expect(line?.kitItems).toContainEqual({
      product: knife.id,
      slug: knife.slug,
      name: 'Knife',
      image: 'knife',
      category: 'knife',
      quantity: 1,
      unitPriceCents: 700,
      weightGrams: 195,
      depositCents: 1500,
    })
  })

  test('a line is of a product or of a kit with items, says the database', async () => {
    const { rent, knife } = await kitchenWithKit()
    const { _id } = (await rent()).json()
    const change = (text: string, ...values: string[]) =>
      database.sql.query(`UPDATE order_lines SET ${text} WHERE order_id = $1`, [_id, ...values])
    await expect(change('product_id = $2', knife.id)).rejects.toThrow('order_lines_of_product_or_kit')
    await expect(change('kit_id = NULL')).rejects.toThrow('order_lines_')
    await expect(change("kit_items = '[]'")).rejects.toThrow('order_lines_kit_has_items')
    await expect(change('kit_items = NULL')).rejects.toThrow('order_lines_kit_has_items')
  })
})

describe('a kit is not rented', () => {
  test('when one of its items is short, which is named', async () => {
    const { rent, pan } = await kitchenWithKit()
    await database.prisma.product.update({ where: { id: pan.id }, data: { countInStock: 3 } })
    expect((await rent()).statusCode).toBe(201)
    const answer = await rent()
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      'Not enough stock for Pan on the selected dates',
    ])
  })

  test('together with more of an item than is left beside it', async () => {
    const { cook, kit, pan } = await kitchenWithKit()
    await database.prisma.product.update({ where: { id: pan.id }, data: { countInStock: 3 } })
    const order = (pans: number) => {
      const orderItems = [
        { product: pan.id, qty: pans },
        { product: kit._id, qty: 1, isCustomKit: true },
      ]
      const base = orderBody({ id: kit._id, priceCents: 2660 + 750 * pans })
      return postOrder(app, { token: cook.token, body: { ...base, orderItems } })
    }
    const refused = await order(2)
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'Not enough stock for Pan on the selected dates',
    ])
    expect((await order(1)).statusCode).toBe(201)
  })

  test('beyond its items by kits and single items ordered at once', async () => {
    const { cook, kit, pan } = await kitchenWithKit()
    await database.prisma.product.update({ where: { id: pan.id }, data: { countInStock: 9 } })
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_one, index) =>
        index % 2 === 0
          ? postOrder(app, { token: cook.token, body: kitOrder(kit) })
          : postOrder(app, { token: cook.token, body: orderBody(pan) }),
      ),
    )
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201, 409]))
    const days = await database.prisma.stockDay.findMany({ where: { productId: pan.id } })
    const placed = answers.map(({ statusCode }, index) =>
      statusCode === 201 ? (index % 2 === 0 ? 2 : 1) : 0,
    )
    const units = placed.reduce<number>((sum, taken) => sum + taken, 0)
    expect(Math.max(...days.map((day) => day.reserved))).toBe(units)
    // one more pan may be left when only kits of two came last
    expect([8, 9]).toContain(units)
  })

  test.each([
    ['of somebody else', async () => (await kitchenWithKit()).kit._id],
    ['nobody made', async () => 'f'.repeat(24)],
    ['that is a product', async () => (await kitKitchen(shop)).pan.id],
  ])('%s', async (_case, idOf) => {
    const { cook, kit } = await kitchenWithKit()
    const body = kitOrder({ ...kit, _id: await idOf() })
    const answer = await postOrder(app, { token: cook.token, body })
    expect([answer.statusCode, answer.json().message]).toEqual([400, 'Product not found'])
    expect((await postAs(app, cook, '/api/quotes', { orderItems: body.orderItems })).statusCode).toBe(400)
  })

  test('as a product', async () => {
    const { cook, kit } = await kitchenWithKit()
    const body = orderBody({ id: kit._id, priceCents: 2660 })
    const answer = await postOrder(app, { token: cook.token, body })
    expect([answer.statusCode, answer.json().message]).toEqual([400, 'Product not found'])
  })

  test('when it was deleted', async () => {
    const { cook, kit, rent } = await kitchenWithKit()
    await cook.remove(kit._id)
    expect((await rent()).json().message).toBe('Product not found')
  })

  test('when something in it left the shop', async () => {
    const { rent, knife } = await kitchenWithKit()
    await database.prisma.product.update({ where: { id: knife.id }, data: { archivedAt: testNow } })
    const answer = await rent()
    expect([answer.statusCode, answer.json().message]).toEqual([409, 'Not enough stock for Knife'])
  })

  test('when its items became other things', async () => {
    const { rent, knife } = await kitchenWithKit()
    await database.prisma.product.update({ where: { id: knife.id }, data: { kitCategory: 'other' } })
    const answer = await rent()
    expect([answer.statusCode, answer.json().message]).toEqual([400, kitsCopy.kitNeedsKnife])
  })

  test('at an old price; the new totals come with the refusal', async () => {
    const { cook, kit, rent, whole } = await kitchenWithKit()
    await cook.change(kit._id, { items: whole })
    const answer = await rent()
    expect([answer.statusCode, answer.json().message]).toEqual([409, ordersCopy.pricesChanged])
    expect(answer.json().details).toMatchObject({
      itemsPrice: 17.5,
      lines: [{ product: kit._id, price: 17.5 }],
    })
  })

  test('in numbers nobody could count', async () => {
    const { rent } = await kitchenWithKit()
    const answer = await rent({ qty: 100_000 })
    expect([answer.statusCode, answer.json().message]).toEqual([400, 'Invalid quantity'])
  })

  test('when the token of a quote is nobody’s', async () => {
    const { kit } = await kitchenWithKit()
    const answer = await postAs(app, { token: 'x'.repeat(43) }, '/api/quotes', {
      orderItems: kitOrder(kit).orderItems,
    })
    expect(answer.statusCode).toBe(401)
  })
})

describe('the days of a kit', () => {
  test('are limited by the item that runs out first', async () => {
    const { cook, kit, rent, pan } = await kitchenWithKit()
    await database.prisma.product.update({ where: { id: pan.id }, data: { countInStock: 5 } })
    await rent()
    const url = `/${kit._id}/availability?start=${firstDay}&end=${lastDay}`
    const { status, body } = await cook.call('GET', url)
    expect(status).toBe(200)
    expect(body).toMatchObject({ fleet: 2, free: 1 })
    expect(body.days[0]).toEqual({ date: firstDay, free: 1 })
    const later = calendarDate('2026-12-30')
    expect(
      (await cook.call('GET', `/${kit._id}/availability?start=${later}&end=${addDays(later, 7)}`)).body.free,
    ).toBe(2)
  })

  test('are none while something in it is not offered', async () => {
    const { cook, kit, knife } = await kitchenWithKit()
    await database.prisma.product.update({ where: { id: knife.id }, data: { archivedAt: testNow } })
    expect((await cook.call('GET', `/${kit._id}/availability`)).body).toMatchObject({ fleet: 0, free: 0 })
  })

  test('are told to its owner only', async () => {
    const { kit } = await kitchenWithKit()
    const stranger = await kitCook(shop)
    expect((await stranger.call('GET', `/${kit._id}/availability`)).status).toBe(404)
  })
})

test('an order without kits asks the database no more than before', async () => {
  const { cook, pan } = await kitchenWithKit()
  const query = vi.spyOn(pg.Client.prototype, 'query')
  await postOrder(app, { token: cook.token, body: orderBody(pan) })
  const asked = JSON.stringify(query.mock.calls)
  query.mockRestore()
  const names = [...asked.matchAll(/"name":"([\w-]+)"/g)].map(([, name]) => name)
  expect(names).toEqual(expect.arrayContaining(['order-facts', 'insert-order']))
  expect(names.filter((name) => name?.includes('kit'))).toEqual([])
})
