import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { testDatabase } from '../../test/database.ts'

const { sql } = await testDatabase()
await sql.query(
  `INSERT INTO depots (id, name, updated_at) VALUES ('north', 'North', now()), ('south', 'South', now())`,
)

const some = fc.integer({ min: 1, max: 9 })
const category = fc.constantFrom('Essential', 'Chef', 'Specialty', null)
const depot = fc.constantFrom('north', 'south')

const add = (count: number, to: string | null, first: number) =>
  sql.query(
    `INSERT INTO products (id, slug, name, description, price_cents, category, image, count_in_stock)
   SELECT lpad(to_hex(n), 24, '0'), 'product-' || n, 'Pan', 'A pan.', 1000, $1, 'pan', 1
   FROM generate_series(${first}, ${first + count - 1}) n`,
    [to],
  )

// of some products at once, as an import or a change of many does
const changes = {
  move: (products: string) => `UPDATE products SET category = $1 WHERE id IN (${products})`,
  archive: (products: string) => `UPDATE products SET archived_at = now() WHERE id IN (${products})`,
  'bring back': (products: string) => `UPDATE products SET archived_at = NULL WHERE id IN (${products})`,
  rate: (products: string) => `UPDATE products SET rating_sum = 5, num_reviews = 1 WHERE id IN (${products})`,
  delete: (products: string) => `DELETE FROM products WHERE id IN (${products})`,
  'keep at a depot': (products: string) =>
    `INSERT INTO depot_stock SELECT id, $1, 0 FROM (${products}) those ON CONFLICT DO NOTHING`,
  'keep no longer': (products: string) =>
    `DELETE FROM depot_stock WHERE depot_id = $1 AND product_id IN (${products})`,
}

const change = fc.oneof(
  fc.record({ what: fc.constant('add' as const), to: category, some }),
  fc.record({ what: fc.constant('move' as const), to: category, some }),
  fc.record({
    what: fc.constantFrom('keep at a depot' as const, 'keep no longer' as const),
    to: depot,
    some,
  }),
  fc.record({
    what: fc.constantFrom('archive' as const, 'bring back' as const, 'rate' as const, 'delete' as const),
    some,
  }),
)

const keptCounts = () => rowsOf(`SELECT * FROM catalog_counts WHERE products <> 0 ORDER BY category`)
const keptCountsOfDepots = () =>
  rowsOf(`SELECT * FROM depot_catalog_counts WHERE products <> 0 ORDER BY depot_id, category`)

async function expectKeptCountsToBeThoseCounted() {
  const counted = await rowsOf(`
    SELECT coalesce(category, '') AS category, count(*)::int AS products FROM products
    WHERE archived_at IS NULL GROUP BY 1 ORDER BY 1`)
  const countedOfDepots = await rowsOf(`
    SELECT depot_id, coalesce(category, '') AS category, count(*)::int AS products
    FROM products JOIN depot_stock ON product_id = id WHERE archived_at IS NULL GROUP BY 1, 2 ORDER BY 1, 2`)
  expect([await keptCounts(), await keptCountsOfDepots()]).toEqual([counted, countedOfDepots])
}

async function rowsOf(text: string) {
  return (await sql.query<object>(text)).rows
}

let salt = 0

test(
  'the catalog and its depots keep count of their categories, whatever happens to the products',
  { timeout: 60_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(change, { maxLength: 12 }), async (history) => {
        for (const step of history) {
          salt += 100
          const those = `SELECT id FROM products ORDER BY md5(id || '${salt}') LIMIT ${step.some}`
          if (step.what === 'add') await add(step.some, step.to, salt)
          else await sql.query(changes[step.what](those), 'to' in step ? [step.to] : [])
        }
        await expectKeptCountsToBeThoseCounted()
      }),
      { numRuns: 50 },
    )
  },
)

test('an emptied catalog counts nothing', async () => {
  await sql.query('TRUNCATE products CASCADE')
  expect([await keptCounts(), await keptCountsOfDepots()]).toEqual([[], []])
})

test('two who archive the same product at once count it once', async () => {
  await add(1, 'Chef', 1)
  const archive = `UPDATE products SET archived_at = coalesce(archived_at, now())`
  await Promise.all(Array.from({ length: 8 }, () => sql.query(archive)))
  expect([await keptCounts(), await keptCountsOfDepots()]).toEqual([[], []])
})

test.each([
  ['is archived', 'comes to a depot'],
  ['comes to a depot', 'is archived'],
] as const)('a product that %s is waited for by whoever counts that it %s', async (first, second) => {
  await sql.query('DELETE FROM products')
  await add(1, 'Chef', 1)
  const steps = {
    'is archived': 'UPDATE products SET archived_at = now()',
    // with no unit yet, or the sum of its units would be written, and that alone would wait
    'comes to a depot': `INSERT INTO depot_stock SELECT id, 'north', 0 FROM products`,
  }
  const holder = await sql.connect()
  await holder.query('BEGIN')
  await holder.query(steps[first])
  const waiting = sql.query(steps[second])
  const waiters = `SELECT count(*)::int AS count FROM pg_stat_activity
                   WHERE datname = current_database() AND wait_event_type = 'Lock'`
  await expect.poll(() => rowsOf(waiters)).toEqual([{ count: 1 }])
  await holder.query('COMMIT')
  holder.release()
  await waiting
  expect([await keptCounts(), await keptCountsOfDepots()]).toEqual([[], []])
})
