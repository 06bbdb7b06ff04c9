import { kitOutput, type Kit } from '@trivet/core/contract/kits'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { testNow } from '../../test/clock.ts'
import { createProduct } from '../../test/factories.ts'
import { itemsOf, kitCook, kitKitchen } from './kit-kitchen.ts'

const shop = await testApp()
const { database, clock } = shop
const { knife, pan, spoon, toaster, whole } = await kitKitchen(shop)
const cook = await kitCook(shop)

const saved = async (payload: object = { items: whole }): Promise<Kit> => (await cook.create(payload)).body

describe('saving a kit', () => {
  test('answers the kit with the shop’s prices and where it is', async () => {
    const { status, headers, body } = await cook.create({
      name: ' Sunday ',
      items: itemsOf([knife, 1], [pan, 2], [spoon, 2]),
    })
    expect(status).toBe(201)
    expect(headers.location).toBe(`/api/kits/${body._id}`)
    expect(body).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      name: 'Sunday',
      items: [
        {
          product: knife.id,
          name: 'Knife',
          slug: knife.slug,
          image: 'knife',
          price: 7,
          category: 'knife',
          quantity: 1,
          weight: 195,
          depositAmount: 15,
        },
        expect.objectContaining({ product: pan.id, quantity: 2 }),
        expect.objectContaining({ product: spoon.id, quantity: 2 }),
      ],
      itemCount: 5,
      listPrice: 28,
      totalPrice: 26.6,
      discountPercentage: 5,
      deposit: 67,
      weight: 4255,
      lastModified: '2026-12-01T12:00:00.000Z',
      problems: [],
    })
    expect(kitOutput.parse(body)).toEqual(body)
    expect((await cook.read(body._id)).body).toEqual(body)
  })

  test.each([
    [4, 0],
    [5, 5],
    [9, 5],
    [10, 10],
  ])('of %i pieces has a discount of %i %%', async (pieces, discountPercentage) => {
    const kit = await saved({ items: itemsOf([knife, 1], [pan, 1], [spoon, pieces - 2]) })
    expect(kit).toMatchObject({ itemCount: pieces, discountPercentage })
  })

  test('takes price, discount, deposit, weight and owner from nobody', async () => {
    const stranger = await kitCook(shop)
    const kit = await saved({
      items: whole.map((item) => ({ ...item, price: 0.01, depositAmount: 0, weight: 1 })),
      userId: stranger.userId,
      totalPrice: 0,
      discountPercentage: 100,
      _id: 'f'.repeat(24),
    })
    expect(kit).toMatchObject({ totalPrice: 17.5, discountPercentage: 0, deposit: 41, weight: 2225 })
    expect((await stranger.read(kit._id)).status).toBe(404)
    expect((await cook.read('f'.repeat(24))).status).toBe(404)
  })

  test('without a name is My Custom Kit', async () => {
    expect((await saved({ items: whole, name: '  ' })).name).toBe('My Custom Kit')
  })

  test('may have a name of 50 characters and 50 lines of 99', async () => {
    const tins = await Promise.all(
      Array.from({ length: 47 }, () =>
        createProduct(database, { kitCategory: 'bakeware', weightGrams: 100, depositCents: 200 }),
      ),
    )
    const items = itemsOf(...[knife, pan, spoon, ...tins].map((one): [{ id: string }, number] => [one, 99]))
    const kit = await saved({ name: '🍳'.repeat(50), items })
    expect(kit).toMatchObject({ itemCount: 4950, discountPercentage: 10, weight: 99 * (2225 + 4700) })
    expect(kit.items).toHaveLength(50)
    expect(kit.deposit).toBe(99 * (41 + 94))
  })

  test('with the same product twice adds it up', async () => {
    const kit = await saved({ items: [...whole, { product: pan.id, quantity: 3 }] })
    expect(kit.items.map(({ quantity }) => quantity)).toEqual([1, 4, 1])
  })
})

