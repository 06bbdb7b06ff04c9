import * as productsCopy from '@trivet/core/copy/products'
import type { AdminProduct, Product } from '@trivet/core/contract/catalog'
import { beforeEach, expect, test, vi } from 'vitest'
import { transaction } from '../../../platform/database.ts'
import { createUser, signIn } from '../../../test/factories.ts'
import { unitsReserver } from '../../../test/units-reserver.ts'
import { adminApp, kit, knife } from './admin-products.setup.ts'

const { app, database, clock, call, create, edit, auditOf } = await adminApp()
const reserve = unitsReserver(database)

beforeEach(async () => {
  await database.sql.query('TRUNCATE products, audit_entries CASCADE')
})

async function shown(slug: string) {
  const answer = await app.inject({ url: `/api/products/slug/${slug}` })
  return { status: answer.statusCode, body: answer.json<Product>() }
}

const archive = (ids: string[], change = 'archive', dryRun = false) =>
  call<{ changed: { name: string; comingOrders: number }[]; skipped: { name: string; reason: string }[] }>(
    'POST',
    '/bulk',
    {
      ids,
      change,
      dryRun,
    },
  )

test('a product is stored whole, and the shop shows it at once', async () => {
  const product = await create(knife)
  expect(product).toMatchObject({ draft: knife, hasUpload: false, archivedAt: null, componentOf: [] })
  expect((await shown(knife.slug)).body).toMatchObject({ name: 'Bread Knife', price: 4.5, countInStock: 8 })
  expect(await auditOf(product._id)).toEqual([
    { action: 'product.created', details: { name: 'Bread Knife', slug: 'bread-knife-2' } },
  ])
})

test('a change is told field by field, old and new', async () => {
  const product = await create(knife)
  const { status, body } = await edit(product, { price: 5, isPopular: true })
  expect(status).toBe(200)
  expect(body.draft).toEqual({ ...knife, price: 5, isPopular: true })
  expect(body.updatedAt > product.updatedAt).toBe(true)
  expect((await auditOf(product._id))[1]).toEqual({
    action: 'product.changed',
    details: { Price: '4.50 → 5.00', Popular: 'no → yes' },
  })
})

test('to save what is already so changes nothing', async () => {
  const product = await create(knife)
  expect((await edit(product, {})).body.updatedAt).toBe(product.updatedAt)
  expect(await auditOf(product._id)).toHaveLength(1)
})

test('who changes a product that was changed meanwhile is told how it is now', async () => {
  const product = await create(knife)
  await edit(product, { price: 6 })
  const { status, body } = await edit(product, { price: 7, name: 'Mine' })
  expect([status, body.message]).toEqual([409, productsCopy.changedElsewhere])
  expect(Reflect.get(body, 'details')).toMatchObject({ current: { draft: { price: 6, name: knife.name } } })
  expect((await shown(knife.slug)).body.price).toBe(6)
})

