import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { serverEnv, serverFlags } from '../../../scripts/server-settings.mjs'

const serverFolder = join(import.meta.dirname, '..')
const ticksPerSecond = 100

export type BenchServer = {
  url: string
  startMs: number
  /** Seconds of processor time used so far, without PostgreSQL's. */
  cpuSeconds(): number
  memoryMiB(): number
  stop(): Promise<void>
}

export async function startBenchServer(
  script: string,
  port: number,
  env: Record<string, string>,
): Promise<BenchServer> {
  const begun = performance.now()
  // as npm start does
  const child = spawn(process.execPath, [...serverFlags, script], {
    cwd: serverFolder,
    env: { ...process.env, ...serverEnv, HOST: '127.0.0.1', PORT: String(port), ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  await untilReady(url, child)
  const startMs = performance.now() - begun
  return {
    url,
    startMs,
    cpuSeconds: () => cpuSecondsOf(child),
    memoryMiB: () => memoryOf(child),
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 1500; tries += 1) {
    if (child.exitCode !== null) throw new Error('The server ended at start.')
    const answer = await fetch(`${url}/readyz`).catch(() => null)
    if (answer?.ok) return
    await wait(20)
  }
  throw new Error('The server was not ready in 30 seconds.')
}

// fields 14 and 15 of /proc/…/stat, counted after the command name, which may hold spaces
function cpuSecondsOf({ pid }: ChildProcess): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
}

function memoryOf({ pid }: ChildProcess): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes) / 1024
}
