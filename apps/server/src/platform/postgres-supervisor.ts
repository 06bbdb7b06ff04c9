import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from './logger.ts'
import { PostgresFailure } from './postgres-failure.ts'
import {
  adoptPostgres,
  endPostgres,
  freePort,
  launchPostgres,
  type PostgresProcess,
} from './postgres-process.ts'

export type SupervisorLog = Pick<Logger, 'info' | 'error'>

type Options = {
  cluster: string
  binaries: string
  settings: Record<string, string>
  log?: SupervisorLog | undefined
  /** Gives up the first start; what runs ends by `stop` alone. */
  signal?: AbortSignal | undefined
}

export type SupervisedPostgres = {
  port: number
  /** Of the process that runs now. */
  pid(): number
  stop(): Promise<void>
}

// a statement of a killed PostgreSQL goes on for as long as a statement may take
const leftoverPatienceMs = 15_000
const longestPauseMs = 2_000

/** Keeps one PostgreSQL running: after any end that nobody asked for it is started again, on its port. */
export async function supervisePostgres({ log, signal, ...files }: Options): Promise<SupervisedPostgres> {
  const data = join(files.cluster, 'data')
  const stopping = new AbortController()
  let current = await start()
  const { port } = current
  const kept = keep()
  return {
    port,
    pid: () => current.pid,
    async stop() {
      stopping.abort()
      await kept
      await endPostgres(data, current)
    },
  }

  /** Takes over what a killed server left running, or begins anew on any free port. */
  async function start(): Promise<PostgresProcess> {
    const giveUp = signal ?? stopping.signal
    for (const begun = performance.now(); ; await wait(100, undefined, { signal: giveUp })) {
      const left = await adoptPostgres(data, giveUp)
      if (left) return left
      try {
        return await launchPostgres({ ...files, port: await freePort(), signal: giveUp })
      } catch (error) {
        const passes = error instanceof PostgresFailure && error.reason !== null
        if (!passes || performance.now() - begun > leftoverPatienceMs) throw error
      }
    }
  }

  async function keep(): Promise<void> {
    const stopped = new Promise<void>((tell) => stopping.signal.addEventListener('abort', () => tell()))
    for (;;) {
      await Promise.race([current.ended, stopped])
      if (stopping.signal.aborted) return
      log?.error({ pid: current.pid }, 'PostgreSQL ended by itself: it is started again')
      const next = await startAgain()
      if (!next) return
      current = next
      log?.info({ pid: current.pid }, 'PostgreSQL is back')
    }
  }

  /** As often as it takes; null when it is no longer wanted. */
  async function startAgain(): Promise<PostgresProcess | null> {
    let said = ''
    for (let pauseMs = 50; !stopping.signal.aborted; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
      try {
        return await launchPostgres({ ...files, port, signal: stopping.signal })
      } catch (error) {
        if (stopping.signal.aborted) break
        const problem = error instanceof Error ? error.message : String(error)
        // the same for minutes on end is said once
        if (problem !== said) log?.error({ port, problem }, 'PostgreSQL does not start again yet')
        said = problem
      }
      await wait(pauseMs, undefined, { signal: stopping.signal }).catch(() => {})
    }
    return null
  }
}
