import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { runningDatabaseUrl } from '../../apps/server/src/platform/embedded-postgres.ts'
import { runningPostgres } from '../../apps/server/src/platform/postgres-process.ts'

/** Of the PostgreSQL inside a running server. */
export function databaseUrl(dataDir: string): string {
  const url = runningDatabaseUrl(join(dataDir, 'postgres'))
  if (!url) throw new Error(`No database runs in ${dataDir}`)
  return url
}

/** The database of a running server, looked at from outside. */
export async function attachToDatabase(dataDir: string): Promise<pg.Client> {
  const client = new pg.Client(databaseUrl(dataDir))
  await client.connect()
  return client
}

/** As a power cut would: no checkpoint, no good-bye. */
export async function killPostgres(dataDir: string): Promise<void> {
  const cluster = join(dataDir, 'postgres', 'cluster', 'data')
  const running = runningPostgres(cluster)
  if (!running) return
  process.kill(running.pid, 'SIGKILL')
  while (runningPostgres(cluster)?.pid === running.pid) await wait(10)
}

/** Has the running server do one of its jobs now, instead of at its time. */
export async function runJob(dataDir: string, name: string): Promise<void> {
  const database = await attachToDatabase(dataDir)
  await database.query('INSERT INTO jobs.job (name) VALUES ($1)', [name])
  await database.end()
}
