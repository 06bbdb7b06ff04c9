import type { FullConfig } from '@playwright/test'
import { startServer, temporaryFolder, testPorts } from './server-process.ts'

/** A shop with the demo data for each worker: what a journey does there, those beside it do not see. */
export default async function startShops({ workers }: FullConfig) {
  const stops = await Promise.all(testPorts.slice(0, workers).map(startShop))
  return () => Promise.all(stops.map((stop) => stop()))
}

async function startShop(port: number) {
  const data = temporaryFolder()
  const server = await startServer(port, { DATA_DIR: data.path, SEED: 'demo' })
  return async () => {
    await server.stop()
    data.remove()
  }
}
