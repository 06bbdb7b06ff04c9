import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { calendarDate } from '@trivet/core/dates'
import pg from 'pg'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { seedDemo } from '../../prisma/seed/seed.ts'
import { openDatabase } from '../platform/database.ts'
import { openFileStore, type FileStore } from '../platform/file-store.ts'
import { newId } from '../platform/ids.ts'
import { migrate, migrationsDirectory } from '../platform/migrate.ts'
import { readMigrations } from '../platform/migration-files.ts'
import { testDatabaseUrl } from '../test/database.ts'
import { temporaryDirectory } from '../test/temporary-directory.ts'
import { backUp, type Backup } from './back-up.ts'
import { readWholeBackup, sumsName } from './backup-folder.ts'
import { backupName, draftName, removeOldBackups } from './backup-names.ts'
import { restoreDatabase } from './restore.ts'
import { restoreFiles } from './restore-files.ts'

// each restore applies all migrations
vi.setConfig({ testTimeout: 60_000 })

const now = new Date('2026-11-23T02:00:00Z')
const shop = await testDatabaseUrl()
const files = await storeIn(temporaryDirectory('backup-files'))
let backup: Backup
const picture = Buffer.from(Array.from({ length: 100_000 }, (_, index) => index % 251))

beforeAll(async () => {
  const database = openDatabase(shop)
  await seedDemo(database, calendarDate('2026-11-23'))
  // what text formats like to lose
  await database.sql.query(
    `INSERT INTO order_notes (id, order_id, author_id, text, created_at)
     SELECT $1, o.id, u.id, $2, '2026-11-23T01:02:03.456Z' FROM orders o, users u LIMIT 1`,
    [newId(), 'a tab\t, a line\nend, \\N, \\., "quotes", an é and a 🍳'],
  )
  await database.close()
  await files.put('pictures/pan.webp', picture, 'image/webp')
  backup = await backUp({ url: shop, files, to: temporaryDirectory('backups'), now })
})

function storeIn(dataDirectory: string): Promise<FileStore> {
  return openFileStore({ dataDirectory, filesBucket: null })
}

async function ask(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

/** A new database of somebody who is no superuser, as managed servers have them. */
async function emptyDatabase(): Promise<string> {
  const url = new URL(await testDatabaseUrl())
  const owner = `owner_${newId()}`
  await ask(
    url.href,
    `DROP SCHEMA public CASCADE; CREATE SCHEMA public; CREATE ROLE ${owner} LOGIN PASSWORD 'owner';
     ALTER DATABASE ${url.pathname.slice(1)} OWNER TO ${owner}; ALTER SCHEMA public OWNER TO ${owner}`,
  )
  url.username = owner
  url.password = 'owner'
  return url.href
}

test('a backup brings back every row and every file, into a database whose owner is no superuser', async () => {
  const { folder, manifest } = backup
  const url = await emptyDatabase()
  const whole = await readWholeBackup(folder)
  const { tables, checks } = await restoreDatabase(url, { folder, manifest: whole.manifest })
  expect(manifest.tables).toMatchObject(tables)
  expect(tables).toHaveLength(manifest.tables.length)
  expect(tables.find(({ name }) => name === 'users')!.rows).toBeGreaterThan(3)
  expect(checks.filter(({ wrong }) => wrong > 0)).toEqual([])
  const question = `SELECT text FROM order_notes WHERE created_at = '2026-11-23T01:02:03.456Z'`
  expect(await ask(url, question)).toEqual(await ask(shop, question))

  const store = await storeIn(temporaryDirectory('restored-files'))
  expect(await restoreFiles(store, folder, whole.paths)).toBe(1)
  expect(await store.get('pictures/pan.webp')).toEqual(picture)

  // it counts on from the last number, and refuses what the first one refuses
  const last = `SELECT max(id)::int AS last FROM timeline_entries`
  const next = `SELECT nextval('timeline_entries_id_seq')::int - 1 AS last`
  expect(await ask(url, next)).toEqual(await ask(url, last))
  expect(await migrate(url)).toEqual([])
  const keys = `SELECT conname, pg_get_constraintdef(oid) AS text FROM pg_constraint WHERE contype = 'f' ORDER BY 1`
  expect(await ask(url, keys)).toEqual(await ask(shop, keys))
  await expect(ask(url, `DELETE FROM commission_entries`)).rejects.toThrow(/commission/)
  await expect(ask(url, `UPDATE stock_days SET reserved = fleet + 1`)).rejects.toThrow('never_oversold')
  await expect(ask(url, `DELETE FROM products`)).rejects.toThrow('foreign key')
})

test('a backup of an older release is restored as it was, and migrated on', async () => {
  const names = readMigrations(migrationsDirectory).map(({ name }) => name)
  const old = await emptyDatabase()
  await migrate(old, migrationsDirectory, new Set(names.slice(0, -5)))
  const { folder, manifest } = await backUp({ url: old, files, to: temporaryDirectory('backups'), now })
  expect(manifest.migrations).toHaveLength(names.length - 5)

  const url = await emptyDatabase()
  await restoreDatabase(url, { folder, manifest })
  expect(await migrate(url)).toEqual([])
  expect(await ask(url, 'SELECT count(*)::int AS n FROM _prisma_migrations')).toEqual([{ n: names.length }])
})

test('only its owner reads a backup', async () => {
  const { folder } = backup
  const modes = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
    (path) => statSync(join(folder, path)).mode & 0o077,
  )
  expect(modes.length).toBeGreaterThan(60)
  expect(new Set([...modes, statSync(folder).mode & 0o077])).toEqual(new Set([0]))
})

