import { randomUUID } from 'node:crypto'
import { addDays } from '@trivet/core/dates'
import { expect, test } from '@playwright/test'
import type pg from 'pg'
import { todayIn } from '../clock.ts'
import { attachToDatabase, databaseUrl } from './database.ts'
import { addressOf, freePort, startServer, temporaryFolder, type Server } from '../server-process.ts'
import { orderFor, patiently, placeOrder, productBySlug, registerMany } from './api-guest.ts'

const ports = await Promise.all([freePort(), freePort(), freePort(), freePort()])
const addresses = ports.map(addressOf)
const buyers = 200

test.describe.configure({ mode: 'serial' })

const data = temporaryFolder()
let servers: Server[] = []
let tokens: string[] = []
let database: pg.Client

test.beforeAll(async () => {
  const [first, ...others] = ports
  servers = [await startServer(first!, { DATA_DIR: data.path, SEED: 'demo' })]
  const env = { DATABASE_URL: databaseUrl(data.path), DATA_DIR: data.path, SEED: 'none' }
  servers.push(...(await Promise.all(others.map((port) => startServer(port, env)))))
  tokens = await registerMany(addresses[0]!, buyers)
  database = await attachToDatabase(data.path)
})

test.afterAll(async () => {
  await database.end()
  // the first one runs the database
  for (const server of servers.reverse()) await server.stop()
  data.remove()
})

/** All buyers at once, spread over the servers, for the same kit and overlapping weeks. */
async function rush(startsInDays: number) {
  const kit = await productBySlug(addresses[0]!, 'essential-kit')
  const today = todayIn('America/Chicago')
  const weeks = [0, 2, 4].map((offset) => {
    const start = addDays(today, startsInDays + offset)
    return { start, end: addDays(start, 7) }
  })
  const bodies = await Promise.all(weeks.map((week) => orderFor(addresses[0]!, kit, week)))
  const answers = await Promise.all(
    tokens.map((token, index) => {
      const key = randomUUID()
      const body = bodies[index % bodies.length]!
      // two hundred orders of one kit take long on a busy machine
      return patiently(() => placeOrder(addresses[index % addresses.length]!, token, body, key))
    }),
  )
  const count = (status: number) => answers.filter((answer) => answer.status === status).length
  const { rows } = await database.query<{ peak: number; fleet: number }>(
    `SELECT max(d.reserved)::int AS peak, max(s.units)::int AS fleet
     FROM stock_days d JOIN depot_stock s USING (product_id, depot_id)
     WHERE product_id = $1 AND depot_id = 'main' AND day BETWEEN $2 AND $3`,
    [kit._id, weeks[0]!.start, weeks[2]!.end],
  )
  const others = answers.filter(({ status }) => status !== 201 && status !== 409)
  expect(others.map(({ status, body }) => [status, body])).toEqual([])
  return { accepted: count(201), refused: count(409), ...rows[0]! }
}

test('200 buyers on 4 servers get the kits that their depot has, and no day is oversold', async () => {
  const { fleet, ...rushed } = await rush(20)
  expect(fleet).toBeLessThan(41)
  expect(rushed).toEqual({ accepted: fleet, refused: buyers - fleet, peak: fleet })
})

test('the same key twenty times on four servers places one order', async () => {
  const kit = await productBySlug(addresses[0]!, 'chefs-kit')
  const start = addDays(todayIn('America/Chicago'), 60)
  const body = await orderFor(addresses[0]!, kit, { start, end: addDays(start, 7) })
  const key = randomUUID()
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => placeOrder(addresses[index % 4]!, tokens[0]!, body, key)),
  )
  expect(answers.map((answer) => answer.status)).toEqual(Array(20).fill(201))
  expect(new Set(answers.map((answer) => answer.body._id)).size).toBe(1)
})

test('it is the constraint that protects: without it the rush oversells', async () => {
  await database.query('ALTER TABLE stock_days DROP CONSTRAINT stock_days_never_oversold')
  const { accepted, peak, fleet } = await rush(100)
  expect(accepted).toBe(buyers)
  expect(peak).toBeGreaterThan(fleet)
})
