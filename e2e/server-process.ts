import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

export const testPort = 4790

const root = join(import.meta.dirname, '..')
const node = join(root, 'node_modules/.bin/node')

export type Server = { port: number; child: ChildProcess; stop(): Promise<void>; kill(): Promise<void> }

export function addressOf(port: number): string {
  return `http://127.0.0.1:${port}`
}

/** The built product as a process of its own, ready to answer. */
export async function startServer(port: number, env: Record<string, string>): Promise<Server> {
  const child = spawn(node, ['apps/server/src/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
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

  for (let waited = 0; waited < 60_000; waited += 100) {
    if (child.exitCode !== null) throw new Error(`The server ended at start:\n${output}`)
    if (await isReady(port)) return controls(port, child)
    await wait(100)
  }
  child.kill('SIGKILL')
  throw new Error(`The server was not ready in a minute:\n${output}`)
}

export function temporaryFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'trivet-e2e-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

function controls(port: number, child: ChildProcess): Server {
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  return { port, child, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') }
}

async function isReady(port: number): Promise<boolean> {
  try {
    return (await fetch(`${addressOf(port)}/readyz`)).ok
  } catch {
    return false
  }
}
