import { spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import {
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { isReachable, postgresUser } from './postgres-binaries.ts'
import { StartFailure } from './start-failure.ts'

/**
 * The folder that holds the cluster of `directory`: itself, or, where PostgreSQL's user could not walk down to it (below the
 * home of root), one in /var/lib/trivet, to which a link in `directory` leads.
 */
export function homeOf(directory: string): string {
  mkdirSync(directory, { recursive: true })
  const cluster = join(directory, 'cluster')
  if (existsSync(cluster)) return dirname(realpathSync(cluster))
  if (lstatSync(cluster, { throwIfNoEntry: false })) {
    throw new StartFailure(
      `The database is not at ${readlinkSync(cluster)}, where ${cluster} leads: put it back there, or delete that link to begin a new shop.`,
    )
  }
  if (isReachable(cluster)) return realpathSync(directory)
  const hash = createHash('sha256').update(resolve(directory)).digest('hex').slice(0, 16)
  const home = join('/var/lib/trivet', hash)
  mkdirSync(home, { recursive: true })
  return home
}

/** Makes the cluster unless it is there, and the link to it from a directory that is not its home. */
export async function provideCluster(home: string, directory: string, binaries: string): Promise<string> {
  const cluster = join(home, 'cluster')
  if (!existsSync(cluster)) await makeCluster(cluster, binaries)
  const link = join(directory, 'cluster')
  if (!existsSync(link)) symlinkSync(cluster, link)
  return cluster
}

/** Of a cluster, wherever it lies. */
export function passwordOf(cluster: string): string {
  const file = join(cluster, 'password')
  const password = existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
  if (password) return password
  throw new StartFailure(`${file}, which holds the database's password, is empty: put it back from a backup.`)
}

/** Under another name, and renamed when whole: a kill leaves no half of one. */
async function makeCluster(cluster: string, binaries: string): Promise<void> {
  const half = `${cluster}-unfinished`
  const password = join(half, 'password')
  rmSync(half, { recursive: true, force: true })
  mkdirSync(half, { mode: 0o700 })
  writeFileSync(password, randomBytes(24).toString('hex'), { mode: 0o600 })
  if (postgresUser.uid !== undefined) {
    for (const path of [half, password]) chownSync(path, postgresUser.uid, postgresUser.gid)
  }
  const options =
    '-U postgres -A scram-sha-256 -E UTF8 --locale=C --locale-provider=builtin --builtin-locale=C.UTF-8'
  const initdb = spawn(
    join(binaries, 'initdb'),
    ['-D', join(half, 'data'), `--pwfile=${password}`, ...options.split(' ')],
    // detached: Ctrl-C is for the server
    { ...postgresUser, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  )
  const exit = new Promise<number | null>((done, failed) => initdb.once('exit', done).once('error', failed))
  const [code, complaint] = await Promise.all([exit, text(initdb.stderr)])
  if (code === 0) return renameSync(half, cluster)
  if (/No space left on device/.test(complaint)) throw Object.assign(new Error(complaint), { code: 'ENOSPC' })
  throw new Error(`initdb failed: ${complaint}`)
}
