import * as importsCopy from '@trivet/core/copy/imports'
import * as productsCopy from '@trivet/core/copy/products'
import * as stockCopy from '@trivet/core/copy/stock'
import { kitCategories, productCategories } from '@trivet/core/catalog'
import {
  emptyProductDraft,
  maxImportProducts,
  type ImportPreview,
  type ImportResult,
  type ProductDraft,
} from '@trivet/core/contract/catalog'
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { expectDocumented } from '../../../test/documented-answer.ts'
import { unitsReserver } from '../../../test/units-reserver.ts'
import { adminApp, kit, knife } from './admin-products.setup.ts'

const { app, database, token, call, create, edit, list, auditOf } = await adminApp()

beforeEach(async () => {
  await database.sql.query('TRUNCATE products, audit_entries CASCADE')
})

async function preview(file: string) {
  const { status, body } = await call<ImportPreview & { message: string }>('POST', '/import/preview', {
    file,
  })
  if (status === 200) expectDocumented('products.previewImport', body)
  return { status, body, lines: body.lines ?? [] }
}

async function apply(file: string, { lines }: { lines: ImportPreview['lines'] }) {
  const seen = lines.map(({ line, fingerprint }) => ({ line, fingerprint }))
  const { status, body } = await call<ImportResult>('POST', '/import', { file, lines: seen })
  expect(status).toBe(200)
  expectDocumented('products.import', body)
  return body
}

async function exported(): Promise<string> {
  const answer = await app.inject({
    url: '/api/admin/products.csv?archived=all',
    headers: { authorization: `Bearer ${token}` },
  })
  return answer.body
}

const nothing = { created: 0, changed: 0, unchanged: 0, refused: [] }

test('a preview tells of each line what it would do, and does nothing', async () => {
  await create(knife)
  const file = [
    'Name,Slug,Price,Stock',
    'Bread Knife,bread-knife-2,5.25,8',
    'New Pan,new-pan,9,3',
    'Bad Pan,bad-pan,free,-1',
    ',bread-knife-2,4.50,8',
    'Pan, small,small-pan,9,3',
  ].join('\r\n')
  const { lines } = await preview(file)
  expect(lines.map(({ line, kind }) => [line, kind])).toEqual([
    [2, 'changed'],
    [3, 'refused'],
    [4, 'refused'],
    [5, 'refused'],
    [6, 'refused'],
  ])
  expect(lines[0]?.changes).toEqual([{ column: 'price', label: 'Price', from: '4.50', to: '5.25' }])
  expect(lines[1]?.errors).toEqual([{ column: 'description', message: productsCopy.descriptionRequired }])
  expect(lines[2]?.errors).toContainEqual({ column: 'price', message: productsCopy.priceInvalid })
  expect(lines[2]?.errors).toContainEqual({ column: 'stock', message: productsCopy.stockInvalid })
  expect(lines[4]?.errors).toContainEqual({ column: null, message: importsCopy.moreCells })
  expect((await list()).products).toMatchObject([{ price: 4.5 }])
})

test('what was previewed is done, with a line in the audit log for each product', async () => {
  const product = await create(knife)
  const file = 'price;slug;name;description\n5.25;bread-knife-2;Bread Knife;Cuts\n9;;New Pan;Flat\n1;x;;\n'
  const seen = await preview(file)
  expect(await apply(file, seen)).toMatchObject({
    created: 1,
    changed: 1,
    unchanged: 0,
    refused: [{ line: 4 }],
  })
  expect((await list('?sort=name')).products).toMatchObject([
    { slug: 'bread-knife-2', price: 5.25 },
    { slug: 'new-pan', price: 9, countInStock: 0 },
  ])
  expect((await auditOf(product._id)).at(-1)).toMatchObject({ details: { Price: '4.50 → 5.25' } })
})

test('semicolons part the cells, and a comma stands before the cents', async () => {
  await create(knife)
  const { lines } = await preview('slug;name;price\r\nbread-knife-2;Bread Knife;5,25\r\n')
  expect(lines[0]?.changes).toEqual([{ column: 'price', label: 'Price', from: '4.50', to: '5.25' }])
})

test.each([
  ['2.24', true],
  ['2.25', false],
  ['6.75', false],
  ['6.76', true],
])('a price that goes from 4.50 to %s is marked: %s', async (price, isMarked) => {
  await create(knife)
  const file = `slug,name,description,price\nbread-knife-2,Bread Knife,Cuts,${price}\nnew-pan,New,Flat,900\n`
  const { lines } = await preview(file)
  expect(lines.map(({ hasSteepPriceChange }) => hasSteepPriceChange)).toEqual([isMarked, false])
})

