import type { StockPreview } from '@trivet/core/contract/stock'
import { maxImportedStock } from '@trivet/core/contract/stock'
import * as importsCopy from '@trivet/core/copy/imports'
import * as productsCopy from '@trivet/core/copy/products'
import * as stockCopy from '@trivet/core/copy/stock'
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { testApp } from '../../test/app.ts'
import { rentedAt, rentedKitchen } from '../../test/booked.ts'
import { expectDocumented } from '../../test/documented-answer.ts'
import { createProduct, createUser, signIn } from '../../test/factories.ts'
import { createStaff } from '../../test/referrals.ts'
import { unitsReserver } from '../../test/units-reserver.ts'
import { restClient, tally } from '../accounts/test-client.ts'

const shop = await testApp()
const { app, database, clock } = shop
const { prisma } = database
const { book } = rentedKitchen(shop)
const reserve = unitsReserver(database)
const rest = restClient(app)
const path = '/admin/stock/import'
const head = 'product,depot,units'

type Product = { id: string; slug: string; name: string }

let north: string
let pan: Product
let pot: Product

beforeEach(async () => {
  clock.set(rentedAt)
  await database.sql.query('TRUNCATE products, audit_entries CASCADE')
  north = newId()
  await asStaff('PUT', `/admin/depots/${north}`, { name: nameOf(north) })
  pan = await createProduct(database, { countInStock: 5 })
  pot = await createProduct(database, { countInStock: 3 })
})

const nameOf = (depot: string) => (depot === 'main' ? 'Main depot' : `North ${depot}`)
const row = ({ slug }: { slug: string }, depot: string, units: number | string) =>
  `${slug},${nameOf(depot)},${units}`
const sheet = (...rows: string[]) => [head, ...rows].join('\r\n')

async function asStaff(method: 'GET' | 'POST' | 'PUT', address: string, body?: object) {
  const { token } = await createStaff(shop)
  return rest(method, address, { token, ...(body && { body }) })
}

async function preview(file: string): Promise<StockPreview> {
  const { status, body } = await asStaff('POST', `${path}/preview`, { file })
  expect(status).toBe(200)
  expectDocumented('stock.previewImport', body)
  return body as unknown as StockPreview
}

async function save(file: string, { seen }: { seen: string }) {
  const answer = await asStaff('POST', path, { file, seen })
  if (answer.status === 200) expectDocumented('stock.import', answer.body)
  return answer
}

async function exported(): Promise<string> {
  const { token } = await createStaff(shop)
  const headers = { authorization: `Bearer ${token}` }
  return (await app.inject({ url: '/api/admin/stock.csv', headers })).body
}

const unitsOf = async (product: { id: string }) =>
  Object.fromEntries(
    (await prisma.depotStock.findMany({ where: { productId: product.id } })).map(({ depotId, units }) => [
      depotId,
      units,
    ]),
  )
const shortDays = () => prisma.stockDay.count({ where: { short: { gt: 0 } } })

test('a preview tells of each line what it would do, and does nothing', async () => {
  const closed = newId()
  await asStaff('PUT', `/admin/depots/${closed}`, { name: nameOf(closed), isClosed: true })
  await reserve(pot.id, 2, '2026-12-10', '2026-12-11')
  const file = sheet(
    row(pan, 'main', 9),
    row(pan, north, 4),
    row(pot, 'main', 3),
    row({ slug: 'no-pan' }, 'main', 1),
    `${pot.slug},Atlantis,1`,
    row(pot, closed, 1),
    row(pot, north, '1.5'),
    row(pot, 'main', 1),
    `${row(pan, closed, 0)},7`,
  )
  const { lines, unchanged } = await preview(file)
  expect(unchanged).toBe(1)
  expect(lines.filter(({ kind }) => kind === 'changed')).toMatchObject([
    { line: 2, name: pan.name, detail: 'Main depot', changes: [{ label: 'Units', from: '5', to: '9' }] },
    { line: 3, name: pan.name, detail: nameOf(north), changes: [{ from: '0', to: '4' }] },
  ])
  const refused = lines.filter(({ kind }) => kind === 'refused')
  expect(refused.map(({ line, errors }) => [line, errors])).toEqual([
    [5, [{ column: 'product', message: stockCopy.productUnknown }]],
    [6, [{ column: 'depot', message: stockCopy.depotUnknown }]],
    [7, [{ column: 'depot', message: stockCopy.depotClosed }]],
    [8, [{ column: 'units', message: stockCopy.unitsInvalid }]],
    [
      9,
      [
        { column: 'units', message: productsCopy.stockReserved('Dec 10, 2026 – Dec 11, 2026') },
        { column: null, message: importsCopy.lineTwice(4, 'product and depot') },
      ],
    ],
    [10, [{ column: null, message: importsCopy.moreCells }]],
  ])
  expect(await unitsOf(pan)).toEqual({ main: 5 })
})

