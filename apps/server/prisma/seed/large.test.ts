import { expect, test } from 'vitest'
import { testDatabase } from '../../src/test/database.ts'
import { seedLarge } from './large.ts'

const database = await testDatabase()

async function count(query: string): Promise<number> {
  const { rows } = await database.sql.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${query}`)
  return rows[0]?.count ?? 0
}

test('the large shop has the size that was asked for, and its sums are right', async () => {
  await seedLarge(database, { products: 200, orders: 80 })
  expect(await count('products')).toBe(200)
  expect(await count('orders')).toBe(80)
  expect(await count('order_lines')).toBe(200)
  expect(
    await count(`products p WHERE rating_sum <> (SELECT sum(rating) FROM reviews WHERE product_id = p.id)`),
  ).toBe(0)
  expect(
    await count(
      `orders o WHERE subtotal_cents <> (SELECT sum(line_total_cents) FROM order_lines WHERE order_id = o.id)`,
    ),
  ).toBe(0)
})

test('its words repeat, so that a search finds some products and not all', async () => {
  const found = await count(`products WHERE search @@ to_tsquery('english', 'copper')`)
  expect(found).toBeGreaterThan(5)
  expect(found).toBeLessThan(120)
})

test('the figures of the dashboard are there, to the cent', async () => {
  const { rows } = await database.sql.query<{ days: string; orders: string }>(
    `SELECT (SELECT sum(received_cents) FROM revenue_days) AS days, (SELECT sum(total_cents) FROM orders) AS orders`,
  )
  expect(rows[0]?.days).toBe(rows[0]?.orders)
})
