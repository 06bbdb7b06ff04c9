import { connect, createServer, type Server, type Socket } from 'node:net'
import { afterAll } from 'vitest'
import { openTestDatabase, testDatabaseUrl, type TestDatabase } from './database.ts'

export type DatabaseLine = { database: TestDatabase; cut(): Promise<void>; mend(): Promise<void> }

/** A database whose line can be cut: to the server it is then as one that was stopped. */
export async function databaseBehindALine(): Promise<DatabaseLine> {
  const url = new URL(await testDatabaseUrl())
  const target = { host: url.hostname, port: Number(url.port) }
  const sockets = new Set<Socket>()
  const line = createServer((near) => {
    const far = connect(target)
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket)
      socket.on('close', () => sockets.delete(socket)).on('error', () => other.destroy())
      socket.pipe(other)
    }
  })
  url.hostname = '127.0.0.1'
  url.port = String(await listen(line, 0))
  const database = openTestDatabase(url.href)
  async function cut() {
    const closed = new Promise((done) => line.close(done))
    for (const socket of sockets) socket.destroy()
    await closed
  }
  afterAll(async () => {
    await database.close()
    if (line.listening) await cut()
  })
  return {
    database,
    cut,
    async mend() {
      await listen(line, Number(url.port))
    },
  }
}

async function listen(line: Server, port: number): Promise<number> {
  await new Promise<void>((ready) => line.listen(port, '127.0.0.1', ready))
  const address = line.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}