test('a file applied twice at once is applied once', async () => {
  const file = 'slug,name,description,price\nnew-pan,New Pan,Flat,9\n'
  const seen = await preview(file)
  const body = { file, lines: seen.lines.map(({ line, fingerprint }) => ({ line, fingerprint })) }
  const answers = await Promise.all([call('POST', '/import', body), call('POST', '/import', body)])
  expect(answers.filter(({ body: result }) => Reflect.get(result, 'created') === 1)).toHaveLength(1)
  expect((await list()).total).toBe(1)
})

test('a product that was changed since the preview is left as it is', async () => {
  const product = await create(knife)
  await create({ ...knife, slug: 'other-knife' })
  const file = 'slug,price\nbread-knife-2,5.25\nother-knife,6\n'
  const seen = await preview(file)
  await edit(product, { name: 'Renamed' })
  expect(await apply(file, seen)).toEqual({
    ...nothing,
    changed: 1,
    refused: [{ line: 2, slug: 'bread-knife-2', message: productsCopy.csvChangedSince }],
  })
  expect((await list(`?q=${product._id}`)).products).toMatchObject([{ name: 'Renamed', price: 4.5 }])
})

test('a file that is not the previewed one changes nothing', async () => {
  await create(knife)
  const seen = await preview('slug,price\nbread-knife-2,5.25\n')
  const result = await apply('slug,price\nbread-knife-2,0.25\n', seen)
  expect(result.refused).toMatchObject([{ message: productsCopy.csvChangedSince }])
  expect((await list()).products).toMatchObject([{ price: 4.5 }])
})

test('a kit and its components may come in one file, and a component that fails takes its kit along', async () => {
  const row = (slug: string, category: string, components: string) =>
    `${slug},${slug},Text,9,${category},100,5,${components}`
  const head = 'slug,name,description,price,kit_category,weight_grams,deposit,components'
  const good = [
    head,
    row('some-kit', '', '"some-pan: 2\nsome-pot"'),
    row('some-pan', 'pan', ''),
    row('some-pot', 'pot', ''),
  ]
  expect((await preview(good.join('\n'))).lines.map(({ kind }) => kind)).toEqual(['new', 'new', 'new'])
  const bad = [...good.slice(0, 2), row('some-pan', 'nonsense', ''), good[3]].join('\n')
  const { lines } = await preview(bad)
  expect(lines.map(({ kind }) => kind)).toEqual(['refused', 'refused', 'new'])
  expect(lines[0]?.errors).toEqual([
    { column: 'components', message: productsCopy.componentUnknown('some-pan') },
  ])
  await apply(good.join('\n'), await preview(good.join('\n')))
  const { rows } = await database.sql.query('SELECT quantity FROM kit_components ORDER BY position')
  expect(rows).toEqual([{ quantity: 2 }, { quantity: 1 }])
})

test('by its id a product can get another address', async () => {
  const product = await create(knife)
  const file = `id,slug\n${product._id},best-knife\n`
  expect(await apply(file, await preview(file))).toEqual({ ...nothing, changed: 1 })
  expect((await app.inject({ url: `/api/products/slug/${knife.slug}` })).json()).toMatchObject({
    slug: 'best-knife',
  })
})

test('a fleet that is reserved is not made smaller by a file either', async () => {
  const product = await create(knife)
  await unitsReserver(database)(product._id, 6, '2026-12-10', '2026-12-10')
  const { lines } = await preview('slug,stock\nbread-knife-2,5\n')
  expect(lines[0]?.errors).toEqual([{ column: 'stock', message: productsCopy.stockReserved('Dec 10, 2026') }])
})

test('a line that takes more than the main depot can give is named, and the others are done', async () => {
  const slugs = ['promised-knife', 'away-knife', 'free-knife'] as const
  await database.prisma.depot.create({ data: { id: 'north', name: 'North' } })
  for (const slug of slugs) {
    const { _id: productId } = await create({ ...knife, slug })
    await database.prisma.depotStock.create({ data: { productId, depotId: 'north', units: 20 } })
    if (slug === 'promised-knife') await unitsReserver(database)(productId, 6, '2026-12-10', '2026-12-10')
  }
  const file = 'slug,stock\npromised-knife,25\naway-knife,19\nfree-knife,20\n'
  const seen = await preview(file)
  const refused = [
    { line: 2, slug: 'promised-knife', message: productsCopy.stockReserved('Dec 10, 2026') },
    { line: 3, slug: 'away-knife', message: stockCopy.countedElsewhere },
  ]
  expect(seen.lines.map(({ errors }) => errors)).toEqual([
    ...refused.map(({ message }) => [{ column: 'stock', message }]),
    [],
  ])
  expect(await apply(file, seen)).toEqual({ ...nothing, changed: 1, refused })
})

