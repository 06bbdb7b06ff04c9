import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Order } from '@trivet/core/contract/orders'
import { expect, test } from '@playwright/test'
import { addressOf, freePort, startServer, temporaryFolder } from '../server-process.ts'
import { call, placeOrder, register } from './api-guest.ts'
import { attachToDatabase, killPostgres } from './database.ts'
import { answeredOf, differentOrders, keepOrdering, type Attempt } from './keep-ordering.ts'
import { runCommand } from './run-command.ts'

const port = await freePort()
const address = addressOf(port)
const [shop, backups, restored] = [temporaryFolder(), temporaryFolder(), temporaryFolder()]

test.afterAll(async () => {
  for (const folder of [shop, restored]) await killPostgres(folder.path)
  for (const folder of [shop, backups, restored]) folder.remove()
})

test('a backup made while orders come in brings back, elsewhere, each that was answered before it began', async () => {
  const server = await startServer(port, { DATA_DIR: shop.path, SEED: 'demo' })
  const token = await register(address)
  const bodies = (await differentOrders(address)).map((body) => ({
    ...body,
    paymentToken: 'tok_test_success',
  }))
  const attempts: Attempt[] = []
  const isAnswered = (count: number) =>
    expect
      .poll(() => answeredOf(attempts).length, { intervals: [10], timeout: 60_000 })
      .toBeGreaterThanOrEqual(count)

  const buyers = Array.from({ length: 3 }, () => keepOrdering(address, token, bodies, attempts))
  await isAnswered(6)
  const before = answeredOf(attempts).map(({ orderId }) => orderId)
  const backup = await runCommand('backup', ['--to', backups.path], { DATA_DIR: shop.path })
  expect(backup).toMatchObject({ code: 0, errors: '' })
  await isAnswered(answeredOf(attempts).length + 3)
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
  expect(keptAndPaid).toEqual(expect.arrayContaining(before))

  const database = await attachToDatabase(restored.path)
  const { rows } = await database.query(`
    SELECT count(*)::int AS unequal FROM orders o
    JOIN (SELECT order_id, sum(amount_cents) AS cents FROM payments GROUP BY 1) p ON p.order_id = o.id
    WHERE NOT o.is_sample AND p.cents <> o.total_cents`)
  await database.end()
  expect(rows).toEqual([{ unequal: 0 }])
  expect((await placeOrder(address, token, bodies[0]!)).status).toBe(201)
  await second.stop()
})

function filesBelow(folder: string): Map<string, string> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  return new Map(paths.map((path) => [path.slice(folder.length), readFileSync(path, 'base64')]))
}
