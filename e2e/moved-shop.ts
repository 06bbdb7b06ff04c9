import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { now } from './clock.ts'
import { addressOf, freePort, startServer, temporaryFolder, type Server } from './server-process.ts'

/** A shop of its own with the demo data, that can be told to live at another time. */
export async function movedShop() {
  const port = await freePort()
  const data = temporaryFolder()
  const clockFile = join(data.path, 'clock')
  let server: Server

  return {
    address: addressOf(port),
    dataDir: data.path,
    async start() {
      writeFileSync(clockFile, '0')
      server = await startServer(port, {
        DATA_DIR: data.path,
        SEED: 'demo',
        CLOCK_FILE: clockFile,
        NODE_OPTIONS: `--import=${join(import.meta.dirname, 'moved-clock.ts')}`,
      })
    },
    async stop() {
      await server.stop()
      data.remove()
    },
    /** From here on it is this instant, for the server and for every page that is opened. */
    async moveTo(instant: number) {
      const moved = String(instant - now())
      writeFileSync(clockFile, moved)
      server.child.kill('SIGUSR2')
      await expect.poll(() => readFileSync(`${clockFile}.seen`, 'utf8')).toBe(moved)
    },
  }
}