test.each([
  ['no address', 'name,price\nPan,9\n', importsCopy.columnNeeded('slug')],
  ['an unknown column', 'slug,colour\npan,red\n', importsCopy.columnUnknown('colour')],
  ['a column twice', 'slug,price,Price\npan,9,9\n', importsCopy.columnTwice('price')],
  ['an open quotation mark', 'slug,name\npan,"Pan\n', importsCopy.csvUnreadable],
  ['nothing in it', '', importsCopy.columnNeeded('slug')],
  [
    'too many products',
    `slug\n${Array.from({ length: maxImportProducts + 1 }, (_, number) => `p-${number}\n`).join('')}`,
    importsCopy.tooManyLines(maxImportProducts, 'products'),
  ],
])('a file with %s is refused as a whole', async (_case, file, message) => {
  const { status, body } = await preview(file)
  expect([status, body.message]).toEqual([400, message])
})

test('a file that is too large or no text is refused', async () => {
  expect((await preview('slug\n'.padEnd(3 * 1024 * 1024, 'x'))).status).toBe(400)
  expect((await preview('slug\n'.padEnd(6 * 1024 * 1024, 'x'))).status).toBe(413)
  expect((await preview('slug\na\0b\n')).status).toBe(400)
  expect((await call('POST', '/import/preview', { file: 7 })).status).toBe(400)
})

const words = fc.string({ minLength: 1, maxLength: 30, unit: fc.constantFrom(...`=+-@'"a é,;&<Ω#0`) })
const text = words.map((word) => word.normalize('NFC').trim()).filter((word) => word !== '')
const slug = fc.stringMatching(/^[a-z0-9]{3,12}(-[a-z0-9]{1,5}){0,2}$/)

const anyDraft: fc.Arbitrary<ProductDraft> = fc
  .record({
    name: text,
    slug,
    description: fc.array(text, { minLength: 1, maxLength: 3 }).map((lines) => lines.join('\n')),
    price: fc.integer({ min: 1, max: 9_999_999 }).map((cents) => cents / 100),
    category: fc.option(fc.constantFrom(...productCategories)),
    countInStock: fc.nat(100_000),
    isPopular: fc.boolean(),
    listingOrder: fc.nat(1_000_000),
    kitCategory: fc.option(fc.constantFrom(...kitCategories)),
    isEssential: fc.boolean(),
    weightGrams: fc.integer({ min: 1, max: 1_000_000 }),
    deposit: fc.nat(9_999_999).map((cents) => cents / 100),
    itemsIncluded: fc.array(
      fc.record(
        { name: text, description: text, quantity: fc.integer({ min: 1, max: 999 }), slug },
        { requiredKeys: ['name'] },
      ),
      { maxLength: 4 },
    ),
    perfectFor: fc.array(text, { maxLength: 4 }),
    specifications: fc.array(fc.record({ name: text, value: text.map((value) => `${value}: ${value}`) }), {
      maxLength: 4,
    }),
  })
  .map((draft) => ({ ...emptyProductDraft, ...draft }))

test('what was exported changes nothing when it is imported', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(anyDraft, { minLength: 1, maxLength: 4, selector: (draft) => draft.slug }),
      async (drafts) => {
        await database.sql.query('TRUNCATE products CASCADE')
        for (const draft of drafts) await create(draft)
        const file = await exported()
        expect((await preview(file)).lines.map(({ kind }) => kind)).toEqual(drafts.map(() => 'unchanged'))
        // as a spreadsheet program would save it
        const elsewhere = file.replaceAll('\n', '\r\n').replaceAll('\r\r', '\r').slice(1)
        expect((await preview(elsewhere)).lines.map(({ kind }) => kind)).toEqual(
          drafts.map(() => 'unchanged'),
        )
      },
    ),
    { numRuns: 12 },
  )
}, 60_000)

test('a kit with all that belongs to it survives the journey, too', async () => {
  await create(knife)
  await create({ ...kit, related: [knife.slug], description: "=1+1\n'quoted" })
  expect((await preview(await exported())).lines.map(({ kind }) => kind)).toEqual(['unchanged', 'unchanged'])
})
