import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import type { FileStore } from '../platform/file-store.ts'
import { readBook } from '../platform/migration-book.ts'
import { backupWriter, filePath, syncFolder, tablePath, type Manifest } from './backup-folder.ts'
import { backupName, draftName } from './backup-names.ts'
import { copyOut } from './copy-rows.ts'
import { Refusal } from './refusal.ts'
import { copyText, listSequences, listTables, plainText, quoted, readState } from './tables.ts'

type Needs = { url: string; files: FileStore; to: string; now: Date; signal?: AbortSignal }

export type Backup = { folder: string; bytes: number; manifest: Manifest }

/**
 * The database as it is at one moment and all files, in a new folder below `to`, while the shop goes on. The folder has
 * its name only when it is whole.
 */
export async function backUp({ url, files, to, now, signal }: Needs): Promise<Backup> {
  const folder = join(to, backupName(now))
  const draft = join(to, draftName(now))
  await mkdir(to, { recursive: true, mode: 0o700 })
  await mkdir(draft, { mode: 0o700 })
  try {
    const writer = backupWriter(draft)
    const database = await inSnapshot(url, (client) => writeTables(client, writer, signal))
    // after the snapshot: a file is put before the row that names it
    let count = 0
    for await (const key of files.list()) {
      signal?.throwIfAborted()
      const bytes = await files.get(key)
      // deleted this moment
      if (!bytes) continue
      await writer.write(filePath(key), [bytes])
      count += 1
    }
    const manifest: Manifest = { format: 1, madeAt: now.toISOString(), ...database, files: count }
    const bytes = await writer.finish(manifest)
    await syncFolder(draft)
    await rename(draft, folder)
    await syncFolder(to)
    return { folder, bytes, manifest }
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  }
}

async function inSnapshot<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'trivet-backup' })
  // unheard, the error of a connection that breaks would end the process; the query fails with it as well
  client.on('error', () => {})
  await client.connect()
  try {
    const tables = await listTables(client)
    if (!tables.some(({ name }) => name === 'orders')) throw new Refusal('There is no shop in this database.')
    await client.query(`BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; ${plainText}`)
    // Nobody waits for it but a migration, which might rewrite a table: that would look empty to an older snapshot. LOCK
    // takes no snapshot, so the one that follows sees everything as it is from now on.
    await client.query(`LOCK TABLE ${tables.map(({ name }) => quoted(name)).join()} IN ACCESS SHARE MODE`)
    return await work(client)
  } finally {
    await client.end()
  }
}

async function writeTables(
  client: pg.Client,
  writer: ReturnType<typeof backupWriter>,
  signal: AbortSignal | undefined,
): Promise<Pick<Manifest, 'migrations' | 'tables' | 'sequences'>> {
  const tables = []
  for (const table of await listTables(client)) {
    signal?.throwIfAborted()
    await writer.write(tablePath(table.name), copyOut(client, copyText(table, 'TO STDOUT')), createGzip())
    tables.push({ ...table, ...(await readState(client, table)) })
  }
  const book = await readBook(client)
  const migrations = [...book].map(([name, checksum]) => ({ name, checksum }))
  return { migrations, tables, sequences: await listSequences(client) }
}
