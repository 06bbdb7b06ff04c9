import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { runningPostgres, startEmbeddedPostgres } from '../../apps/server/src/platform/embedded-postgres.ts'

/** The database of a running server, looked at from outside. */
export async function attachToDatabase(dataDir: string): Promise<pg.Client> {
  const postgres = await startEmbeddedPostgres(join(dataDir, 'postgres'))
  const client = new pg.Client(postgres.url('postgres'))
  await client.connect()
  return client
}

/** As a power cut would: no checkpoint, no good-bye. */
export async function killPostgres(dataDir: string): Promise<void> {
  const cluster = join(dataDir, 'postgres', 'cluster', 'data')
  const running = runningPostgres(cluster)
  if (!running) return
  process.kill(running.pid, 'SIGKILL')
  while (runningPostgres(cluster)) await wait(10)
}

/** Has the running server do one of its jobs now, instead of at its time. */
export async function runJob(dataDir: string, name: string): Promise<void> {
  const database = await attachToDatabase(dataDir)
  await database.query('INSERT INTO jobs.job (name) VALUES ($1)', [name])
  await database.end()
}
