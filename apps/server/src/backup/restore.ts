import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import pg from 'pg'
import { migrate, migrationsDirectory } from '../platform/migrate.ts'
import { readBook } from '../platform/migration-book.ts'
import { readMigrations } from '../platform/migration-files.ts'
import { underLock } from '../platform/migration-lock.ts'
import { checkBooks, type BookCheck } from './books.ts'
import { tablePath, type Manifest } from './backup-folder.ts'
import { copyIn } from './copy-rows.ts'
import { Refusal } from './refusal.ts'
import { copyText, listTables, plainText, quoted, readState, type TableState } from './tables.ts'

type Source = { folder: string; manifest: Manifest }

export type RestoredTable = TableState & { name: string }

/**
 * Brings an empty database to the migrations of the backup, loads its rows in one transaction that is only kept when every
 * row arrived, and migrates on to this release.
 * @returns what was loaded, table by table, and whether the books add up
 */
export async function restoreDatabase(
  url: string,
  source: Source,
): Promise<{ tables: RestoredTable[]; checks: BookCheck[] }> {
  const names = knownMigrations(source)
  return connected(url, async (client) => {
    await refuseUsedDatabase(client)
    await migrate(url, migrationsDirectory, names)
    const tables = await underLock(client, () => load(client, source))
    await migrate(url)
    return { tables, checks: await checkBooks(client) }
  })
}

async function connected<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'trivet-restore' })
  // unheard, the error of a connection that breaks would end the process; the query fails with it as well
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** @throws Refusal when this release does not know how the backup's tables are made */
export function knownMigrations({ folder, manifest }: Source): Set<string> {
  const ours = new Map(readMigrations(migrationsDirectory).map(({ name, checksum }) => [name, checksum]))
  const foreign = manifest.migrations.find(({ name, checksum }) => ours.get(name) !== checksum)
  if (foreign) {
    throw new Refusal(
      `${folder} was made by another release, whose migration ${foreign.name} is not in this one. ` +
        'Restore it with that release or a newer one.',
    )
  }
  return new Set(manifest.migrations.map(({ name }) => name))
}

/** One that was migrated, and has neither people nor orders, is as good as an empty one. */
async function refuseUsedDatabase(client: pg.Client): Promise<void> {
  const names = (await listTables(client)).map(({ name }) => name)
  const { rows } =
    names.includes('users') && names.includes('orders')
      ? await client.query('SELECT 1 FROM users UNION ALL SELECT 1 FROM orders LIMIT 1')
      : { rows: names }
  if (rows.length === 0) return
  throw new Refusal(
    'The database of DATABASE_URL is not empty. Make a new one (CREATE DATABASE …), restore into that and point the ' +
      'servers at it: what is in this one stays until you drop it.',
  )
}

/** With triggers off, for the rows are there already that they would write, and foreign keys made anew over all rows. */
async function load(client: pg.Client, source: Source): Promise<RestoredTable[]> {
  await client.query(plainText)
  const { tables, migrations, sequences } = source.manifest
  if ((await readBook(client)).size !== migrations.length) {
    throw new Refusal('The database has migrations that the backup has not. Restore into an empty one.')
  }
  const names = (await listTables(client)).map(({ name }) => name)
  const foreign = tables.find(({ name }) => !names.includes(name))
  if (foreign) throw new Refusal(`${source.folder} has a table ${foreign.name}, which no migration makes.`)

  const keys = await foreignKeys(client)
  for (const { table, name } of keys) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`)
  for (const name of names) await client.query(`ALTER TABLE ${quoted(name)} DISABLE TRIGGER USER`)
  await client.query(`TRUNCATE ${names.map(quoted).join()}`)
  const loaded: RestoredTable[] = []
  for (const table of tables) {
    const rows = createReadStream(join(source.folder, tablePath(table.name)))
    await pipeline(rows, createGunzip(), (text) => copyIn(client, copyText(table, 'FROM STDIN'), text))
    const state = await readState(client, table)
    if (state.fingerprint !== table.fingerprint || state.rows !== table.rows) {
      throw new Error(`The rows of ${table.name} are not those that were backed up`)
    }
    loaded.push({ name: table.name, ...state })
  }
  for (const name of names) await client.query(`ALTER TABLE ${quoted(name)} ENABLE TRIGGER USER`)
  for (const { table, name, text } of keys) {
    await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${text}`)
  }
  for (const { name, last } of sequences) await client.query('SELECT setval($1, $2)', [quoted(name), last])
  await client.query(`ANALYZE ${names.map(quoted).join()}`)
  return loaded
}

type ForeignKey = { table: string; name: string; text: string }

async function foreignKeys(client: pg.Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(`
    SELECT conrelid::regclass::text AS table, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS text
    FROM pg_constraint WHERE contype = 'f' AND connamespace = current_schema()::regnamespace`)
  return rows
}
