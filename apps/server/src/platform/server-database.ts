import { join } from 'node:path'
import type { Env } from '../env.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'

export type ServerDatabase = { url: string; stop(): Promise<void> }

/** The database of the environment, or PostgreSQL of our own under the data directory. */
export async function startServerDatabase({
  databaseUrl,
  dataDirectory,
}: Pick<Env, 'databaseUrl' | 'dataDirectory'>): Promise<ServerDatabase> {
  if (databaseUrl) return { url: databaseUrl, stop: async () => {} }
  const postgres = await startEmbeddedPostgres(join(dataDirectory, 'postgres'))
  return { url: postgres.url('postgres'), stop: () => postgres.stop() }
}
