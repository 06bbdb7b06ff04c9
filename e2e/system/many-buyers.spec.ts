import { randomUUID } from 'node:crypto'
import { addDays } from '@trivet/core/dates'
import { expect, test } from '@playwright/test'
import type pg from 'pg'
import { todayIn } from '../clock.ts'
import { attachToDatabase, databaseUrl } from './database.ts'
import { addressOf, freePort, startServer, temporaryFolder, type Server } from '../server-process.ts'
import { orderFor, placeOrder, productBySlug, registerMany } from './api-guest.ts'

const ports = await Promise.all([freePort(), freePort(), freePort(), freePort()])
const addresses = ports.map(addressOf)
const buyers = 200

test.describe.configure({ mode: 'serial' })

const data = temporaryFolder()
let servers: Server[] = []
let tokens: string[] = []
let database: pg.Client

test.beforeAll(async () => {
  test.setTimeout(120_000)
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
async function rush(startsInDays: number): Promise<{ accepted: number; refused: number; peak: number }> {
  const kit = await productBySlug(addresses[0]!, 'essential-kit')
  const today = todayIn('America/Chicago')
  const weeks = [0, 2, 4].map((offset) => {
    const start = addDays(today, startsInDays + offset)
    return { start, end: addDays(start, 7) }
  })
  const bodies = await Promise.all(weeks.map((week) => orderFor(addresses[0]!, kit, week)))
  const answers = await Promise.all(
    tokens.map((token, index) =>
      placeOrder(addresses[index % addresses.length]!, token, bodies[index % bodies.length]!),
    ),
  )
  const count = (status: number) => answers.filter((answer) => answer.status === status).length
  const { rows } = await database.query<{ peak: number }>(
    'SELECT max(reserved)::int AS peak FROM stock_days WHERE product_id = $1 AND day BETWEEN $2 AND $3',
    [kit._id, weeks[0]!.start, weeks[2]!.end],
  )
  const others = answers.filter(({ status }) => status !== 201 && status !== 409)
  expect(others.map(({ status, body }) => [status, body])).toEqual([])
  return { accepted: count(201), refused: count(409), peak: rows[0]!.peak }
}

test('200 buyers on 4 servers get the 41 kits there are, and no day is oversold', async () => {
  expect(await rush(20)).toEqual({ accepted: 41, refused: 159, peak: 41 })
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
  const { accepted, peak } = await rush(100)
  expect(accepted).toBe(buyers)
  expect(peak).toBeGreaterThan(41)
})
