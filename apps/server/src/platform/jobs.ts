import { randomUUID } from 'node:crypto'
import type { PoolClient } from 'pg'
import type { PgBoss } from 'pg-boss'
import { systemClock } from './clock.ts'
import type { Logger } from './logger.ts'
import { currentRequestId, underRequestOf } from './request-id.ts'

export type JobHandler<Data extends object = object> = (data: Data) => Promise<void>

export type SendJob = {
  /** The job is there with what this transaction writes, or not at all. */
  tx?: PoolClient
  /** While a job with this key waits, another one is not added. */
  singletonKey?: string
  startAfter?: Date
}

export type Jobs = {
  /** What a job of this name does. A handler that throws is called again later, so it must bear to run twice. */
  work<Data extends object>(name: string, handler: JobHandler<Data>): Promise<void>
  /** A job without data at these times (five fields, UTC), once for all processes. */
  schedule(name: string, cron: string): Promise<void>
  send(name: string, data: object, options?: SendJob): Promise<void>
  /** What runs is finished, nothing new begins. */
  stop(): Promise<void>
}

type Needs = { url: string; log: Pick<Logger, 'error' | 'warn'> }

// what failed comes again after 5 to 10 s, then ever later; what a killed process left, after five minutes
const queueRules = {
  policy: 'short',
  retryLimit: 8,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 3600,
  expireInSeconds: 300,
  deleteAfterSeconds: 24 * 3600,
}

type Runs = { succeeded: number; failed: number; /** Or since when it may run here. */ lastSuccess: Date }

/** What jobs came to in this process, by their name. */
export const jobRuns = new Map<string, Runs>()

const pollingIntervalSeconds = 2
// a job that is cut short runs again
const patienceMs = 4_000

/** The queue lives in a schema of its own, which it makes and keeps up to date by itself. */
export async function startJobs({ url, log }: Needs): Promise<Jobs> {
  // a quarter of a second to load, which no visitor waits for
  const { PgBoss: Boss } = await import('pg-boss')
  const boss = new Boss({ connectionString: url, schema: 'jobs', max: 3, application_name: 'trivet-jobs' })
  boss.on('error', (error) => log.error({ err: error }, 'jobs.error'))
  boss.on('warning', (warning) => log.warn({ warning }, 'jobs.warning'))
  await boss.start()
  const needQueue = createQueues(boss)

  return {
    async work<Data extends object>(name: string, handler: JobHandler<Data>) {
      await needQueue(name)
      jobRuns.set(name, { succeeded: 0, failed: 0, lastSuccess: systemClock.now() })
      await boss.work<Data>(name, { pollingIntervalSeconds }, async (jobs) => {
        for (const { data } of jobs) await underRequestOf(data, () => attempt(name, () => handler(data)))
      })
    },
    async schedule(name, cron) {
      await needQueue(name)
      await boss.schedule(name, cron, null, { tz: 'UTC' })
    },
    async send(name, data, { tx, singletonKey = randomUUID(), startAfter } = {}) {
      await needQueue(name)
      await boss.send(
        name,
        { ...data, requestId: currentRequestId() },
        {
          singletonKey,
          ...(startAfter && { startAfter }),
          ...(tx && { db: { executeSql: (text: string, values?: unknown[]) => tx.query(text, values) } }),
        },
      )
    },
    stop: () => boss.stop({ graceful: true, timeout: patienceMs }),
  }

  async function attempt(name: string, run: () => Promise<void>) {
    const runs = jobRuns.get(name)
    try {
      await run()
      if (runs) Object.assign(runs, { succeeded: runs.succeeded + 1, lastSuccess: systemClock.now() })
    } catch (error) {
      if (runs) runs.failed += 1
      log.error({ requestId: currentRequestId(), err: error, job: name }, 'job failed')
      throw error
    }
  }
}

function createQueues(boss: PgBoss) {
  const made = new Map<string, Promise<void>>()
  return (name: string) => {
    const queue = made.get(name) ?? boss.createQueue(name, queueRules)
    made.set(name, queue)
    return queue
  }
}