test('what was previewed is saved, and the log has it like a count by hand', async () => {
  const file = sheet(row(pan, 'main', 9), row(pan, north, 4), row(pot, 'main', 3))
  expect(await save(file, await preview(file))).toMatchObject({
    status: 200,
    body: { created: 0, changed: 2, unchanged: 1 },
  })
  expect(await unitsOf(pan)).toEqual({ main: 9, [north]: 4 })
  expect((await prisma.product.findUniqueOrThrow({ where: { id: pan.id } })).countInStock).toBe(13)
  const logged = await prisma.auditEntry.findMany({ where: { subject: `product:${pan.id}` } })
  expect(logged).toMatchObject([
    { action: 'stock.changed', details: { depot: 'Main depot', from: 5, to: 9 } },
    { action: 'stock.changed', details: { depot: nameOf(north), from: 0, to: 4 } },
  ])
})

test('a line that cannot be keeps all the others from being saved', async () => {
  const file = sheet(row(pan, 'main', 9), row(pot, 'main', 'many'))
  const message = importsCopy.lineRefused(3, stockCopy.unitsInvalid)
  expect(await save(file, await preview(file))).toMatchObject({
    status: 409,
    body: { code: 'IMPORT_REFUSED', message, errors: [{ path: 'lines.3.units', message }] },
  })
  expect(await unitsOf(pan)).toEqual({ main: 5 })
})

test('a file sent twice at once, and once more, is saved once', async () => {
  const file = sheet(row(pan, 'main', 9), row(pan, north, 4))
  const seen = await preview(file)
  expect(tally(await Promise.all([save(file, seen), save(file, seen)]))).toEqual({ 200: 2 })
  expect(await save(file, seen)).toMatchObject({ status: 200, body: { changed: 0, unchanged: 2 } })
  expect(await prisma.auditEntry.count({ where: { action: 'stock.changed' } })).toBe(2)
})

test('what is not as it was seen is not saved', async () => {
  const file = sheet(row(pan, 'main', 9))
  const seen = await preview(file)
  expect((await save(sheet(row(pan, 'main', 10)), seen)).status).toBe(409)
  await asStaff('PUT', `/admin/products/${pan.id}/stock/main`, { units: 6, seenUnits: 5 })
  expect(await save(file, seen)).toMatchObject({
    status: 409,
    body: { code: 'IMPORT_REFUSED', message: importsCopy.changedSince },
  })
  expect(await unitsOf(pan)).toEqual({ main: 6 })
})

test('units that were booked since the preview stay, and their line says when', async () => {
  const file = sheet(row(pan, 'main', 0), row(pot, 'main', 9))
  const seen = await preview(file)
  expect(seen.lines.map(({ kind }) => kind)).toEqual(['changed', 'changed'])
  await reserve(pan.id, 1, '2026-12-10', '2026-12-10')
  const message = importsCopy.lineRefused(2, productsCopy.stockReserved('Dec 10, 2026'))
  expect(await save(file, seen)).toMatchObject({ status: 409, body: { message } })
  expect([await unitsOf(pan), await unitsOf(pot)]).toEqual([{ main: 5 }, { main: 3 }])
})

test('of a booking and a file that take the last units at once, one is done', async () => {
  for (let round = 0; round < 6; round += 1) {
    const item = await createProduct(database, { priceCents: 7000, countInStock: 1 })
    const file = sheet(row(item, 'main', 0))
    const seen = await preview(file)
    const [booked, saved] = await Promise.all([book({ item }), save(file, seen)])
    expect([booked.order._id === undefined, saved.status]).toEqual(
      saved.status === 200 ? [true, 200] : [false, 409],
    )
    expect(await shortDays()).toBe(0)
  }
})