describe('a backup that was', () => {
  let folder = ''
  beforeEach(() => {
    folder = temporaryDirectory('backup')
    cpSync(backup.folder, folder, { recursive: true })
  })

  test('changed is refused with the name of the file', async () => {
    const path = join(folder, 'tables/orders.copy.gz')
    const bytes = readFileSync(path)
    bytes[bytes.length >> 1]! ^= 1
    writeFileSync(path, bytes)
    await expect(readWholeBackup(folder)).rejects.toThrow(
      `${folder} is damaged: tables/orders.copy.gz is not as it was written`,
    )
  })

  test('cut is refused with the name of the file', async () => {
    truncateSync(join(folder, 'files/pictures/pan.webp'), 10)
    await expect(readWholeBackup(folder)).rejects.toThrow('files/pictures/pan.webp is not as it was written')
  })

  test('copied without a file is refused with its name', async () => {
    rmSync(join(folder, 'tables/users.copy.gz'))
    await expect(readWholeBackup(folder)).rejects.toThrow('tables/users.copy.gz is missing')
  })

  test.each([1, 40, 200, 6000])('cut in its list of checksums after %i bytes is refused', async (length) => {
    truncateSync(join(folder, sumsName), length)
    await expect(readWholeBackup(folder)).rejects.toThrow('SHA256SUMS is cut')
  })

  test('not finished is refused', async () => {
    rmSync(join(folder, sumsName))
    await expect(readWholeBackup(folder)).rejects.toThrow('is no backup, or one that was never finished')
  })
})

test('a backup that fails, at whatever file, leaves nothing behind', async () => {
  const to = temporaryDirectory('backups')
  const broken = { ...files, get: () => Promise.reject(new Error('the disk is gone')) }
  await expect(backUp({ url: shop, files: broken, to, now })).rejects.toThrow('the disk is gone')
  const stopped = AbortSignal.abort(new Error('stopped'))
  await expect(backUp({ url: shop, files, to, now, signal: stopped })).rejects.toThrow('stopped')
  await expect(backUp({ url: await emptyDatabase(), files, to, now })).rejects.toThrow('There is no shop')
  expect(readdirSync(to)).toEqual([])
})

test('the newest backups are kept, and nothing else is touched', async () => {
  const to = temporaryDirectory('backups')
  writeFileSync(join(to, 'trivet-notes.txt'), 'not ours')
  for (const day of [20, 21, 22]) mkdirSync(join(to, backupName(new Date(`2026-11-${day}T02:00:00Z`))))
  const drafts = [now, new Date(0)].map(draftName)
  for (const draft of drafts) mkdirSync(join(to, draft))
  utimesSync(join(to, drafts[1]!), 0, 0)
  utimesSync(join(to, drafts[0]!), now, now)
  expect(await removeOldBackups(to, 2, now)).toEqual(['trivet-2026-11-20T02-00-00Z', drafts[1]])
  expect(readdirSync(to).toSorted()).toEqual([
    'trivet-2026-11-21T02-00-00Z',
    'trivet-2026-11-22T02-00-00Z',
    'trivet-notes.txt',
    drafts[0],
  ])
})

describe('nothing is restored', () => {
  test('into a database with people in it', async () => {
    const { folder, manifest } = backup
    await expect(restoreDatabase(shop, { folder, manifest })).rejects.toThrow('is not empty')
  })

  test('of a release whose migrations this one does not know', async () => {
    const { folder, manifest } = backup
    const migrations = [...manifest.migrations, { name: '20991231000000_later', checksum: 'x' }]
    await expect(
      restoreDatabase(await emptyDatabase(), { folder, manifest: { ...manifest, migrations } }),
    ).rejects.toThrow('20991231000000_later is not in this one')
  })

  test('when a row did not arrive: the database is as empty as before, and can be restored into', async () => {
    const { folder, manifest } = backup
    const url = await emptyDatabase()
    const tables = manifest.tables.map((table) =>
      table.name === 'users' ? { ...table, fingerprint: '1' } : table,
    )
    await expect(restoreDatabase(url, { folder, manifest: { ...manifest, tables } })).rejects.toThrow(
      'The rows of users are not those that were backed up',
    )
    expect(await ask(url, 'SELECT count(*)::int AS n FROM orders')).toEqual([{ n: 0 }])
    await restoreDatabase(url, { folder, manifest })
  })
})