describe('a kit is refused', async () => {
  const archived = await createProduct(database, {
    kitCategory: 'pan',
    weightGrams: 1,
    depositCents: 0,
    archivedAt: testNow,
  })
  const collection = await createProduct(database)
  const one = (product: string, quantity: unknown = 1) => [...whole, { product, quantity }]

  test.each([
    ['without items', {}, 'Your kit must contain at least one item'],
    ['with an empty list', { items: [] }, 'Your kit must contain at least one item'],
    ['without a knife', { items: itemsOf([pan, 1], [spoon, 1]) }, 'Add at least one knife to your kit'],
    [
      'without a pan or pot',
      { items: itemsOf([knife, 1], [spoon, 1]) },
      'Add at least one pan or pot to your kit',
    ],
    ['without a utensil', { items: itemsOf([knife, 1], [pan, 1]) }, 'Add at least one utensil to your kit'],
    [
      'with a name of 51 characters',
      { items: whole, name: 'x'.repeat(51) },
      'Kit name must be at most 50 characters',
    ],
    ['with no piece of something', { items: one(toaster.id, 0) }, 'Invalid quantity'],
    ['with 100 of something', { items: one(toaster.id, 100) }, 'Invalid quantity'],
    ['with 100 of something in two lines', { items: one(knife.id, 99) }, 'Invalid quantity'],
    ['with half a toaster', { items: one(toaster.id, 0.5) }, 'Invalid quantity'],
    ['with 51 lines', { items: Array(51).fill(whole[0]) }, 'A kit can have at most 50 different items'],
    ['with an unknown product', { items: one('f'.repeat(24)) }, 'Product not found'],
    ['with what is no id', { items: one("' OR 1=1") }, 'Product not found'],
    ['with a product that left the shop', { items: one(archived.id) }, 'Product not found'],
    ['with a product that is no single item', { items: one(collection.id) }, 'Product not found'],
  ])('%s', async (_case, payload, message) => {
    const answer = await cook.create(payload)
    expect([answer.status, answer.body.message]).toEqual([400, message])
  })

  test('with everything that is missing, the first speaking', async () => {
    const { body } = await cook.create({ items: itemsOf([toaster, 1]) })
    expect(body.message).toBe('Add at least one knife to your kit')
    expect(body.errors.map((error: { message: string }) => error.message)).toEqual([
      'Add at least one knife to your kit',
      'Add at least one pan or pot to your kit',
      'Add at least one utensil to your kit',
    ])
  })
})

describe('changing a kit', () => {
  test('replaces its name and items', async () => {
    const kit = await saved()
    clock.advance(60_000)
    const items = itemsOf([spoon, 2], [knife, 1], [pan, 1])
    const { status, body } = await cook.change(kit._id, { name: 'Monday', items })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      _id: kit._id,
      name: 'Monday',
      itemCount: 4,
      lastModified: clock.now().toISOString(),
    })
    expect((await cook.read(kit._id)).body).toEqual(body)
  })

  test('cannot change its owner or id', async () => {
    const stranger = await kitCook(shop)
    const kit = await saved()
    await cook.change(kit._id, {
      items: whole,
      userId: stranger.userId,
      _id: 'e'.repeat(24),
      id: 'e'.repeat(24),
    })
    expect((await cook.read(kit._id)).status).toBe(200)
    expect((await stranger.mine()).body).toEqual([])
    await expect(
      database.sql.query('UPDATE kits SET user_id = $1 WHERE id = $2', [stranger.userId, kit._id]),
    ).rejects.toThrow('A kit cannot change its owner')
  })

  test('that was changed elsewhere is refused, and changes nothing', async () => {
    const { _id, lastModified } = await saved()
    // in the same millisecond: the version still rises
    expect((await cook.change(_id, { name: 'First', items: whole, lastModified })).status).toBe(200)
    const late = await cook.change(_id, { name: 'Late', items: whole, lastModified })
    expect([late.status, late.body.code, late.body.message]).toEqual([
      409,
      'KIT_CHANGED',
      'This kit was changed elsewhere. Please reload.',
    ])
    expect((await cook.read(_id)).body.name).toBe('First')
    expect((await cook.change(_id, { name: 'Forced', items: whole })).status).toBe(200)
  })

  test.each([
    ['0000-01-01T00:00:00Z', 409],
    ['9999-12-31T23:59:59.999Z', 200],
    ['yesterday', 400],
    [7, 400],
    [null, 200],
  ])('made from the version of %s answers %i', async (lastModified, status) => {
    const { _id } = await saved()
    expect((await cook.change(_id, { items: whole, lastModified })).status).toBe(status)
  })

  test('by five tabs at once lets one through', async () => {
    const { _id, lastModified } = await saved()
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map((tab) => cook.change(_id, { name: `Tab ${tab}`, items: whole, lastModified })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409])
  })

  test('is refused for the same reasons as saving one', async () => {
    const { _id } = await saved()
    const answer = await cook.change(_id, { items: itemsOf([knife, 1]) })
    expect([answer.status, answer.body.message]).toEqual([400, 'Add at least one pan or pot to your kit'])
  })
})