test('no more leave a depot than the file would leave there', async () => {
  await asStaff('PUT', `/admin/transfers/${newId()}`, {
    product: pan.id,
    from: 'main',
    to: north,
    units: 2,
    leavesOn: '2026-12-20',
    arrivesOn: '2026-12-22',
  })
  const { lines } = await preview(sheet(row(pan, 'main', 1)))
  expect(lines[0]?.errors).toEqual([{ column: 'units', message: stockCopy.fewerThanThat }])
})

test('a day that is short already may stay so, and days that are over hold nothing', async () => {
  await reserve(pan.id, 5, '2026-12-10', '2026-12-10')
  await asStaff('PUT', `/admin/products/${pan.id}/stock/main`, { units: 0, seenUnits: 5 })
  await reserve(pot.id, 3, '2026-11-20', '2026-11-29')
  const file = sheet(row(pan, 'main', 2), row(pot, 'main', 0))
  expect((await save(file, await preview(file))).status).toBe(200)
  expect((await preview(sheet(row(pan, 'main', 1)))).lines).toMatchObject([{ kind: 'refused' }])
})

test.each([
  ['an unknown column', 'product,depot,units,colour\n', importsCopy.columnUnknown('colour')],
  ['a column missing', 'product,units\n', importsCopy.columnNeeded('depot')],
  ['a column twice', 'product,depot,units,Units\n', importsCopy.columnTwice('units')],
  ['nothing in it', '', importsCopy.columnNeeded('product')],
  ['an open quotation mark', `${head}\npan,"Main,1\n`, importsCopy.csvUnreadable],
  [
    'too many lines',
    `${head}\n${'pan,Main depot,1\n'.repeat(maxImportedStock + 1)}`,
    importsCopy.tooManyLines(maxImportedStock, 'lines'),
  ],
])('a file with %s is refused as a whole', async (_case, file, message) => {
  const answers = await Promise.all([
    asStaff('POST', `${path}/preview`, { file }),
    asStaff('POST', path, { file, seen: '' }),
  ])
  for (const { status, body } of answers) expect([status, body['message']]).toEqual([400, message])
})

test.each([
  ['no file', {}, 400],
  ['a number for a file', { file: 7, seen: '' }, 400],
  ['text that is none', { file: `${head}\na\0b,c,1`, seen: '' }, 400],
  ['a file past 2 MB', { file: head.padEnd(3 * 1024 * 1024, 'x'), seen: '' }, 400],
  ['a body past all bounds', { file: head.padEnd(6 * 1024 * 1024, 'x'), seen: '' }, 413],
])('%s is refused', async (_case, body, status) => {
  expect((await asStaff('POST', path, body)).status).toBe(status)
  expect((await asStaff('POST', `${path}/preview`, { ...body, seen: undefined })).status).toBe(status)
})

test('guests and hosts bring no files in', async () => {
  const host = await signIn(database, await createUser(database, { isHost: true }), clock)
  for (const address of [path, `${path}/preview`]) {
    expect((await rest('POST', address, { body: { file: head } })).status).toBe(401)
    expect((await rest('POST', address, { token: host, body: { file: head } })).status).toBe(403)
  }
})

const name = fc
  .string({ minLength: 1, maxLength: 20, unit: fc.constantFrom(...`=+-@'"a é,;&<Ω#0\t`) })
  .map((text) => text.normalize('NFC').trim())
  .filter((text) => text !== '')

test('what was exported changes nothing when it is imported', { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(name, { minLength: 1, maxLength: 3 }),
      fc.array(fc.tuple(name, fc.array(fc.nat(100_000), { maxLength: 3 })), { minLength: 1, maxLength: 3 }),
      async (depots, products) => {
        await database.sql.query('TRUNCATE products CASCADE')
        await database.sql.query(`DELETE FROM depots WHERE id <> 'main'`)
        const ids = depots.map(() => newId())
        await prisma.depot.createMany({
          data: depots.map((depot, index) => ({ id: ids[index] ?? '', name: depot })),
        })
        for (const [called, units] of products) {
          const { id } = await createProduct(database, { name: called })
          const data = units.slice(0, ids.length).map((count, index) => ({
            productId: id,
            depotId: ids[index] ?? '',
            units: count,
          }))
          await prisma.depotStock.createMany({ data })
        }
        const file = await exported()
        const rows = await prisma.depotStock.count()
        expect(await preview(file)).toMatchObject({ lines: [], unchanged: rows })
        // as a spreadsheet program would save it
        expect(await preview(file.slice(1).replaceAll('\r\n', '\n'))).toMatchObject({ lines: [] })
      },
    ),
    { numRuns: 12 },
  )
})
