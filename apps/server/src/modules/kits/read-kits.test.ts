import { describe, expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { kitCook, kitKitchen, itemsOf } from './kit-kitchen.ts'
import { testNow } from '../../test/clock.ts'

const shop = await testApp()
const { database, clock } = shop

async function kitchenWithKit() {
  const kitchen = await kitKitchen(shop)
  const cook = await kitCook(shop)
  const { body: kit } = await cook.create({
    name: 'Sunday',
    items: itemsOf([kitchen.knife, 1], [kitchen.pan, 2], [kitchen.spoon, 1]),
  })
  return { ...kitchen, cook, kit }
}

describe('own kits', () => {
  test('come newest first', async () => {
    const { cook, whole } = await kitchenWithKit()
    clock.advance(1000)
    await cook.create({ name: 'Monday', items: whole })
    const { body } = await cook.mine()
    expect(body.map(({ name }: { name: string }) => name)).toEqual(['Monday', 'Sunday'])
  })

  test('cost what their products cost today', async () => {
    const { cook, kit, pan } = await kitchenWithKit()
    await database.prisma.product.update({ where: { id: pan.id }, data: { priceCents: 900 } })
    expect(kit.totalPrice).toBe(25)
    expect((await cook.read(kit._id)).body).toMatchObject({ totalPrice: 28, lastModified: kit.lastModified })
  })

  test('say which item left the shop, and what they lack since', async () => {
    const { cook, kit, pan } = await kitchenWithKit()
    await database.prisma.product.update({ where: { id: pan.id }, data: { archivedAt: testNow } })
    const { body } = await cook.read(kit._id)
    expect(body).toMatchObject({
      itemCount: 2,
      totalPrice: 10,
      problems: ['Pan is no longer available', 'Add at least one pan or pot to your kit'],
    })
    expect(body.items).toHaveLength(2)
  })

  test('can be saved again without what left the shop', async () => {
    const { cook, kit, pan, toaster, whole } = await kitchenWithKit()
    await cook.change(kit._id, { items: [...whole, { product: toaster.id, quantity: 1 }] })
    await database.prisma.product.update({ where: { id: toaster.id }, data: { archivedAt: testNow } })
    const { body } = await cook.read(kit._id)
    expect(body.problems).toEqual(['Toaster is no longer available'])
    const items = body.items.map(({ product, quantity }: { product: string; quantity: number }) => ({
      product,
      quantity,
    }))
    expect((await cook.change(kit._id, { items })).body.problems).toEqual([])
    expect(items.map(({ product }: { product: string }) => product)).toContain(pan.id)
  })
})

describe('adding a kit to the cart', () => {
  test('answers an item of the cart, priced now', async () => {
    const { cook, kit, pan, knife } = await kitchenWithKit()
    await database.prisma.product.update({
      where: { id: pan.id },
      data: { priceCents: 900, countInStock: 7 },
    })
    const { status, body } = await cook.toCart(kit._id)
    expect(status).toBe(200)
    expect(body).toEqual({
      _id: kit._id,
      name: 'Sunday',
      slug: '',
      category: null,
      image: 'knife',
      price: 28,
      qty: 1,
      countInStock: 3,
      deposit: 59,
      isCustomKit: true,
      items: [
        { product: knife.id, name: 'Knife', quantity: 1, image: 'knife' },
        { product: pan.id, name: 'Pan', quantity: 2, image: 'pan' },
        expect.objectContaining({ name: 'Spoon' }),
      ],
      lastModified: kit.lastModified,
    })
  })

  test('is refused by name when something is out of stock', async () => {
    const { cook, kit, pan } = await kitchenWithKit()
    await database.prisma.product.update({ where: { id: pan.id }, data: { countInStock: 1 } })
    const answer = await cook.toCart(kit._id)
    expect([answer.status, answer.body.message]).toEqual([409, 'Not enough stock for Pan'])
  })

  test('is refused by name when something left the shop', async () => {
    const { cook, kit, knife } = await kitchenWithKit()
    await database.prisma.product.update({ where: { id: knife.id }, data: { archivedAt: testNow } })
    const answer = await cook.toCart(kit._id)
    expect([answer.status, answer.body.message]).toEqual([409, 'Not enough stock for Knife'])
  })

  test('is refused when what is left makes no kit any more', async () => {
    const { cook, kit, knife } = await kitchenWithKit()
    await database.prisma.product.update({ where: { id: knife.id }, data: { kitCategory: 'other' } })
    const answer = await cook.toCart(kit._id)
    expect([answer.status, answer.body.message]).toEqual([400, 'Add at least one knife to your kit'])
  })
})

describe('the kits of a cart', () => {
  test('are answered as they are now, in order, the deleted ones missing', async () => {
    const { cook, kit, whole, pan } = await kitchenWithKit()
    const { body: second } = await cook.create({ name: 'Second', items: whole })
    const { body: third } = await cook.create({ name: 'Third', items: whole })
    await cook.remove(second._id)
    await database.prisma.product.update({ where: { id: pan.id }, data: { countInStock: 1 } })
    const { status, body } = await cook.checkCart([third._id, second._id, kit._id, 'nonsense'])
    expect(status).toBe(200)
    expect(body).toMatchObject([
      { _id: third._id, price: 17.5, countInStock: 1 },
      { _id: kit._id, price: 25, countInStock: 0 },
    ])
  })

  test('can be none', async () => {
    const { cook } = await kitchenWithKit()
    expect((await cook.checkCart([])).body).toEqual([])
  })
})

describe('templates', async () => {
  const { knife, pan, spoon, toaster } = await kitKitchen(shop)
  const cook = await kitCook(shop)
  const addTemplate = (id: string, position: number, items: [{ id: string }, number][]) =>
    database.prisma.kitTemplate.create({
      data: {
        id,
        name: `Template ${id}`,
        description: 'For a weekend.',
        position,
        items: {
          create: items.map(([product, quantity], index) => ({
            productId: product.id,
            quantity,
            position: index + 1,
          })),
        },
      },
    })
  await addTemplate('weekend', 2, [
    [spoon, 3],
    [knife, 1],
    [pan, 1],
    [toaster, 1],
  ])
  await addTemplate('early', 1, [
    [knife, 1],
    [pan, 1],
    [spoon, 1],
  ])
  await addTemplate('toast', 3, [[toaster, 2]])

  test('are listed in their order at present prices, without those that make no kit', async () => {
    const { body } = await cook.call('GET', '/templates')
    expect(body.map(({ id }: { id: string }) => id)).toEqual(['early', 'weekend'])
    expect(body[1]).toMatchObject({
      id: 'weekend',
      name: 'Template weekend',
      description: 'For a weekend.',
      itemCount: 6,
      estimatedPrice: 29.45,
      categories: ['knife', 'pan', 'utensil', 'appliance'],
    })
    expect(body[1].items[0]).toMatchObject({ product: spoon.id, slug: spoon.slug, quantity: 3, price: 3 })
  })

  test('become a kit of one’s own, which can then be changed', async () => {
    const { status, body } = await cook.fromTemplate({ templateId: 'weekend' })
    expect(status).toBe(201)
    expect(body).toMatchObject({ name: 'Template weekend', itemCount: 6, totalPrice: 29.45 })
    expect((await cook.read(body._id)).body).toEqual(body)
  })

  test.each([
    [{}],
    [{ templateId: 'nowhere' }],
    [{ templateId: null }],
    [{ templateId: 7 }],
    [{ templateId: 'toast' }],
  ])('of %j there are none', async (payload) => {
    const answer = await cook.fromTemplate(payload)
    expect([answer.status, answer.body.message]).toEqual([404, 'Template not found'])
  })

  test('twenty times at once make twenty kits, and a hundred at most', async () => {
    const collector = await kitCook(shop)
    const twenty = () =>
      Promise.all(Array.from({ length: 20 }, () => collector.fromTemplate({ templateId: 'early' })))
    const answers = await twenty()
    expect(answers.every(({ status }) => status === 201)).toBe(true)
    expect(new Set(answers.map(({ body }) => body._id)).size).toBe(20)
    for (let round = 0; round < 3; round += 1) await twenty()
    await collector.fromTemplate({ templateId: 'early' })
    const last = await twenty()
    expect(last.filter(({ status }) => status === 201)).toHaveLength(19)
    expect(last.filter(({ status }) => status === 409)).toHaveLength(1)
  })

  test('leave out what left the shop', async () => {
    await database.prisma.product.update({ where: { id: toaster.id }, data: { archivedAt: testNow } })
    const { body } = await cook.call('GET', '/templates')
    expect(body[1]).toMatchObject({ itemCount: 5, estimatedPrice: 22.33 })
  })
})
