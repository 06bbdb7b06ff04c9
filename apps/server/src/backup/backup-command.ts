import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readProcessEnv } from '../env.ts'
import { systemClock } from '../platform/clock.ts'
import { openFileStore } from '../platform/file-store.ts'
import { borrowServerDatabase } from '../platform/server-database.ts'
import { backUp } from './back-up.ts'
import { removeOldBackups } from './backup-names.ts'
import { countFrom, runCommand } from './command.ts'
import { Refusal } from './refusal.ts'
import { hasDatabase, whereDataLies } from './shop-data.ts'

// npm run backup -- [--to FOLDER] [--keep N]
await runCommand('backup', async (signal) => {
  const options = { to: { type: 'string' }, keep: { type: 'string' } } as const
  const { to, keep } = parseArgs({ options }).values
  const count = keep === undefined ? null : countFrom(keep, '--keep')
  const env = readProcessEnv()
  if (!hasDatabase(env)) throw new Refusal(`There is no shop to back up:\n${whereDataLies(env)}`)
  process.stdout.write(`Backing up\n${whereDataLies(env)}`)

  const started = performance.now()
  const now = systemClock.now()
  const target = to ? resolve(to) : join(env.dataDirectory, 'backups')
  const database = await borrowServerDatabase(env)
  try {
    const files = await openFileStore(env)
    const { folder, bytes, manifest } = await backUp({ url: database.url, files, to: target, now, signal })
    const removed = count ? await removeOldBackups(target, count, now) : []
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    return (
      `${rows.toLocaleString('en-US')} rows of ${manifest.tables.length} tables and ${manifest.files} files, ` +
      `${(bytes / 1_000_000).toFixed(1)} MB in ${seconds} s, lie in\n  ${folder}\n` +
      removed.map((name) => `Removed ${name}\n`).join('')
    )
  } finally {
    await database.stop()
  }
})
