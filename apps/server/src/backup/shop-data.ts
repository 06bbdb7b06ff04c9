import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Env } from '../env.ts'
import { homeOf } from '../platform/postgres-cluster.ts'

type Place = Pick<Env, 'databaseUrl' | 'dataDirectory' | 'filesBucket'>

/** The folder of the embedded database; not always below DATA_DIR. */
export function clusterOf(dataDirectory: string): string {
  return join(homeOf(join(dataDirectory, 'postgres')), 'cluster')
}

export function hasDatabase({ databaseUrl, dataDirectory }: Place): boolean {
  return databaseUrl !== undefined || existsSync(clusterOf(dataDirectory))
}

/** Where the data of a shop lies, for a person. */
export function whereDataLies({ databaseUrl, dataDirectory, filesBucket }: Place): string {
  const database = databaseUrl ? withoutPassword(databaseUrl) : clusterOf(dataDirectory)
  const files = filesBucket ? `the bucket ${filesBucket.bucket}` : join(dataDirectory, 'files')
  return `  Database  ${database}\n  Files     ${files}\n`
}

function withoutPassword(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl)
  return `postgresql://${host}${pathname}`
}
