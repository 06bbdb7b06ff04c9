// npm run bench: our server beside a bare fastify + pg handler that answers the same, on the large data set, in
// alternating rounds of one run. Prints medians, processor time per request and our share of the bare handler, how much of its
// speed a shop with 1,000 products keeps when it has 100,000, what a second process adds, and how many warm pages of the built
// shop one process serves.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabase } from '../src/platform/database.ts'
import { startEmbeddedPostgres } from '../src/platform/embedded-postgres.ts'
import { createOperations, createReads, type Operation } from './operations.ts'
import { dataSet } from './data-sets.ts'
import { load } from './load.ts'
import { measureProcesses } from './processes.ts'
import { report, reportFlat, reportPages, reportProcesses, type Flat, type Measured } from './report.ts'
import { startBenchServer, type BenchServer } from './server-process.ts'
import { warmPages } from './warm-pages.ts'

const { values: options } = parseArgs({
  options: { seconds: { type: 'string', default: '5' }, rounds: { type: 'string', default: '3' } },
})
const seconds = Number(options.seconds)
const rounds = Number(options.rounds)

const root = join(import.meta.dirname, '../../..')
const postgres = await startEmbeddedPostgres(join(root, '.data/bench'))
const url = await dataSet(postgres, 'large')
const smallUrl = await dataSet(postgres, 'small')
const database = openDatabase(url)
const operations = await createOperations(database)

const env = {
  DATABASE_URL: url,
  SEED: 'none',
  RATE_LIMITS: 'off',
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/trivet-server'), // as npm start sets it
}
const ours = await startBenchServer('dist/main.js', 4901, env)
const bare = await startBenchServer('bench/bare-server.ts', 4902, env)

const measured: Measured[] = []
for (const operation of operations) {
  await round(ours, operation.ours, 1)
  await round(bare, operation.bare, 1)
  const results = { ours: [] as Round[], bare: [] as Round[] }
  for (let n = 0; n < rounds; n += 1) {
    results.bare.push(await round(bare, operation.bare, seconds))
    results.ours.push(await round(ours, operation.ours, seconds))
  }
  measured.push({ name: operation.name, aim: operation.aim, ...results })
  console.log(`measured: ${operation.name}`)
}
const small = await startBenchServer('dist/main.js', 4903, { ...env, DATABASE_URL: smallUrl })
const smallDatabase = openDatabase(smallUrl)
const flat: Flat[] = []
for (const [index, { name, ours: next }] of (await createReads(smallDatabase)).entries()) {
  await round(small, next, 1)
  const results = { large: [] as Round[], small: [] as Round[] }
  for (let n = 0; n < rounds; n += 1) {
    results.small.push(await round(small, next, seconds))
    results.large.push(await round(ours, operations[index]!.ours, seconds))
  }
  flat.push({ name, ...results })
  console.log(`measured with 1,000 products: ${name}`)
}
await smallDatabase.close()
await small.stop()

const second = await startBenchServer('dist/main.js', 4904, env)
const processes = await measureProcesses(operations, [ours, second], { seconds, rounds, database })
await second.stop()

const pages = []
for (const { name, request } of await warmPages(database)) {
  await load(ours.url, 1, request)
  const results = []
  for (let n = 0; n < rounds; n += 1) results.push(await load(ours.url, seconds, request))
  pages.push({ name, rounds: results })
  console.log(`measured: ${name}`)
}
const memoryMiB = ours.memoryMiB()
await ours.stop()
const again = await startBenchServer('dist/main.js', 4901, env)
report(measured, { memoryMiB, coldStartMs: again.startMs })
reportFlat(flat)
reportProcesses(processes)
reportPages(pages)

await again.stop()
await bare.stop()
await database.close()
await postgres.stop()

type Round = Measured['ours'][number]

async function round(server: BenchServer, nextRequest: Operation['ours'], length: number): Promise<Round> {
  const before = server.cpuSeconds()
  const result = await load(server.url, length, nextRequest)
  return { ...result, cpuMicroseconds: ((server.cpuSeconds() - before) / result.requests) * 1e6 }
}
