import { cpus } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '../src/platform/database.ts'
import { load, type Load } from './load.ts'
import type { Operation } from './operations.ts'
import type { Processes } from './report.ts'
import type { BenchServer } from './server-process.ts'

type Options = { seconds: number; rounds: number; database: Database }

/** What a second process over the same database adds, with as many calls under way in all. */
export async function measureProcesses(
  operations: Operation[],
  [one, two]: [BenchServer, BenchServer],
  { seconds, rounds, database }: Options,
): Promise<Processes[]> {
  const measured: Processes[] = []
  for (const { name, ours } of operations) {
    await load(two.url, 1, ours)
    const results: Processes = { name, one: [], two: [], busyCores: [], lockWaits: [] }
    for (let n = 0; n < rounds; n += 1) {
      results.one.push(await load(one.url, seconds, ours))
      const [both, { busyCores, lockWaits }] = await Promise.all([
        Promise.all([one, two].map(({ url }) => load(url, seconds, ours, 16))),
        watch(database, seconds),
      ])
      results.two.push(inAll(both))
      results.busyCores.push(busyCores)
      results.lockWaits.push(lockWaits)
    }
    measured.push(results)
    console.log(`measured with two processes: ${name}`)
  }
  return measured
}

function inAll(loads: Load[]): Pick<Load, 'requestsPerSecond'> {
  return { requestsPerSecond: loads.reduce((sum, { requestsPerSecond }) => sum + requestsPerSecond, 0) }
}

/** How many of the machine's cores work meanwhile, and how many statements wait for a lock of another, on average. */
async function watch({ sql }: Database, seconds: number) {
  const until = performance.now() + seconds * 1000
  const before = busySeconds()
  const waiting: number[] = []
  while (performance.now() < until) {
    const { rows } = await sql.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM pg_stat_activity WHERE wait_event_type = 'Lock'`,
    )
    waiting.push(rows[0]?.count ?? 0)
    await wait(50)
  }
  const sum = waiting.reduce((all, count) => all + count, 0)
  return { busyCores: (busySeconds() - before) / seconds, lockWaits: sum / waiting.length }
}

function busySeconds(): number {
  return cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0) / 1000
}
