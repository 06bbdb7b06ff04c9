import { join } from 'node:path'
import type { Env } from '../env.ts'
import { runningDatabaseUrl, startEmbeddedPostgres } from './embedded-postgres.ts'
import type { SupervisorLog } from './postgres-supervisor.ts'

export type ServerDatabase = {
  url: string
  /** Where the embedded one keeps its data. */
  home?: string
  stop(): Promise<void>
}

type Settings = Pick<Env, 'databaseUrl' | 'dataDirectory' | 'host' | 'port'>

/** The database of the environment, or PostgreSQL of our own under the data directory. */
export async function startServerDatabase(
  { databaseUrl, dataDirectory, host, port }: Settings,
  how: { log?: SupervisorLog; signal?: AbortSignal } = {},
): Promise<ServerDatabase> {
  if (databaseUrl) return { url: databaseUrl, stop: async () => {} }
  const address = port === 0 ? undefined : `http://${host}:${port}`
  const { url, home, stop } = await startEmbeddedPostgres(join(dataDirectory, 'postgres'), {
    ...how,
    address,
  })
  return { url: url('postgres'), home, stop }
}

/** For a command: the database of the server that runs, or without one the same database for as long as the command takes. */
export async function borrowServerDatabase(env: Settings): Promise<ServerDatabase> {
  const url = env.databaseUrl ? null : runningDatabaseUrl(join(env.dataDirectory, 'postgres'))
  return url ? { url, stop: async () => {} } : startServerDatabase({ ...env, port: 0 })
}
