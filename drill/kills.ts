import { addressOf, freePort, startServer, temporaryFolder } from '../e2e/server-process.ts'
import { register } from '../e2e/system/api-guest.ts'
import { attachToDatabase, killPostgres } from '../e2e/system/database.ts'
import { answeredOf, differentOrders, keepOrdering, type Attempt } from '../e2e/system/keep-ordering.ts'
import { askAgain, faultsOfBooks, isReached } from './books.ts'
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
    const isDeep = await isReached(
      () => answeredOf(attempts.slice(begun)).length >= 6 + (kill % 20),
      ordering,
    )
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
  const faults = await faultsOfBooks(database, attempts)
  if (kill < wanted) faults.push(`After ${kill} kills the guests could not go on`)
  if (!inTime) faults.push('Some orders are said to be in progress for ever')
  await database.end()
  await server.stop()
  const answered = answeredOf(attempts).length
  return {
    measured: `${kill} kills, ${answered} orders, ${unanswered} of them without an answer at first`,
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
