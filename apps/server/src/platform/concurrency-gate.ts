import { AppError } from '../api/app-error.ts'

/** Lets a few tasks run at once and a few more wait; whoever comes after them is turned away. */
export function createGate({ running, waiting }: { running: number; waiting: number }) {
  let active = 0
  const queue: (() => void)[] = []

  return async function pass<T>(task: () => Promise<T>): Promise<T> {
    if (active < running) active += 1
    else if (queue.length < waiting) await new Promise<void>((admit) => queue.push(admit))
    else throw new AppError('UNAVAILABLE', { retryAfterSeconds: 1 })

    try {
      return await task()
    } finally {
      // the place is handed to the first in the queue, so nobody can slip in between
      const admit = queue.shift()
      if (admit) admit()
      else active -= 1
    }
  }
}
