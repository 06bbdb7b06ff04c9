import { spawn, spawnSync } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, realpathSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { systemClock } from './clock.ts'
import { postgresUser } from './postgres-binaries.ts'
import { postgresFailure } from './postgres-failure.ts'

type Running = { pid: number; port: number; isReady: boolean }

const pidFileOf = (data: string) => join(data, 'postmaster.pid')

/** What postmaster.pid says, if the process it names is still this PostgreSQL. */
export function runningPostgres(data: string): Running | null {
  const file = pidFileOf(data)
  const lines = readIfThere(file)?.split('\n')
  if (!lines) return null
  const [pid, port] = [Number(lines[0]), Number(lines[3])]
  // the moment between the file and its first line
  if (!pid && isYoung(file)) return { pid, port, isReady: false }
  if (!isPostgresOf(pid, realpathSync(data))) return null
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

export type PostgresProcess = { pid: number; port: number; ended: Promise<void> }

type Launch = {
  cluster: string
  binaries: string
  settings: Record<string, string>
  /** The one it had before; any free one for the first time. */
  port: number
  /** Ends it again while it is still starting. */
  signal: AbortSignal
}

/**
 * Starts PostgreSQL and waits until it takes connections, however long it has to recover from a crash.
 * @throws PostgresFailure when it ends instead
 */
export async function launchPostgres({
  cluster,
  binaries,
  settings,
  port,
  signal,
}: Launch): Promise<PostgresProcess> {
  signal.throwIfAborted()
  const data = join(cluster, 'data')
  // what a killed one left may name a stranger by now; while one runs, its file must stay, or it ends itself
  if (!runningPostgres(data)) rmSync(pidFileOf(data), { force: true })
  const options = { listen_addresses: '127.0.0.1', unix_socket_directories: '', ...settings }
  const flags = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const file = join(cluster, 'postgres.log')
  const log = openSync(file, 'a')
  const begin = statSync(file).size
  const child = spawn(
    join(binaries, 'postgres'),
    ['-D', data, '-p', String(port), ...flags],
    // detached: Ctrl-C is for the server, which stops PostgreSQL when its requests are done
    { ...postgresUser, cwd: '/', stdio: ['ignore', log, log], detached: true },
  )
  closeSync(log)
  child.unref()
  // at once: there is nothing yet that it could lose
  const end = () => child.kill('SIGQUIT')
  signal.addEventListener('abort', end)
  let hasEnded = false
  const ended = new Promise<void>((done, failed) => child.once('exit', () => done()).once('error', failed))
  const noted = ended.finally(() => (hasEnded = true))
  for (;;) {
    await Promise.race([noted, wait(20)])
    if (hasEnded) {
      signal.throwIfAborted()
      throw postgresFailure(cluster, readFileSync(file).subarray(begin).toString())
    }
    const running = runningPostgres(data)
    if (running?.pid === child.pid && running?.isReady) {
      signal.removeEventListener('abort', end)
      return { pid: child.pid!, port, ended }
    }
  }
}

/** PostgreSQL that a killed server left running; null when none does, or it ends meanwhile. */
export async function adoptPostgres(data: string, signal: AbortSignal): Promise<PostgresProcess | null> {
  for (let running = runningPostgres(data); running; running = runningPostgres(data)) {
    if (running.isReady) return { pid: running.pid, port: running.port, ended: goneFrom(data, running.pid) }
    await wait(20, undefined, { signal })
  }
  return null
}

/** It is nobody's child, so it has to be asked about. */
async function goneFrom(data: string, pid: number): Promise<void> {
  while (isPostgresOf(pid, data)) await wait(500, undefined, { ref: false })
}

/** What it has confirmed is kept by every way to end it; each is quicker than the one before and costs more at the next start. */
const waysToEnd = [
  { signal: 'SIGINT', patienceMs: 2_500 },
  { signal: 'SIGQUIT', patienceMs: 500 },
  { signal: 'SIGKILL', patienceMs: 500 },
] as const

export async function endPostgres(data: string, { pid }: PostgresProcess): Promise<void> {
  for (const { signal, patienceMs } of waysToEnd) {
    if (!isPostgresOf(pid, data)) return
    process.kill(pid, signal)
    for (let waited = 0; waited < patienceMs && isPostgresOf(pid, data); waited += 10) await wait(10)
  }
}

export function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const server = createServer()
    server.once('error', failed)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
