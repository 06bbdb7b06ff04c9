import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { addressOf, freePort, startServer, temporaryFolder } from '../e2e/server-process.ts'
import { placeOrder, register } from '../e2e/system/api-guest.ts'
import { attachToDatabase, killPostgres } from '../e2e/system/database.ts'
import { answeredOf, differentOrders, keepOrdering, type Attempt } from '../e2e/system/keep-ordering.ts'
import type { Check, Outcome, Round } from './check.ts'

const guests = 8
const paidAtOnce = { paymentToken: 'tok_test_success' }

/** `kill -9` of the server, or of server and database, while guests order and pay: what was acknowledged is there, once and paid. */
export const kills: Check = {
  name: 'kills',
  fault: 'the database acknowledges before it has written (synchronous_commit off)',
  async run(round) {
    const data = temporaryFolder()
    try {
      return await killFor(round.quick ? 10 : 100, data.path, round)
    } finally {
      await killPostgres(data.path)
      data.remove()
    }
  },
}

async function killFor(wanted: number, path: string, { fault, say }: Round): Promise<Outcome> {
  const port = await freePort()
  const address = addressOf(port)
  let server = await startServer(port, { DATA_DIR: path, SEED: 'demo' })
  if (fault) await acknowledgeEarly(path)
  const token = await register(address)
  const bodies = (await differentOrders(address)).map((body) => ({ ...body, ...paidAtOnce }))
  const attempts: Attempt[] = []

  for (let kill = 0; kill < wanted; kill += 1) {
    const before = answeredOf(attempts).length
    const ordering = Array.from({ length: guests }, () => keepOrdering(address, token, bodies, attempts))
    // each time a little deeper in the work
    let isOver = false
    const all = Promise.all(ordering).then(() => (isOver = true))
    while (!isOver && answeredOf(attempts).length < before + 6 + (kill % 20)) await wait(5)
    if (isOver) return { measured: `${kill} kills`, faults: ['The guests were sent away without a crash'] }
    const ended = kill % 2 === 0 ? [server.kill(), killPostgres(path)] : [server.kill()]
    await Promise.all(ended)
    await all
    server = await startServer(port, { DATA_DIR: path, SEED: 'none' })
    if (kill % 10 === 9) say(`${kill + 1} of ${wanted} kills, ${answeredOf(attempts).length} orders`)
  }

  const database = await attachToDatabase(path)
  const faults = await lost(database, attempts)
  // whoever got no answer asks again: the same key never makes a second order
  for (const { key, body } of attempts) await placeOrder(address, token, body, key)
  faults.push(...(await wrongSums(database)))
  await database.end()
  await server.stop()
  const answered = answeredOf(attempts).length
  return {
    measured: `${wanted} kills, ${answered} orders acknowledged, ${attempts.length - answered} without an answer`,
    faults,
  }
}

async function acknowledgeEarly(path: string): Promise<void> {
  const database = await attachToDatabase(path)
  await database.query('ALTER SYSTEM SET synchronous_commit = off')
  await database.query("ALTER SYSTEM SET wal_writer_delay = '10s'")
  await database.query('SELECT pg_reload_conf()')
  await database.end()
}

async function lost(database: pg.Client, attempts: Attempt[]): Promise<string[]> {
  const ids = answeredOf(attempts).map(({ orderId }) => orderId)
  const { rows } = await database.query<{ id: string }>('SELECT id FROM orders WHERE id = ANY($1)', [ids])
  const kept = new Set(rows.map(({ id }) => id))
  const gone = ids.filter((id) => id !== null && !kept.has(id))
  return gone.length > 0 ? [`${gone.length} of ${ids.length} acknowledged orders are gone`] : []
}

const sums = {
  'orders beside the keys that made them': `
    SELECT FROM orders o WHERE NOT is_sample AND (SELECT count(*) FROM idempotency_keys k WHERE k.order_id = o.id) <> 1`,
  'orders that are not paid once': `
    SELECT FROM orders o WHERE NOT is_sample AND (SELECT count(*) FROM payments p WHERE p.order_id = o.id) <> 1`,
  'days that do not hold what is reserved': `
    SELECT FROM stock_days d WHERE d.reserved <> (
      SELECT coalesce(sum(r.units), 0) FROM reservations r
      WHERE r.product_id = d.product_id AND d.day BETWEEN r.first_day AND r.last_day)`,
}

async function wrongSums(database: pg.Client): Promise<string[]> {
  const faults: string[] = []
  for (const [what, statement] of Object.entries(sums)) {
    const { rowCount } = await database.query(statement)
    if (rowCount) faults.push(`${rowCount} ${what}`)
  }
  return faults
}
