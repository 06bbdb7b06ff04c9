import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { addressOf, freePort, startServer, temporaryFolder, type Server } from '../../e2e/server-process.ts'
import type { Check, Outcome, Round } from '../check.ts'
import { faultsOf, percent, residentMegabytes, trendOf } from './memory.ts'
import { openVisits } from './visits.ts'

const visitsPerSecond = 25
const mostAtOnce = 24
const sampleEverySeconds = 2
/** Caches fill first. */
const warmUpPart = 1 / 3

/** Half an hour of visitors, hosts and staff: memory stays below its bound and does not grow, and nothing fails. */
export const soak: Check = {
  name: 'soak',
  fault: 'a cache without a bound',
  async run(round) {
    const data = temporaryFolder()
    const keepAll = join(import.meta.dirname, '../faults/keep-all-answers.ts')
    const env = {
      DATA_DIR: data.path,
      SEED: 'demo',
      // as docs/deploy.md starts it: what npm start keeps compiled is 5 MB for as long as the server runs
      NODE_COMPILE_CACHE: '',
      ...(round.fault && { NODE_OPTIONS: `--import ${keepAll}` }),
    }
    // what fills the demo shop once is no part of what is measured
    await (await startServer(await freePort(), env)).stop()
    const server = await startServer(await freePort(), env)
    try {
      return await visitFor(round.quick ? 3 : 30, server, round)
    } finally {
      await server.stop()
      data.remove()
    }
  },
}

async function visitFor(minutes: number, server: Server, { seed, say }: Round): Promise<Outcome> {
  const visit = await openVisits(addressOf(server.port), seed)
  const failed = new Map<string, number>()
  const samples: number[] = []
  let running = 0
  let visits = 0
  let left = 0
  let busy = 0

  async function oneVisit(): Promise<void> {
    running += 1
    visits += 1
    const { name, status } = await visit().catch((error: Error) => ({ name: error.message, status: 599 }))
    running -= 1
    if (status === 503) busy += 1
    else if (status >= 500) failed.set(`${name}: ${status}`, (failed.get(`${name}: ${status}`) ?? 0) + 1)
  }

  const seconds = minutes * 60
  for (let second = 0; second < seconds; second += 1) {
    for (let number = 0; number < visitsPerSecond; number += 1) {
      // who finds the shop full goes elsewhere
      if (running < mostAtOnce) void oneVisit()
      else left += 1
      await wait(1000 / visitsPerSecond)
    }
    if (second % sampleEverySeconds === 0) samples.push(residentMegabytes(server.child.pid!))
    if (second % 60 === 0)
      say(`minute ${second / 60}: ${Math.round(samples.at(-1)!)} MB, ${visits} visits, ${left} left`)
  }
  while (running > 0) await wait(100)
  const trend = trendOf(samples.slice(Math.floor(samples.length * warmUpPart)))
  return {
    measured: `${visits} visits in ${minutes} min, ${busy} told that the shop is busy; at most ${Math.round(trend.most)} MB, slope ${percent(trend.slope)}`,
    faults: [...faultsOf(trend), ...[...failed].map(([what, times]) => `${what}, ${times} times`)],
  }
}
