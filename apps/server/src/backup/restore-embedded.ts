import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { startEmbeddedPostgres } from '../platform/embedded-postgres.ts'
import { homeOf } from '../platform/postgres-cluster.ts'
import { runningPostgres } from '../platform/postgres-process.ts'
import { Refusal } from './refusal.ts'
import { clusterOf } from './shop-data.ts'

type Needs = { dataDirectory: string; isReplaced: boolean; name: string }

/**
 * Has `work` fill a new embedded database beside the one of the data directory, which takes its place when it is whole.
 * @returns where the former one is kept, if there was one
 */
export async function withNewCluster<T>(
  { dataDirectory, isReplaced, name }: Needs,
  work: (url: string) => Promise<T>,
): Promise<{ result: T; former: string | null }> {
  const cluster = clusterOf(dataDirectory)
  refuse(cluster, isReplaced)
  const directory = join(dataDirectory, `restoring-${name}`)
  const home = homeOf(directory)
  const postgres = await startEmbeddedPostgres(directory)
  try {
    const result = await work(postgres.url('postgres'))
    await postgres.stop()
    // a server may have begun meanwhile
    refuse(cluster, isReplaced)
    const former = existsSync(cluster) ? join(dirname(cluster), `before-${name}`) : null
    if (former) await rename(cluster, former)
    else await mkdir(dirname(cluster), { recursive: true })
    await rename(join(home, 'cluster'), cluster)
    return { result, former }
  } finally {
    await postgres.stop()
    for (const folder of [home, directory]) await rm(folder, { recursive: true, force: true })
  }
}

function refuse(cluster: string, isReplaced: boolean): void {
  const running = runningPostgres(join(cluster, 'data'))
  if (running) {
    throw new Refusal(`A shop runs on ${cluster} (PostgreSQL is process ${running.pid}). Stop it first.`)
  }
  if (existsSync(cluster) && !isReplaced) {
    throw new Refusal(
      `There is a shop in ${cluster}. Restore --into another folder, or say --replace: then the old one is kept beside it.`,
    )
  }
}
