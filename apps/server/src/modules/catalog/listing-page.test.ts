import { mostFound } from '@trivet/core/catalog'
import { calendarDate } from '@trivet/core/dates'
import { beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '../../test/database.ts'
import { planOf } from '../../test/plan-of.ts'
import { keywordQuery } from './keyword-query.ts'
import { findProductBySlug } from './product-page.repo.ts'
import { findKitProducts, findProducts } from './products.repo.ts'

const database = await testDatabase()
const { sql } = database

// 5,000 products: every tenth is Chef, every hundredth has a copper in its name, every fiftieth is a knife
beforeAll(async () => {
  await sql.query(`
    INSERT INTO products (id, slug, name, description, price_cents, category, image, count_in_stock, listing_order,
                          kit_category, weight_grams, deposit_cents, archived_at)
    SELECT lpad(to_hex(n), 24, '0'), 'product-' || n,
           CASE WHEN n % 100 = 0 THEN 'Copper piece ' ELSE 'Piece ' END || n, 'A piece for the kitchen.', 1000,
           CASE WHEN n % 10 = 0 THEN 'Chef' ELSE 'Essential' END, 'piece', 3, 5000 - n,
           CASE WHEN n % 50 = 0 THEN 'knife' END, 100, 100,
           CASE WHEN n = 10 THEN now() END
    FROM generate_series(1, 5000) n`)
  // every hundredth from the 7th is a kit of one piece
  await sql.query(`
    INSERT INTO kit_components (kit_id, component_id, quantity, position)
    SELECT lpad(to_hex(n), 24, '0'), lpad(to_hex(n + 1), 24, '0'), 1, 0 FROM generate_series(7, 4999, 100) n`)
  await sql.query('VACUUM ANALYZE products, kit_components, stock_spans, depot_stock')
})

describe('the database reads', () => {
  test('a page of one category along its index', async () => {
    const plan = await planOf(sql, (asked) => findProducts(asked, { category: 'Chef', pageNumber: 3 }))
    expect(plan).toMatch(/using products_category_listing_order_id\w*_idx/)
  })

  test('a page of the whole catalog along its index, without sorting it', async () => {
    const plan = await planOf(sql, (asked) => findProducts(asked, { pageNumber: 3 }))
    expect(plan).toMatch(/using products_listing_order_id\w*_idx/)
  })

  test('the single pieces of a type along the index of the kit builder', async () => {
    const plan = await planOf(sql, (asked) => findProducts(asked, { type: 'knife', pageNumber: 1 }))
    expect(plan).toMatch(/products_kit_category_listing_order_id\w*_idx/)
  })

  test.each(['kit', 'item'] as const)(
    'all kits or all single pieces without asking for each product on its own: %s',
    async (kind) => {
      const plan = await planOf(sql, (asked) => findProducts(asked, { kind, pageNumber: 1 }))
      // few kits are looked up by their key, many pieces are joined
      expect(plan).toMatch(/(Semi|Anti) Join|Nested Loop/)
      expect(plan).not.toContain('SubPlan')
      expect((await findProducts(sql, { kind, pageNumber: 1 })).total).toBe(kind === 'kit' ? 50 : 4949)
    },
  )

  test('a page of the kit builder along its index', async () => {
    const plan = await planOf(sql, (asked) => findKitProducts(asked, { category: 'knife', pageNumber: 1 }))
    expect(plan).toMatch(/products_kit_category_listing_order_id\w*_idx/)
  })

  test('a search through the index of words', async () => {
    const plan = await planOf(sql, (asked) => findProducts(asked, { query: 'copper:*', pageNumber: 1 }))
    expect(plan).toContain('products_search_idx')
    expect(plan).not.toContain('Seq Scan')
  })

  test('a search by any name through the index of words', async () => {
    const { query, wider } = keywordQuery([['skillet']])
    const plan = await planOf(sql, (asked) => findProducts(asked, { query, wider, pageNumber: 1 }))
    expect(plan).toContain('products_search_idx')
    expect(plan).not.toContain('Seq Scan')
  })

  test('what is free over some days without reading the calendar of every product', async () => {
    const freeOver = {
      firstDay: calendarDate('2027-06-01'),
      lastDay: calendarDate('2027-06-09'),
      depotId: 'main',
    }
    const plan = await planOf(sql, (asked) =>
      findProducts(asked, { category: 'Chef', freeOver, pageNumber: 1 }),
    )
    expect(plan).toMatch(/products_category_listing_order_id\w*_idx/)
    expect(plan).toContain('stock_days_scarce')
    // what the depot keeps is looked up for the twelve of the page
    expect(plan).not.toMatch(/Seq Scan on depot_stock|depot_stock_depot_id_idx/)
  })

  test('a product page through unique indexes alone', async () => {
    const plan = await planOf(sql, (asked) => findProductBySlug(asked, 'product-77'))
    expect(plan).toContain('products_slug_key')
    expect(plan).not.toContain('Seq Scan on products')
  })
})

test('the pages of a category hold each of its products once, in listing order, without archived ones', async () => {
  const names: string[] = []
  const { pages } = await findProducts(sql, { category: 'Chef', pageNumber: 1 })
  for (let pageNumber = 1; pageNumber <= pages; pageNumber += 1) {
    const page = await findProducts(sql, { category: 'Chef', pageNumber })
    names.push(...page.products.map((product) => product.slug))
  }
  const expected = Array.from({ length: 499 }, (_, index) => `product-${5000 - index * 10}`)
  expect(pages).toBe(Math.ceil(499 / 12))
  expect(names).toEqual(expected)
})

describe('a search that finds thousands', () => {
  const oneLetter = { query: 'p:*', pageNumber: 1 }

  test('reads the letter once, and no more matches than it shows', async () => {
    const plan = await planOf(sql, (asked) => findProducts(asked, oneLetter))
    const times = (part: string) => plan.split(part).length - 1
    expect([times('CTE asked'), times('CTE matches')]).toEqual([1, 1])
    const found = await findProducts(sql, oneLetter)
    expect([found.total, found.pages]).toEqual([mostFound, 20])
    expect((await findProducts(sql, { ...oneLetter, pageNumber: 21 })).products).toEqual([])
  })

  test('counts them all where they are sorted by price', async () => {
    expect((await findProducts(sql, { ...oneLetter, sort: 'price-asc' })).total).toBe(4999)
  })

  test('finds what is called so behind thousands that only mention it', async () => {
    await sql.query(`
      UPDATE products SET name = 'Kitchen scale', listing_order = 9000 WHERE slug = 'product-1';
      UPDATE products SET listing_order = 9001 WHERE slug = 'product-2'`)
    const found = await findProducts(sql, { query: 'kitchen:*', pageNumber: 1 })
    expect(found.products[0]?.slug).toBe('product-1')
    expect(found.total).toBe(mostFound)
    const typed = await findProducts(sql, { query: 'scale:*', wider: '(scale:* | kitchen)', pageNumber: 1 })
    expect(typed.products[0]?.slug).toBe('product-1')
    expect(typed.total).toBe(mostFound)
  })

  test('finds a whole word behind thousands that only start so', async () => {
    await sql.query(`UPDATE products SET name = 'Pie dish', listing_order = 9002 WHERE slug = 'product-3'`)
    const found: string[] = []
    for (let pageNumber = 1; pageNumber <= 20; pageNumber += 1) {
      const { products } = await findProducts(sql, { query: 'pie:*', pageNumber })
      found.push(...products.map(({ slug }) => slug))
    }
    expect(found.length).toBe(mostFound)
    expect(found).toContain('product-3')
  })
})
