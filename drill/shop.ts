import type pg from 'pg'
import { addressOf, freePort, startServer, temporaryFolder, type Server } from '../e2e/server-process.ts'
import { attachToDatabase } from '../e2e/system/database.ts'

export type Shop = { addresses: string[]; database: pg.Client; close(): Promise<void> }

/** The demo shop on several processes: the first one runs the database. */
export async function openShop(processes: number): Promise<Shop> {
  const data = temporaryFolder()
  const servers: Server[] = []
  const start = async (env: Record<string, string>) =>
    servers.push(await startServer(await freePort(), { DATA_DIR: data.path, ...env }))
  await start({ SEED: 'demo' })
  const database = await attachToDatabase(data.path)
  const { user, password, host, port } = database
  const DATABASE_URL = `postgresql://${user}:${password}@${host}:${port}/${database.database}`
  await Promise.all(Array.from({ length: processes - 1 }, () => start({ SEED: 'none', DATABASE_URL })))
  return {
    addresses: servers.map(({ port: own }) => addressOf(own)),
    database,
    async close() {
      await database.end()
      for (const server of servers.toReversed()) await server.stop()
      data.remove()
    },
  }
}
