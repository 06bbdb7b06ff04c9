import { spawn, spawnSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { systemClock } from './clock.ts'
import { isReachable, postgresBinaries, postgresUser } from './postgres-binaries.ts'

export type EmbeddedPostgres = {
  /** False when another process had started it: that one stops it. */
  isOurs: boolean
  pid: number
  url(database: string): string
  stop(): Promise<void>
}

const startTimeoutMs = 30_000

/** The real PostgreSQL as a child process, with its data under `directory`; attaches when it already runs. */
export async function startEmbeddedPostgres(
  directory: string,
  settings: Record<string, string> = {},
): Promise<EmbeddedPostgres> {
  const home = homeOf(resolve(directory))
  mkdirSync(home, { recursive: true })
  const binaries = postgresBinaries(home)
  const cluster = createCluster(home, binaries)
  const data = join(cluster, 'data')
  let isOurs = false
  for (const started = performance.now(); ; await wait(10)) {
    const running = runningPostgres(data)
    if (running?.isReady) return handle(cluster, running, isOurs)
    if (performance.now() - started > startTimeoutMs)
      throw new Error(`PostgreSQL does not start: see ${logOf(cluster)}`)
    if (running || isOurs) continue
    isOurs = await launch(cluster, binaries, settings)
  }
}

type Running = { pid: number; port: number; isReady: boolean }

/** What postmaster.pid says, if the process it names is still this PostgreSQL; a stale file is removed. */
export function runningPostgres(data: string): Running | null {
  const file = join(data, 'postmaster.pid')
  const lines = readIfThere(file)?.split('\n')
  if (!lines) return null
  const [pid, port] = [Number(lines[0]), Number(lines[3])]
  // the moment between the file and its first line
  if (!pid && isYoung(file)) return { pid, port, isReady: false }
  if (!isPostgresOf(pid, data)) {
    rmSync(file, { force: true })
    return null
  }
  return { pid, port, isReady: lines[7]?.trim() === 'ready' }
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    // asking first would leave a moment for it to go
    return null
  }
}

function isYoung(file: string): boolean {
  return systemClock.now().getTime() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) < 5_000
}

/** A signal would also reach a zombie, or a stranger that got the number of a dead PostgreSQL. */
function isPostgresOf(pid: number, data: string): boolean {
  if (existsSync('/proc/self/cmdline')) {
    return readIfThere(`/proc/${pid}/cmdline`)?.split('\0').includes(data) ?? false
  }
  return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout.includes(data)
}

/** True when the new process took the directory, false when another starter was faster. */
async function launch(cluster: string, binaries: string, settings: Record<string, string>): Promise<boolean> {
  const data = join(cluster, 'data')
  const options = { listen_addresses: '127.0.0.1', unix_socket_directories: '', ...settings }
  const flags = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const log = openSync(logOf(cluster), 'a')
  const child = spawn(
    join(binaries, 'postgres'),
    ['-D', data, '-p', String(await freePort()), ...flags],
    // detached: Ctrl-C is for the server, which stops PostgreSQL when its requests are done
    { ...postgresUser, cwd: '/', stdio: ['ignore', log, log], detached: true },
  )
  closeSync(log)
  child.unref()
  const ended = new Promise<number>((done, failed) =>
    child.once('exit', (code) => done(code ?? 1)).once('error', failed),
  )
  for (;;) {
    const exitCode = await Promise.race([ended, wait(10)])
    const running = runningPostgres(data)
    if (running?.pid === child.pid) return true
    if (exitCode === undefined) continue
    if (running) return false
    throw new Error(`PostgreSQL ended with ${exitCode}: see ${logOf(cluster)}`)
  }
}

function handle(cluster: string, { pid, port }: Running, isOurs: boolean): EmbeddedPostgres {
  const password = readFileSync(join(cluster, 'password'), 'utf8')
  return {
    isOurs,
    pid,
    url: (database) => `postgresql://postgres:${password}@127.0.0.1:${port}/${database}`,
    async stop() {
      const isStillOurs = () => runningPostgres(join(cluster, 'data'))?.pid === pid
      if (!isOurs || !isStillOurs()) return
      process.kill(pid, 'SIGINT')
      while (isStillOurs()) await wait(10)
    },
  }
}

/** Made under another name and renamed when whole: neither a kill nor a second starter leaves half of one. */
function createCluster(home: string, binaries: string): string {
  const cluster = join(home, 'cluster')
  if (existsSync(cluster)) return cluster
  const half = join(home, `cluster-${process.pid}`)
  rmSync(half, { recursive: true, force: true })
  mkdirSync(half, { mode: 0o700 })
  writeFileSync(join(half, 'password'), randomBytes(24).toString('hex'), { mode: 0o600 })
  for (const path of [half, join(half, 'password')]) {
    if (postgresUser.uid !== undefined) chownSync(path, postgresUser.uid, postgresUser.gid)
  }
  const options =
    '-U postgres -A scram-sha-256 -E UTF8 --locale=C --locale-provider=builtin --builtin-locale=C.UTF-8'
  const initdb = spawnSync(
    join(binaries, 'initdb'),
    ['-D', join(half, 'data'), `--pwfile=${join(half, 'password')}`, ...options.split(' ')],
    { ...postgresUser, cwd: '/', encoding: 'utf8' },
  )
  if (initdb.status !== 0) throw new Error(`initdb failed: ${initdb.error ?? initdb.stderr}`)
  try {
    renameSync(half, cluster)
  } catch (error) {
    rmSync(half, { recursive: true, force: true })
    if (!existsSync(cluster)) throw error
  }
  return cluster
}

/** Under a root home that no other user may enter, PostgreSQL's user could not reach its own data. */
export function homeOf(directory: string): string {
  if (isReachable(join(directory, 'cluster'))) return directory
  return join('/var/lib/trivet', createHash('sha256').update(directory).digest('hex').slice(0, 16))
}

function logOf(cluster: string): string {
  return join(cluster, 'postgres.log')
}

function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const server = createServer()
    server.once('error', failed)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
