import type { Operation } from './document.ts'
import type { Answer, Wire } from './send.ts'
import type { Caller } from './sessions.ts'

export type Asked = { operation: Operation; caller: Caller; wire: Wire; answer: Answer }

/** Counts the answers, and keeps the first request of each kind of fault, so that it can be sent again by hand. */
export function createTally(say: (sentence: string) => void) {
  const statuses = new Map<number, number>()
  const succeeded = new Set<Operation>()
  const faults = new Map<string, string>()

  return {
    count({ operation, answer: { status } }: Asked): void {
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (status < 300) succeeded.add(operation)
    },
    fault({ operation, caller, wire, answer }: Asked, what: string): void {
      const kind = `${operation.method} ${operation.path} ${what}`
      if (faults.has(kind)) return
      say(kind)
      faults.set(
        kind,
        `${kind}\n    as ${caller}: ${shown(wire)}\n    ${answer.body.toString().slice(0, 300)}`,
      )
    },
    faults: () => [...faults.values()],
    measured(operations: number): string {
      const sent = [...statuses.values()].reduce((sum, count) => sum + count, 0)
      const table = [...statuses].toSorted(([a], [b]) => a - b).map((one) => one.join(': '))
      return `${sent} requests, ${succeeded.size} of ${operations} operations with success (${table.join(', ')})`
    },
  }
}

function shown({ method, path, headers, body }: Wire): string {
  const lines = Object.entries(headers).map(([name, value]) => ` -H '${name}: ${value}'`)
  return `${method} ${path}${lines.join('')} ${body?.toString().slice(0, 600) ?? ''}`
}
