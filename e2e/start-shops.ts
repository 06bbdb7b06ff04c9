import { startServer, temporaryFolder, testPort } from './server-process.ts'

/** One shop with the demo data for all journeys. */
export default async function startShop() {
  const data = temporaryFolder()
  const server = await startServer(testPort, { DATA_DIR: data.path, SEED: 'demo' })
  return async () => {
    await server.stop()
    data.remove()
  }
}