describe('a kit deleted', () => {
  test('is gone, and a second time not found', async () => {
    const kit = await saved()
    expect(await cook.remove(kit._id)).toMatchObject({ status: 204, body: null })
    expect((await cook.remove(kit._id)).status).toBe(404)
    expect((await cook.read(kit._id)).status).toBe(404)
  })
})

describe('the same save sent again', () => {
  test('twenty times at once makes one kit', async () => {
    const key = { 'idempotency-key': 'twenty-presses' }
    const answers = await Promise.all(Array.from({ length: 20 }, () => cook.create({ items: whole }, key)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(answers.map(({ body }) => body._id)).size).toBe(1)
    expect(answers.filter(({ headers }) => headers['idempotent-replayed'])).toHaveLength(19)
  })

  test('with another body is refused', async () => {
    const key = { 'idempotency-key': 'other-body' }
    await cook.create({ items: whole }, key)
    expect((await cook.create({ name: 'Other', items: whole }, key)).status).toBe(422)
  })

  test('without a key makes another kit', async () => {
    expect((await saved())._id).not.toBe((await saved())._id)
  })
})

describe('a user’s hundred kits', () => {
  test('are the last, also when twenty are saved at once, and deleting one makes room', async () => {
    const keeper = await kitCook(shop)
    await database.sql.query(
      `INSERT INTO kits (id, user_id, name) SELECT left(md5($1 || n), 24), $1, 'Kit ' || n FROM generate_series(1, 95) n`,
      [keeper.userId],
    )
    const answers = await Promise.all(Array.from({ length: 20 }, () => keeper.create({ items: whole })))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5)
    const refused = answers.filter(({ status }) => status === 409)
    expect(refused).toHaveLength(15)
    expect(refused[0]?.body).toMatchObject({
      code: 'TOO_MANY_KITS',
      message: 'You can keep at most 100 kits. Please delete one first.',
    })
    const { body: kits } = await keeper.mine()
    expect(kits).toHaveLength(100)
    expect(await database.prisma.kitItem.count({ where: { kit: { userId: keeper.userId } } })).toBe(15)

    expect((await keeper.remove(kits[0]._id)).status).toBe(204)
    expect((await keeper.create({ items: whole })).status).toBe(201)
    expect((await keeper.create({ items: whole })).status).toBe(409)
  })

  test('are counted for each user alone, and go with their user', async () => {
    const keeper = await kitCook(shop)
    await keeper.create({ items: whole })
    await database.prisma.user.delete({ where: { id: keeper.userId } })
    expect(await database.prisma.kit.count({ where: { userId: keeper.userId } })).toBe(0)
    expect(await database.prisma.kitCount.count({ where: { userId: keeper.userId } })).toBe(0)
  })
})

test('the database refuses what the server would', async () => {
  const kit = await saved()
  const sql = (text: string) => database.sql.query(text, [kit._id])
  await expect(sql(`UPDATE kits SET name = repeat('x', 51) WHERE id = $1`)).rejects.toThrow(
    'kits_name_of_1_to_50',
  )
  await expect(sql('UPDATE kit_items SET quantity = 0 WHERE kit_id = $1')).rejects.toThrow(
    'quantity_of_1_to_99',
  )
  await expect(sql('UPDATE kit_items SET quantity = 100 WHERE kit_id = $1')).rejects.toThrow(
    'quantity_of_1_to_99',
  )
  await expect(sql('UPDATE kit_items SET position = position + 50 WHERE kit_id = $1')).rejects.toThrow(
    'at_most_50',
  )
})

test('sixty writes an hour are enough', async () => {
  const limited = await testApp({ env: { rateLimits: true }, database })
  const writer = await kitCook(limited)
  const answers = []
  for (let write = 0; write < 61; write += 1) answers.push((await writer.remove('nothing')).status)
  expect(answers.slice(0, 60).every((status) => status === 404)).toBe(true)
  expect(answers[60]).toBe(429)
  expect((await writer.mine()).status).toBe(200)
})
