import type pg from 'pg'
import type { Logger } from './logger.ts'
import { currentRequestId } from './request-id.ts'

type Options = { log: Pick<Logger, 'warn'>; slowMs: number }

const longestText = 300

/** A statement of this connection that takes long is a line of the log: which one and for whom, never its values. */
export function noteSlowStatements(client: pg.ClientBase, { log, slowMs }: Options): void {
  client.query = new Proxy(client.query, {
    apply(query, self, args: unknown[]) {
      const started = performance.now()
      // a callback comes from the connection, which knows no request
      const requestId = currentRequestId()
      const note = () => {
        const ms = Math.round(performance.now() - started)
        if (ms >= slowMs) log.warn({ requestId, statement: nameOf(args[0]), ms }, 'database.slow-statement')
      }
      const callback = args.at(-1)
      if (typeof callback === 'function') {
        const noting = (...answer: unknown[]) => {
          note()
          Reflect.apply(callback, undefined, answer)
        }
        return Reflect.apply(query, self, [...args.slice(0, -1), noting])
      }
      const asked: unknown = Reflect.apply(query, self, args)
      if (asked instanceof Promise) asked.then(note, note)
      return asked
    },
  })
}

/** Prepared under a name, or as its text begins: its values are no part of it. */
function nameOf(statement: unknown): string {
  if (typeof statement === 'string') return statement.slice(0, longestText)
  const { name, text }: { name?: unknown; text?: unknown } = Object(statement)
  return typeof name === 'string' ? name : String(text).slice(0, longestText)
}
