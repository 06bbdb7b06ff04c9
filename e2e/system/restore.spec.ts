import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Order } from '@trivet/core/contract/orders'
import { addDays } from '@trivet/core/dates'
import { expect, test } from '@playwright/test'
import { todayIn } from '../clock.ts'
import { addressOf, freePort, startServer, temporaryFolder } from '../server-process.ts'
import { call, orderFor, placeOrder, productBySlug, register, type OrderBody } from './api-guest.ts'
import { attachToDatabase, killPostgres } from './database.ts'
import { runCommand } from './run-command.ts'

const port = await freePort()
const address = addressOf(port)
const [shop, backups, restored] = [temporaryFolder(), temporaryFolder(), temporaryFolder()]

test.afterAll(async () => {
  for (const folder of [shop, restored]) await killPostgres(folder.path)
  for (const folder of [shop, backups, restored]) folder.remove()
})

test('a backup made while orders come in brings back, elsewhere, each that was answered before it began', async () => {
  test.setTimeout(120_000)
  const server = await startServer(port, { DATA_DIR: shop.path, SEED: 'demo' })
  const token = await register(address)
  const bodies = await differentOrders()
  const paid: string[] = []
  const isAnswered = (count: number) =>
    expect.poll(() => paid.length, { intervals: [10], timeout: 60_000 }).toBeGreaterThanOrEqual(count)

  const buyers = [0, 1, 2].map((first) => keepOrdering(token, bodies.slice(first), paid))
  await isAnswered(6)
  const before = [...paid]
  const backup = await runCommand('backup', ['--to', backups.path], { DATA_DIR: shop.path })
  expect(backup).toMatchObject({ code: 0, errors: '' })
  await isAnswered(paid.length + 3)
  const [name] = readdirSync(backups.path)
  const folder = join(backups.path, name!)

  const refused = await runCommand('restore', [folder], { DATA_DIR: shop.path })
  expect([refused.code, refused.errors]).toEqual([1, expect.stringContaining('Stop it first.')])
  const photos = filesBelow(join(shop.path, 'files'))
  await Promise.all([server.kill(), killPostgres(shop.path)])
  await Promise.all(buyers)
  rmSync(shop.path, { recursive: true })

  const restore = await runCommand('restore', [folder, '--into', restored.path], {})
  expect(restore).toMatchObject({ code: 0, errors: '' })
  const again = await runCommand('restore', [folder, '--into', restored.path], {})
  expect([again.code, again.errors]).toEqual([1, expect.stringContaining('or say --replace')])
  expect(photos.size).toBeGreaterThan(0)
  expect(filesBelow(join(restored.path, 'files'))).toEqual(photos)

  const second = await startServer(port, { DATA_DIR: restored.path, SEED: 'none' })
  const kept = await call<Order[]>(address, '/orders/myorders', { token })
  const keptAndPaid = kept.body.filter(({ isPaid }) => isPaid).map(({ _id }) => _id)
  expect(before.filter((id) => !keptAndPaid.includes(id))).toEqual([])

  const database = await attachToDatabase(restored.path)
  const { rows } = await database.query(`
    SELECT count(*)::int AS unequal FROM orders o
    JOIN (SELECT order_id, sum(amount_cents) AS cents FROM payments GROUP BY 1) p ON p.order_id = o.id
    WHERE NOT o.is_sample AND p.cents <> o.total_cents`)
  await database.end()
  expect(rows).toEqual([{ unequal: 0 }])
  expect(await rent(token, bodies[0]!)).toBe(201)
  await second.stop()
})

async function rent(token: string, body: OrderBody, paid: string[] = []): Promise<number> {
  const { status, body: order } = await placeOrder(address, token, body)
  if (status === 201 && order.isPaid) paid.push(order._id)
  return status
}

/** One order after the other until the server is gone. */
async function keepOrdering(token: string, bodies: OrderBody[], paid: string[]): Promise<void> {
  for (let turn = 0; ; turn += 1) {
    const status = await rent(token, bodies[turn % bodies.length]!, paid).catch(() => null)
    if (status === null) return
  }
}

/** Enough weeks that stock is not what stops them. */
async function differentOrders(): Promise<OrderBody[]> {
  const product = await productBySlug(address, 'chefs-kit')
  const today = todayIn('America/Chicago')
  return Promise.all(
    Array.from({ length: 12 }, async (_, month) => {
      const start = addDays(today, 3 + month * 28)
      const body = await orderFor(address, product, { start, end: addDays(start, 7) })
      return { ...body, paymentToken: 'tok_test_success' }
    }),
  )
}

function filesBelow(folder: string): Map<string, string> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  return new Map(paths.map((path) => [path.slice(folder.length), readFileSync(path, 'base64')]))
}
