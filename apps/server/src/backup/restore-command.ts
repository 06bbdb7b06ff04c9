import { basename, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readProcessEnv } from '../env.ts'
import { openFileStore } from '../platform/file-store.ts'
import { readWholeBackup } from './backup-folder.ts'
import { runCommand } from './command.ts'
import { Refusal } from './refusal.ts'
import { knownMigrations, restoreDatabase } from './restore.ts'
import { withNewCluster } from './restore-embedded.ts'
import { restoreFiles } from './restore-files.ts'
import { restoreReport } from './restore-report.ts'
import { whereDataLies } from './shop-data.ts'

// npm run restore -- FOLDER [--into DATA_DIR] [--replace]
await runCommand('restore', async () => {
  const options = { into: { type: 'string' }, replace: { type: 'boolean', default: false } } as const
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  if (positionals.length !== 1) throw new Refusal('Say which backup: npm run restore -- FOLDER')
  const folder = resolve(positionals[0]!)
  const started = performance.now()
  const env = readProcessEnv()
  const target = values.into
    ? { databaseUrl: undefined, dataDirectory: resolve(values.into), filesBucket: null }
    : env

  const { manifest, paths } = await readWholeBackup(folder)
  knownMigrations({ folder, manifest })
  process.stdout.write(`${folder} is whole. Restoring into\n${whereDataLies(target)}`)
  const restore = async (url: string) => {
    const database = await restoreDatabase(url, { folder, manifest })
    const files = await restoreFiles(await openFileStore(target), folder, paths)
    return { ...database, files }
  }
  const { dataDirectory, databaseUrl } = target
  const { result, former } = databaseUrl
    ? { result: await restore(databaseUrl), former: null }
    : await withNewCluster({ dataDirectory, isReplaced: values.replace, name: basename(folder) }, restore)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  return `${restoreReport(manifest, result)}Restored in ${seconds} s.\n${former ? `The former database is kept in ${former}\n` : ''}`
})
