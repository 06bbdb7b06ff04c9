import { existsSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { lockData } from './data-lock.ts'
import { postgresBinaries } from './postgres-binaries.ts'
import { homeOf, passwordOf, provideCluster } from './postgres-cluster.ts'
import { runningPostgres } from './postgres-process.ts'
import { supervisePostgres, type SupervisorLog } from './postgres-supervisor.ts'

export type EmbeddedPostgres = {
  /** Where its data lies. */
  home: string
  /** Of the process that runs now. */
  pid(): number
  url(database: string): string
  stop(): Promise<void>
}

type Options = {
  settings?: Record<string, string>
  /** What people know the holder of the data by. */
  address?: string
  log?: SupervisorLog
  /** Gives up starting. */
  signal?: AbortSignal
}

/**
 * The real PostgreSQL as a child process, with its data under `directory`, which this process then holds alone until `stop`.
 * What a killed server left running is taken over; what ends by itself is started again.
 * @throws StartFailure when another process holds the data, or PostgreSQL does not start with it
 */
export async function startEmbeddedPostgres(
  directory: string,
  { settings = {}, address, log, signal }: Options = {},
): Promise<EmbeddedPostgres> {
  const home = homeOf(directory)
  const lock = lockData(home, { address })
  try {
    const binaries = postgresBinaries(home)
    const cluster = await provideCluster(home, directory, binaries)
    const password = passwordOf(cluster)
    const { port, pid, stop } = await supervisePostgres({ cluster, binaries, settings, log, signal })
    return {
      home,
      pid,
      url: (database) => urlOf({ password, port, database }),
      stop: () => stop().finally(lock.release),
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

/** The address of the PostgreSQL that another process runs under `directory`; null when none does. */
export function runningDatabaseUrl(directory: string, database = 'postgres'): string | null {
  const link = join(directory, 'cluster')
  if (!existsSync(link)) return null
  const cluster = realpathSync(link)
  const running = runningPostgres(join(cluster, 'data'))
  return running?.isReady ? urlOf({ password: passwordOf(cluster), port: running.port, database }) : null
}

function urlOf({ password, port, database }: { password: string; port: number; database: string }): string {
  return `postgresql://postgres:${password}@127.0.0.1:${port}/${database}`
}
