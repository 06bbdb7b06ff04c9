import type { Order } from '@trivet/core/contract/orders'
import { expect, test } from '@playwright/test'
import { addressOf, freePort, startServer, temporaryFolder } from '../server-process.ts'
import { call, placeOrder, register } from './api-guest.ts'
import { attachToDatabase, killPostgres } from './database.ts'
import { answeredOf, differentOrders, keepOrdering, type Attempt } from './keep-ordering.ts'

const port = await freePort()
const address = addressOf(port)
const crashes = 20
const data = temporaryFolder()

test.afterAll(async () => {
  await killPostgres(data.path)
  data.remove()
})

test('every order that was answered 201 survives twenty crashes of server and database, none twice', async () => {
  let server = await startServer(port, { DATA_DIR: data.path, SEED: 'demo' })
  const token = await register(address)
  const bodies = await differentOrders(address)
  const attempts: Attempt[] = []

  for (let crash = 0; crash < crashes; crash += 1) {
    const buyers = Array.from({ length: 8 }, () => keepOrdering(address, token, bodies, attempts))
    // every time a little deeper in the work
    const enough = answeredOf(attempts).length + 6 + crash
    await expect
      .poll(() => answeredOf(attempts).length, { intervals: [10], timeout: 60_000 })
      .toBeGreaterThanOrEqual(enough)
    await Promise.all([server.kill(), killPostgres(data.path)])
    await Promise.all(buyers)
    server = await startServer(port, { DATA_DIR: data.path, SEED: 'none' })
  }

  const answered = answeredOf(attempts)
  expect(answered.length).toBeGreaterThan(crashes * 5)
  expect(attempts.length).toBeGreaterThan(answered.length)

  const kept = await call<Order[]>(address, '/orders/myorders', { token })
  const keptIds = new Set(kept.body.map((order) => order._id))
  expect(answered.filter((attempt) => !keptIds.has(attempt.orderId!))).toEqual([])

  // whoever got no answer asks again: the same key never makes a second order
  const all = []
  for (const { key, body } of attempts) all.push((await placeOrder(address, token, body, key)).body._id)
  expect(all.slice(0).map((id, index) => attempts[index]!.orderId ?? id)).toEqual(all)

  const database = await attachToDatabase(data.path)
  const { rows } = await database.query<{ orders: number; keys: number; drifted: number }>(`
    SELECT (SELECT count(*)::int FROM orders WHERE NOT is_sample) AS orders,
           (SELECT count(DISTINCT order_id)::int FROM idempotency_keys) AS keys,
           (SELECT count(*)::int FROM stock_days d WHERE d.reserved <> (
              SELECT coalesce(sum(r.units), 0) FROM reservations r
              WHERE r.product_id = d.product_id AND r.depot_id = d.depot_id AND d.day BETWEEN r.first_day AND r.last_day)) AS drifted`)
  await database.end()
  const placed = new Set(all.filter(Boolean)).size
  expect(rows[0]).toEqual({ orders: placed, keys: placed, drifted: 0 })
  await server.stop()
})
