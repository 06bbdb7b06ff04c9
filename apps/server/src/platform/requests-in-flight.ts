import { subscribe } from 'node:diagnostics_channel'
import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

const lookAgainMs = 20
// long enough for what a client had on its way when the port closed
const quietMs = 200

/** Counts from now on who waits for an answer, at every port of this process: HOST=localhost has two. */
export function followRequests() {
  let waiting = 0
  subscribe('http.server.request.start', (message) => {
    const { response } = message as { response: ServerResponse }
    waiting += 1
    response.once('close', () => (waiting -= 1))
  })
  return {
    /**
     * Closes the port and waits for the answers. Not for connections: a browser keeps some open that ask nothing, and they
     * end with the process.
     */
    async close(app: FastifyInstance): Promise<void> {
      const closed = app.close()
      closed.catch(() => {})
      for (let quiet = 0; quiet < quietMs || app.server.listening;) {
        await wait(lookAgainMs)
        quiet = waiting === 0 ? quiet + lookAgainMs : 0
      }
    },
  }
}
