// npm run bench:admin: how long staff wait for each table of the admin and for the command menu, on the large data
// set, one question after the other. Prints medians; more than 300 ms is too long.
import { join } from 'node:path'
import { openDatabase, type Database } from '../src/platform/database.ts'
import { startEmbeddedPostgres } from '../src/platform/embedded-postgres.ts'
import { newId } from '../src/platform/ids.ts'
import { createSessions } from '../src/platform/sessions.ts'
import { systemClock as clock } from '../src/platform/clock.ts'
import { adminPages } from './admin-pages.ts'
import { dataSet } from './data-sets.ts'
import { startBenchServer } from './server-process.ts'

const aimMs = 300
const times = 15

const root = join(import.meta.dirname, '../../..')
const postgres = await startEmbeddedPostgres(join(root, '.data/bench'))
const url = await dataSet(postgres, 'large')
const server = await startBenchServer('dist/main.js', 4903, {
  DATABASE_URL: url,
  SEED: 'none',
  RATE_LIMITS: 'off',
  DATA_DIR: join(root, '.data/bench/files'),
})
const database = openDatabase(url)
try {
  await analyze(database)
  const token = await signInStaff(database)
  let slow = 0
  for (const { name, path } of await adminPages(database)) {
    const { medianMs, slowestMs } = await measure(`${server.url}${path}`, token)
    if (medianMs > aimMs) slow += 1
    const figures = `${medianMs.toFixed(0).padStart(6)} ms ${slowestMs.toFixed(0).padStart(6)} ms`
    console.log(`${figures}  ${name}${medianMs > aimMs ? '  ← too long' : ''}`)
  }
  console.log(`median and slowest of ${times}; ${slow} over the ${aimMs} ms aimed at`)
} finally {
  await database.close()
  await server.stop()
  await postgres.stop()
}

async function measure(address: string, token: string) {
  const taken: number[] = []
  // the first one fills what a running shop has filled long ago
  for (let n = 0; n <= times; n += 1) {
    const begun = performance.now()
    const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${answer.status} from ${address}`)
    if (n > 0) taken.push(performance.now() - begun)
  }
  taken.sort((a, b) => a - b)
  return { medianMs: taken[Math.floor(times / 2)] ?? 0, slowestMs: taken.at(-1) ?? 0 }
}

/** A migration may have come since the data set was made. */
async function analyze({ sql }: Database) {
  const client = await sql.connect()
  await client.query('SET statement_timeout = 0')
  await client.query('ANALYZE')
  client.release(true)
}

/** A member of the staff of the benchmark's own: nobody can sign in as one without a password. */
async function signInStaff({ sql }: Database): Promise<string> {
  const id = newId()
  await sql.query(
    `INSERT INTO users (id, name, email, email_key, password_hash, is_admin) VALUES ($1, 'Bench', $2, $2, '', true)`,
    [id, `${id}@bench.trivet.test`],
  )
  return createSessions({ sql, clock }).createSession({ id })
}
