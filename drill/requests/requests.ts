import { attachToDatabase } from '../../e2e/system/database.ts'
import { freePort, startServer, temporaryFolder } from '../../e2e/server-process.ts'
import type { Check } from '../check.ts'
import { askEverything } from './ask-everything.ts'

/** Requests made from the OpenAPI document, good and bad ones: none is a 5xx, each answer is what the document says. */
export const requests: Check = {
  name: 'requests',
  fault: 'a table that some endpoints read is gone',
  async run(round) {
    const data = temporaryFolder()
    const server = await startServer(await freePort(), {
      DATA_DIR: data.path,
      SEED: 'demo',
      LOG_LEVEL: 'silent',
    })
    try {
      if (round.fault) await loseTable(data.path)
      return await askEverything(server.port, round)
    } finally {
      await server.stop()
      data.remove()
    }
  },
}

async function loseTable(dataDir: string): Promise<void> {
  const database = await attachToDatabase(dataDir)
  await database.query('ALTER TABLE waiting_list_entries RENAME TO lost')
  await database.end()
}
