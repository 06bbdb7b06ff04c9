import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { addressOf, freePort, startServer, temporaryFolder } from '../e2e/server-process.ts'
import { placeOrder, register } from '../e2e/system/api-guest.ts'
import { attachToDatabase, killPostgres } from '../e2e/system/database.ts'
import { answeredOf, differentOrders, keepOrdering, type Attempt } from '../e2e/system/keep-ordering.ts'
import type { Check, Outcome, Round } from './check.ts'

const guests = 8
const paidAtOnce = { paymentToken: 'tok_test_success' }
const patienceMs = 60_000

/** `kill -9` of the server, of the database or of both, while guests order and pay: what was acknowledged is there, once and paid. */
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
  const start = (env: Record<string, string> = { SEED: 'none' }) =>
    startServer(port, { DATA_DIR: path, ...env })
  let server = await start({ SEED: 'demo' })
  const token = await register(address)
  const bodies = (await differentOrders(address)).map((body) => ({ ...body, ...paidAtOnce }))
  if (fault) await acknowledgeEarly(path)
  const attempts: Attempt[] = []
  let kill = 0
  let unanswered = 0

  for (; kill < wanted; kill += 1) {
    const begun = attempts.length
    const ordering = Promise.all(
      Array.from({ length: guests }, () => keepOrdering(address, token, bodies, attempts)),
    )
    // each time a little deeper in the work
    const isDeep = await isReached(() => answeredOf(attempts.slice(begun)).length >= 6 + (kill % 20), ordering)
    await Promise.all(kill % 2 === 0 ? [server.kill(), killPostgres(path)] : [server.kill()])
    await ordering
    unanswered += attempts.length - begun - answeredOf(attempts.slice(begun)).length
    server = await start()
    if (!isDeep) break
    await askAgain(address, token, attempts)
    if (kill % 10 === 9) say(`${kill + 1} of ${wanted} kills, ${answeredOf(attempts).length} orders`)
  }

  const inTime = await isReached(() => askAgain(address, token, attempts))
  const database = await attachToDatabase(path)
  const faults = [...(await lost(database, attempts)), ...(await wrongSums(database))]
  if (kill < wanted) faults.push(`After ${kill} kills the guests could not go on`)
  if (!inTime) faults.push('Some orders are said to be in progress for ever')
  await database.end()
  await server.stop()
  const answered = answeredOf(attempts).length
  return { measured: `${kill} kills, ${answered} orders, ${unanswered} of them without an answer at first`, faults }
}

/** False when the time or the work is over first. */
async function isReached(
  isSo: () => boolean | Promise<boolean>,
  work: Promise<unknown> = new Promise(() => {}),
): Promise<boolean> {
  let isOver = false
  void work.finally(() => (isOver = true))
  for (const begun = performance.now(); performance.now() - begun < patienceMs && !isOver; await wait(5)) {
    if (await isSo()) return true
  }
  return false
}

/**
 * Whoever got no answer asks again with the same key, which never makes a second order. False while one of them is told to
 * come back later.
 */
async function askAgain(address: string, token: string, attempts: Attempt[]): Promise<boolean> {
  let isDone = true
  for (const attempt of attempts.filter(({ orderId }) => orderId === null)) {
    const { status, body } = await placeOrder(address, token, attempt.body, attempt.key)
    if (status === 201) attempt.orderId = body._id
    else if ((body as { code?: string }).code === 'IDEMPOTENCY_IN_PROGRESS') isDone = false
  }
  return isDone
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
