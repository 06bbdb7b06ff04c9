import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { AppError } from '../../api/app-error.ts'

export type Job = { number: number; module: string; name: string; facts: unknown[] }
export type Done = { number: number } & ({ file: Uint8Array } | { error: Error })

type Waiting = { resolve(file: Buffer): void; reject(error: unknown): void }

const megabytes = 256

/**
 * Draws files in a process of their own: a PDF takes hundreds of milliseconds in which nobody else would be answered, and
 * its libraries a large part of the memory of a server. It begins with the first file, ends when none was asked for in a
 * while, and with this process. One that says nothing in time is ended, and whoever waits for it may ask again.
 */
export function createPrinter({ idleSeconds, mostSeconds }: { idleSeconds: number; mostSeconds: number }) {
  let printing: ChildProcess | null = null
  let idle: NodeJS.Timeout | undefined
  let jobs = 0
  const waiting = new Map<number, Waiting>()

  function start(): ChildProcess {
    const started = fork(join(import.meta.dirname, 'printing-process.ts'), {
      // files and dates are handed over as they are
      serialization: 'advanced',
      execArgv: ['--max-semi-space-size=8', `--max-old-space-size=${megabytes}`],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    started.on('message', finish)
    // an error for each job that is sent to one that has just ended
    for (const event of ['exit', 'error']) started.on(event, () => giveUp(started))
    // it keeps nobody from ending
    started.unref()
    started.channel?.unref()
    return started
  }

  function finish(done: Done) {
    const job = waiting.get(done.number)
    waiting.delete(done.number)
    if ('file' in done) job?.resolve(Buffer.from(done.file))
    else job?.reject(done.error)
    if (waiting.size === 0) idle = setTimeout(end, idleSeconds * 1000).unref()
  }

  function end() {
    const ended = printing
    // who comes now has a new one
    printing = null
    ended?.kill('SIGKILL')
  }

  function giveUp(ended: ChildProcess) {
    if (ended !== printing) return
    printing = null
    for (const { reject } of waiting.values()) reject(new AppError('UNAVAILABLE', { retryAfterSeconds: 1 }))
    waiting.clear()
  }

  async function print(job: Omit<Job, 'number'>): Promise<Buffer> {
    clearTimeout(idle)
    printing ??= start()
    const asked = printing
    const late = setTimeout(() => asked.kill('SIGKILL'), mostSeconds * 1000)
    const number = (jobs += 1)
    try {
      return await new Promise<Buffer>((resolve, reject) => {
        waiting.set(number, { resolve, reject })
        asked.send({ ...job, number } satisfies Job)
      })
    } finally {
      clearTimeout(late)
    }
  }

  /** The function of this name, of the module at this address; it is called there. */
  return function drawnElsewhere<Facts extends unknown[]>(module: URL, name: string) {
    return (...facts: Facts) => print({ module: module.href, name, facts })
  }
}

/** For all files of a server. */
export const drawnElsewhere = createPrinter({ idleSeconds: 60, mostSeconds: 60 })