test('of twenty edits at the same moment one is made', async () => {
  const product = await create(knife)
  const edits = Array.from({ length: 20 }, (_, number) => edit(product, { price: 10 + number }))
  const statuses = (await Promise.all(edits)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(statuses.filter((status) => status === 409)).toHaveLength(19)
  expect(await auditOf(product._id)).toHaveLength(2)
})

test('of two products created twice at once each address has one', async () => {
  const answers = await Promise.all([call('POST', '', knife), call('POST', '', knife)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const [taken] = answers.filter(({ status }) => status === 409)
  expect(taken?.body).toMatchObject({
    message: productsCopy.slugTaken,
    errors: [{ path: 'slug', message: productsCopy.slugTaken }],
  })
})

test('a former address leads to the present one, until somebody else takes it', async () => {
  const product = await create(knife)
  const { body: moved } = await edit(product, { slug: 'serrated-knife' })
  expect((await shown(knife.slug)).body.slug).toBe('serrated-knife')
  expect((await app.inject({ url: `/api/images/direct/${knife.slug}` })).statusCode).toBe(200)
  await edit(moved, { slug: 'third-address' })
  expect((await shown('serrated-knife')).body.slug).toBe('third-address')
  await create({ ...knife, slug: knife.slug, name: 'Another' })
  expect((await shown(knife.slug)).body.name).toBe('Another')
})

test.each([
  ['a price of nothing', { price: 0 }, 'price', productsCopy.priceInvalid],
  ['half a cent', { price: 1.005 }, 'price', productsCopy.priceInvalid],
  ['a negative stock', { countInStock: -1 }, 'countInStock', productsCopy.stockInvalid],
  ['an address with capitals', { slug: 'Knife' }, 'slug', productsCopy.slugInvalid],
  ['an unknown category', { category: 'Nope' }, 'category', productsCopy.categoryUnknown],
  ['a kit item without a weight', { weightGrams: null }, 'weightGrams', productsCopy.weightRequired],
  ['a blank name', { name: '  ' }, 'name', productsCopy.nameRequired],
])('refuses %s', async (_case, changes, path, message) => {
  const { status, body } = await call('POST', '', { ...knife, ...changes })
  expect(status).toBe(400)
  expect(body).toMatchObject({ errors: [{ path, message }] })
})

test('fields that are not the editor’s are dropped', async () => {
  const sent = {
    ...knife,
    id: 'a'.repeat(24),
    ratingSum: 500,
    numReviews: 100,
    isSample: true,
    upload: { key: 'x' },
  }
  const { body } = await call<AdminProduct>('POST', '', sent)
  expect(body._id).not.toBe('a'.repeat(24))
  expect((await shown(knife.slug)).body).toMatchObject({ rating: 0, numReviews: 0 })
  expect(body.hasUpload).toBe(false)
})

test('a kit is packed from single items that are for rent', async () => {
  const item = await create(knife)
  const packed = await create(kit)
  expect(packed.names).toEqual([{ _id: item._id, name: knife.name, slug: knife.slug }])
  const { body } = await call<AdminProduct>('GET', `/${item._id}`)
  expect(body.componentOf.map(({ name }) => name)).toEqual(['Bread Kit'])

  const refused = await edit(packed, { components: [{ slug: 'nothing', quantity: 1 }] })
  expect([refused.status, refused.body.message]).toEqual([400, productsCopy.componentUnknown('nothing')])
  const nested = await call('POST', '', {
    ...kit,
    slug: 'kit-of-kits',
    components: [{ slug: kit.slug, quantity: 1 }],
  })
  expect([nested.status, nested.body.message]).toEqual([400, productsCopy.componentIsKit('Bread Kit')])
  const own = await edit(packed, { components: [{ slug: kit.slug, quantity: 1 }] })
  expect([own.status, own.body.message]).toEqual([400, productsCopy.componentIsItself])
})

test('two products cannot become each other’s component at the same moment', async () => {
  const plain = { ...kit, components: [] }
  const [one, two] = [await create({ ...plain, slug: 'one' }), await create({ ...plain, slug: 'two' })]
  const statuses = await Promise.all([
    edit(one, { components: [{ slug: 'two', quantity: 1 }] }),
    edit(two, { components: [{ slug: 'one', quantity: 1 }] }),
  ])
  expect(statuses.map(({ status }) => status).toSorted()).toEqual([200, 400])
})

test('an archived product leaves the shop and comes back as it was', async () => {
  const item = await create(knife)
  expect((await archive([item._id], 'archive', true)).body.changed).toHaveLength(1)
  expect((await shown(knife.slug)).status).toBe(200)
  expect((await archive([item._id])).body).toMatchObject({ changed: [{ name: knife.name }], skipped: [] })
  expect((await shown(knife.slug)).status).toBe(404)
  expect((await archive([item._id])).body.skipped).toMatchObject([{ reason: 'Already archived' }])
  await archive([item._id], 'restore')
  expect((await shown(knife.slug)).body.name).toBe(knife.name)
  const actions = (await auditOf(item._id)).map(({ action }) => action)
  expect(actions).toEqual(['product.created', 'product.archived', 'product.restored'])
})

test('archiving counts the orders that are still to be delivered, and says so before', async () => {
  clock.set('2026-12-01T12:00:00Z')
  const [item, other] = [await create(knife), await create({ ...knife, slug: 'other-knife' })]
  await reserve(item._id, 1, '2026-12-10', '2026-12-18')
  await reserve(item._id, 2, '2026-12-20', '2026-12-28')
  await reserve(item._id, 1, '2026-11-10', '2026-11-18')
  const delivered = await reserve(item._id, 1, '2026-11-28', '2026-12-05')
  await database.prisma.order.update({
    where: { id: delivered },
    data: { status: 'delivered', paymentStatus: 'paid', paidAt: clock.now() },
  })
  const preview = await archive([item._id, other._id], 'archive', true)
  expect(preview.body.changed).toMatchObject([{ comingOrders: 2 }, { comingOrders: 0 }])
  expect((await archive([item._id])).body.changed).toMatchObject([{ comingOrders: 2 }])
})

test('a component stays as long as its kit, and both may go together', async () => {
  const item = await create(knife)
  const packed = await create(kit)
  expect((await archive([item._id])).body.skipped).toMatchObject([{ reason: 'Packed in Bread Kit' }])
  expect((await archive([item._id, packed._id])).body.changed).toHaveLength(2)
  expect((await archive([packed._id], 'restore')).body.skipped).toMatchObject([
    { reason: 'Its component Bread Knife is archived' },
  ])
  expect((await archive([packed._id, item._id], 'restore')).body.changed).toHaveLength(2)
})

test('a fleet cannot be made smaller than what is reserved, and the days are named', async () => {
  const product = await create(knife)
  await reserve(product._id, 6, '2026-12-10', '2026-12-12')
  await reserve(product._id, 1, '2026-12-12', '2026-12-14')
  const { status, body } = await edit(product, { countInStock: 5 })
  const message = 'The depot would have fewer than are reserved on Dec 10, 2026 – Dec 12, 2026'
  expect([status, body.message]).toEqual([409, message])
  expect(body.errors).toEqual([{ path: 'countInStock', message }])
  expect((await edit(product, { countInStock: 7 })).status).toBe(200)
})

test('days that are over do not keep a fleet large, and their orders can still change', async () => {
  const product = await create(knife)
  await reserve(product._id, 4, '2026-11-01', '2026-11-08')
  await reserve(product._id, 3, '2026-11-05', '2026-12-03')
  expect((await edit(product, { countInStock: 4 })).status).toBe(200)
  await database.sql.query(`UPDATE reservations SET last_day = '2026-12-09' WHERE units = 3`)
  await database.sql.query('DELETE FROM reservations')
  const { rows } = await database.sql.query('SELECT FROM stock_days WHERE reserved <> 0')
  expect(rows).toEqual([])
})

/** So many more of a product in a depot besides the main one. */
async function standingElsewhere(product: AdminProduct, units: number): Promise<AdminProduct> {
  await database.prisma.depot.upsert({
    where: { id: 'north' },
    create: { id: 'north', name: 'North' },
    update: {},
  })
  const stock = { productId: product._id, depotId: 'north', units }
  await database.prisma.depotStock.create({ data: stock })
  return (await call<AdminProduct>('GET', `/${product._id}`)).body
}

test('what the main depot has promised it keeps, however many stand elsewhere', async () => {
  const product = await standingElsewhere(await create(knife), 3)
  await reserve(product._id, 6, '2027-01-10', '2027-01-12')
  const { status, body } = await edit(product, { countInStock: 8 })
  const message = productsCopy.stockReserved('Jan 10, 2027 – Jan 12, 2027')
  expect([status, body.message, body.errors]).toEqual([409, message, [{ path: 'countInStock', message }]])
  expect((await edit(product, { countInStock: 9 })).status).toBe(200)
})

test('nor does it give units that are in repair on a promised day', async () => {
  const product = await create(knife)
  await reserve(product._id, 5, '2026-12-10', '2026-12-12')
  await database.sql.query(
    `INSERT INTO stock_holds (id, product_id, depot_id, units, first_day, last_day, kind, reason)
     VALUES ('repair', $1, 'main', 2, '2026-12-11', '2026-12-11', 'repair', 'Handle')`,
    [product._id],
  )
  const { body } = await edit(product, { countInStock: 6 })
  expect(body.message).toBe(productsCopy.stockReserved('Dec 11, 2026'))
  expect((await edit(product, { countInStock: 7 })).status).toBe(200)
})

test('nor do days that are over keep the units of a main depot that is one of several', async () => {
  const product = await standingElsewhere(await create(knife), 3)
  await reserve(product._id, 6, '2026-11-01', '2026-11-08')
  await reserve(product._id, 2, '2026-12-10', '2026-12-17')
  expect((await edit(product, { countInStock: 8 })).status).toBe(200)
})

test('an order placed while the fleet shrinks is either refused or kept whole', async () => {
  const product = await create(knife)
  await Promise.allSettled([
    edit(product, { countInStock: 2 }),
    reserve(product._id, 5, '2026-12-10', '2026-12-17'),
  ])
  const { rows } = await database.sql.query('SELECT FROM stock_days WHERE reserved > fleet')
  expect(rows).toEqual([])
})

test('what was reserved since the days were read is told in a whole sentence', async () => {
  const product = await create(knife)
  const orderId = await reserve(product._id, 1, '2026-12-10', '2026-12-12')
  const edited = await transaction(database.sql, async (tx) => {
    await tx.query('UPDATE reservations SET units = 6 WHERE order_id = $1', [orderId])
    const answer = edit(product, { countInStock: 5 })
    await vi.waitFor(async () => {
      const { rows } = await tx.query(
        `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      )
      expect(rows).toHaveLength(1)
    })
    return { answer }
  })
  const { status, body } = await edited.answer
  const message = productsCopy.stockReserved(productsCopy.bookedJustNow)
  expect([status, body.message]).toEqual([409, message])
})

test.each(['a'.repeat(24), 'nothing', 'a%00'])('an unknown id (%s) is not found', async (id) => {
  const version = { ...knife, updatedAt: clock.now().toISOString() }
  expect((await call('GET', `/${id}`)).status).toBeGreaterThanOrEqual(400)
  expect([400, 404]).toContain((await call('PUT', `/${id}`, version)).status)
})

test('the calendar tells day by day what is reserved, and by whom', async () => {
  const product = await create(knife)
  await reserve(product._id, 3, '2026-12-30', '2027-01-02')
  const { body } = await call<{ days: object[]; holds: object[] }>(
    'GET',
    `/${product._id}/calendar?month=2026-11`,
  )
  expect(body).toMatchObject({ fleet: 8, firstDay: '2026-11-01', lastDay: '2027-01-31', today: '2026-12-01' })
  expect(body.days).toHaveLength(4)
  expect(body.holds).toMatchObject([
    { units: 3, firstDay: '2026-12-30', lastDay: '2027-01-02', status: 'pending' },
  ])
})

test.each(['warehouse', 'manager'] as const)(
  'the calendar tells the %s whose the orders are only as far as the role goes',
  async (staffRole) => {
    const product = await create(knife)
    await reserve(product._id, 3, '2026-12-30', '2027-01-02')
    const token = await signIn(database, await createUser(database, { staffRole }), clock)
    const { body } = await call<{ holds: object[] }>('GET', `/${product._id}/calendar`, undefined, token)
    expect(body.holds.map((hold) => 'email' in hold)).toEqual([staffRole === 'manager'])
  },
)

test.each([
  ['2026-13', 400],
  ['1999-12', 400],
  ['2000-01', 200],
  ['2099-12', 200],
  // its three months would end in a year that has no days
  ['2100-10', 400],
])('a calendar that begins in %s is answered %i', async (month, status) => {
  const product = await create(knife)
  expect((await call('GET', `/${product._id}/calendar?month=${month}`)).status).toBe(status)
})
