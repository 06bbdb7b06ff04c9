import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { testDatabase } from '../../test/database.ts'

const { sql } = await testDatabase()

const category = fc.constantFrom('Essential', 'Chef', 'Specialty', null)
const some = fc.integer({ min: 1, max: 9 })

// each of some rows at once, as an import or a change of many does
const change = fc.oneof(
  fc.record({ what: fc.constant('add' as const), category, some }),
  fc.record({ what: fc.constant('move' as const), category, some }),
  fc.record({ what: fc.constant('archive' as const), some }),
  fc.record({ what: fc.constant('bring back' as const), some }),
  fc.record({ what: fc.constant('rate' as const), some }),
  fc.record({ what: fc.constant('delete' as const), some }),
)

const add = (count: number, to: string | null, first: number) =>
  sql.query(
    `INSERT INTO products (id, slug, name, description, price_cents, category, image, count_in_stock)
   SELECT lpad(to_hex(n), 24, '0'), 'product-' || n, 'Pan', 'A pan.', 1000, $1, 'pan', 1
   FROM generate_series(${first}, ${first + count - 1}) n`,
    [to],
  )

const changes = {
  move: 'UPDATE products SET category = $1',
  archive: 'UPDATE products SET archived_at = now()',
  'bring back': 'UPDATE products SET archived_at = NULL',
  rate: 'UPDATE products SET rating_sum = 5, num_reviews = 1',
  delete: 'DELETE FROM products',
}

const kept = `SELECT category, products FROM catalog_counts WHERE products <> 0 ORDER BY category`
const counted = `
  SELECT coalesce(category, '') AS category, count(*)::int AS products FROM products
  WHERE archived_at IS NULL GROUP BY 1 ORDER BY 1`

let salt = 0

test(
  'the catalog keeps count of its categories, whatever happens to its products',
  { timeout: 60_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(change, { maxLength: 12 }), async (history) => {
        for (const step of history) {
          salt += 100
          if (step.what === 'add') await add(step.some, step.category, salt)
          else
            await sql.query(
              `${changes[step.what]} WHERE id IN (SELECT id FROM products ORDER BY md5(id || '${salt}') LIMIT ${step.some})`,
              step.what === 'move' ? [step.category] : [],
            )
        }
        expect((await sql.query(kept)).rows).toEqual((await sql.query(counted)).rows)
      }),
      { numRuns: 50 },
    )
  },
)

test('an emptied catalog counts nothing', async () => {
  await sql.query('TRUNCATE products CASCADE')
  expect((await sql.query(kept)).rows).toEqual([])
})

test('two who archive the same product at once count it once', async () => {
  await add(1, 'Chef', 1)
  const archive = `UPDATE products SET archived_at = coalesce(archived_at, now())`
  await Promise.all(Array.from({ length: 8 }, () => sql.query(archive)))
  expect((await sql.query(kept)).rows).toEqual([])
})
