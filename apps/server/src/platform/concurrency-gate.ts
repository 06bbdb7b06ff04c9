import { AppError } from '../api/app-error.ts'

type GateState = { running: number; waiting: number; refused: number }

/** Of this process, by name: what each gate lets through now, and whom it has turned away since it was made. */
export const gates = new Map<string, () => GateState>()

/** Lets a few tasks run at once and a few more wait; whoever comes after them is turned away. */
export function createGate(name: string, { running, waiting }: { running: number; waiting: number }) {
  let active = 0
  let refused = 0
  const queue: (() => void)[] = []
  gates.set(name, () => ({ running: active, waiting: queue.length, refused }))

  return async function pass<T>(task: () => Promise<T>): Promise<T> {
    if (active < running) active += 1
    else if (queue.length < waiting) await new Promise<void>((admit) => queue.push(admit))
    else {
      refused += 1
      throw new AppError('UNAVAILABLE', { retryAfterSeconds: 1 })
    }

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
