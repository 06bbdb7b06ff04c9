import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer, type AddressInfo } from 'node:net'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { serverCommand, serverEnv } from '../scripts/server-settings.mjs'

/**
 * How many journeys run beside each other, each in a shop of its own: one for each core. With one more, the same
 * journeys took a sixth longer on two cores, and a step ran out of its time more often.
 */
export const shops = Math.min(availableParallelism(), 4)

// said once: Playwright's workers get the environment of the process that starts them
process.env.E2E_PORTS ??= (await Promise.all(Array.from({ length: shops }, freePort))).join()

export const testPorts = process.env.E2E_PORTS.split(',').map(Number)

/** Of the shop that the journeys of this worker visit. */
export const testPort = testPorts[Number(process.env.TEST_PARALLEL_INDEX ?? 0)]!

const root = join(import.meta.dirname, '..')
const node = join(root, 'node_modules/.bin/node')

export type Server = { port: number; child: ChildProcess; stop(): Promise<void>; kill(): Promise<void> }

const running = new Set<Server>()

/** Those that nobody ended, as when a test threw. */
export async function stopServers(): Promise<void> {
  await Promise.all([...running].map((server) => server.stop()))
}

export function addressOf(port: number): string {
  return `http://127.0.0.1:${port}`
}

/** A port that nobody listens on, given by the system. */
export async function freePort(): Promise<number> {
  const listener = createServer().listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const { port } = listener.address() as AddressInfo
  listener.close()
  await once(listener, 'close')
  return port
}

type Launch = {
  command: string[]
  /** As a terminal starts it: a signal to the group reaches all its processes. */
  isGroup: boolean
}

const plainLaunch: Launch = { command: serverCommand, isGroup: false }

/**
 * The built product as a process of its own, ready to answer.
 * @throws when somebody listens on the port already: what they run is not what is to be tested.
 */
export async function startServer(
  port: number,
  env: Record<string, string>,
  launch: Launch = plainLaunch,
): Promise<Server> {
  if (await isTaken(port)) throw new Error(`Port ${port} is taken by another process`)
  const child = spawn(node, launch.command, {
    detached: launch.isGroup,
    cwd: root,
    env: {
      ...process.env,
      ...serverEnv,
      PORT: String(port),
      HOST: '127.0.0.1',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
      PUBLIC_URL: addressOf(port),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))

  for (let waited = 0; waited < 120_000; waited += 100) {
    if (child.exitCode !== null) throw new Error(`The server ended at start:\n${output}`)
    if (await isReady(port)) return controls(port, child)
    await wait(100)
  }
  process.kill(launch.isGroup ? -child.pid! : child.pid!, 'SIGKILL')
  throw new Error(`The server was not ready in two minutes:\n${output}`)
}

export function temporaryFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'trivet-e2e-'))
  // PostgreSQL is another user where root runs the tests: what it may not enter would lie elsewhere
  chmodSync(path, 0o755)
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

function controls(port: number, child: ChildProcess): Server {
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  const server = { port, child, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') }
  running.add(server)
  child.once('exit', () => running.delete(server))
  return server
}

export async function isTaken(port: number): Promise<boolean> {
  const caller = connect(port, '127.0.0.1')
  const taken = await new Promise<boolean>((tell) => {
    caller.once('connect', () => tell(true))
    caller.once('error', () => tell(false))
  })
  caller.destroy()
  return taken
}

async function isReady(port: number): Promise<boolean> {
  try {
    return (await fetch(`${addressOf(port)}/readyz`)).ok
  } catch {
    return false
  }
}
