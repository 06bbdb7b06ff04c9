import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { beforeEach, expect, test, vi } from 'vitest'
import { testDatabaseUrl } from '../test/database.ts'
import { temporaryDirectory } from '../test/temporary-directory.ts'
import { openDatabase } from './database.ts'
import { migrate, migrationsDirectory } from './migrate.ts'

const url = await testDatabaseUrl()
let directory = ''

beforeEach(async () => {
  directory = temporaryDirectory('migrations')
  await ask('DROP SCHEMA public CASCADE; CREATE SCHEMA public')
  return () => rmSync(directory, { recursive: true })
})

function write(name: string, sql: string) {
  mkdirSync(join(directory, name), { recursive: true })
  writeFileSync(join(directory, name, 'migration.sql'), sql)
}

async function ask(text: string): Promise<unknown[]> {
  const database = openDatabase(url)
  try {
    return (await database.sql.query(text)).rows
  } finally {
    await database.close()
  }
}

test('migrations are applied once, in the order of their names', async () => {
  write('2_fill', `INSERT INTO pans VALUES ('copper')`)
  write('1_create', 'CREATE TABLE pans (name text)')
  expect(await migrate(url, directory)).toEqual(['1_create', '2_fill'])
  expect(await migrate(url, directory)).toEqual([])
  expect(await ask('SELECT name FROM pans')).toEqual([{ name: 'copper' }])
})

test('an edited migration is refused, and nothing after it is applied', async () => {
  write('1_create', 'CREATE TABLE pans (name text)')
  await migrate(url, directory)
  write('1_create', 'CREATE TABLE pans (name text, weight int)')
  write('2_fill', `INSERT INTO pans VALUES ('copper')`)
  await expect(migrate(url, directory)).rejects.toThrow('1_create was edited after it was applied')
  expect(await ask('SELECT name FROM pans')).toEqual([])
})

test('a migration that fails leaves nothing behind, and the ones before it stay', async () => {
  write('1_create', 'CREATE TABLE pans (name text)')
  write('2_half', `INSERT INTO pans VALUES ('copper'); SELECT 1 / 0`)
  await expect(migrate(url, directory)).rejects.toThrow('2_half failed')
  expect(await ask('SELECT name FROM pans')).toEqual([])
  expect(await ask('SELECT migration_name FROM _prisma_migrations')).toEqual([{ migration_name: '1_create' }])
})

test('eight servers that start at once apply each migration once', async () => {
  write('1_create', 'CREATE TABLE pans (name text)')
  write('2_fill', `SELECT pg_sleep(0.1); INSERT INTO pans VALUES ('copper')`)
  const applied = await Promise.all(Array.from({ length: 8 }, () => migrate(url, directory)))
  expect(applied.flat().toSorted()).toEqual(['1_create', '2_fill'])
  expect(await ask('SELECT name FROM pans')).toHaveLength(1)
})

const index = `-- migrate: no transaction
-- an index that could not be finished is still there, and is not used
DROP INDEX CONCURRENTLY IF EXISTS pans_by_name;
CREATE INDEX CONCURRENTLY pans_by_name ON pans (name);
`

const validIndexes = () =>
  ask(`SELECT indisvalid AS valid FROM pg_index WHERE indexrelid = to_regclass('pans_by_name')`)

test('a migration whose first line says so is run statement by statement, outside a transaction', async () => {
  write('1_create', 'CREATE TABLE pans (name text)')
  write('2_index', index)
  write('3_fill', `INSERT INTO pans VALUES ('copper')`)
  expect(await migrate(url, directory)).toEqual(['1_create', '2_index', '3_fill'])
  expect(await validIndexes()).toEqual([{ valid: true }])
  expect(await migrate(url, directory)).toEqual([])
})

test('the same statements are refused inside a transaction', async () => {
  write('1_create', 'CREATE TABLE pans (name text)')
  write('2_index', index.replace('-- migrate: no transaction\n', ''))
  await expect(migrate(url, directory)).rejects.toThrow('2_index failed; nothing of it was kept')
})

test('eight servers that start at once build an index once, and none waits for another for ever', async () => {
  write(
    '1_create',
    `CREATE TABLE pans (name text); INSERT INTO pans SELECT 'pan' FROM generate_series(1, 50000)`,
  )
  write('2_index', index)
  write('3_fill', `INSERT INTO pans VALUES ('copper')`)
  const applied = await Promise.all(Array.from({ length: 8 }, () => migrate(url, directory)))
  expect(applied.flat().toSorted()).toEqual(['1_create', '2_index', '3_fill'])
  expect(await validIndexes()).toEqual([{ valid: true }])
})

test('the limits that a pooler left on its connection stop neither a migration nor its wait for another', async () => {
  write('1_slow', 'SELECT pg_sleep(0.2)')
  expect(await migrate(limited('statement_timeout=100'), directory)).toEqual(['1_slow'])
  write('2_slow_outside', '-- migrate: no transaction\nSELECT pg_sleep(0.2);\n')
  expect(await migrate(limited('idle_in_transaction_session_timeout=100'), directory)).toEqual([
    '2_slow_outside',
  ])
})

function limited(setting: string): string {
  const address = new URL(url)
  address.searchParams.set('options', `-c ${setting}`)
  return address.href
}

test('one outside a transaction that fails keeps what came before, is not in the book, and is run again', async () => {
  write('1_create', `CREATE TABLE pans (name text); INSERT INTO pans VALUES ('copper'), ('copper')`)
  write('2_index', index.replace('CREATE INDEX', 'CREATE UNIQUE INDEX'))
  await expect(migrate(url, directory)).rejects.toThrow(
    '2_index failed; its statements before that were kept',
  )
  expect(await validIndexes()).toEqual([{ valid: false }])
  expect(await ask('SELECT migration_name FROM _prisma_migrations')).toEqual([{ migration_name: '1_create' }])
  await ask('DELETE FROM pans')
  expect(await migrate(url, directory)).toEqual(['2_index'])
  expect(await validIndexes()).toEqual([{ valid: true }])
})

test('no lock stays behind, neither after success nor after failure', async () => {
  // pg_locks has those of all databases, and other tests migrate theirs at the same time
  const locks = () =>
    ask(`SELECT pid FROM pg_locks JOIN pg_database ON pg_database.oid = database
      WHERE locktype = 'advisory' AND objid = 72707369 AND datname = current_database()`)
  // what a pooler does: the connection outlives the process that used it
  const kept = vi.spyOn(pg.Client.prototype, 'end').mockImplementation(async () => {})
  write('1_create', 'CREATE TABLE pans (name text)')
  write('2_half', 'SELECT 1 / 0')
  await expect(migrate(url, directory)).rejects.toThrow('2_half failed')
  write('2_half', 'SELECT 1')
  expect(await migrate(url, directory)).toEqual(['2_half'])
  const connections = kept.mock.contexts.filter((context) => context instanceof pg.Client)
  kept.mockRestore()
  expect(connections).toHaveLength(2)
  expect(await locks()).toEqual([])
  await Promise.all(connections.map((client) => client.end()))
})

test('a database with tables of another program is refused, and stays as it is', async () => {
  write('1_create', 'CREATE TABLE pans (name text)')
  await ask('CREATE TABLE cars (name text)')
  await expect(migrate(url, directory)).rejects.toThrow('holds tables of another program (cars)')
  expect(await ask(`SELECT to_regclass('_prisma_migrations') AS book`)).toEqual([{ book: null }])
})

test('the book of another program is refused, that of a newer version is not', async () => {
  write('1_create', 'CREATE TABLE pans (name text)')
  write('2_newer', 'CREATE TABLE lids (name text)')
  await migrate(url, directory)
  rmSync(join(directory, '2_newer'), { recursive: true })
  expect(await migrate(url, directory)).toEqual([])
  await ask(`UPDATE _prisma_migrations SET migration_name = 'init' WHERE migration_name = '1_create'`)
  await expect(migrate(url, directory)).rejects.toThrow('holds tables of another program')
})

test('the book is the one Prisma keeps', async () => {
  await migrate(url, migrationsDirectory)
  const book = await ask(
    'SELECT checksum, finished_at, rolled_back_at, applied_steps_count FROM _prisma_migrations',
  )
  expect(book[0]).toEqual({
    checksum: expect.stringMatching(/^[0-9a-f]{64}$/),
    finished_at: expect.any(Date),
    rolled_back_at: null,
    applied_steps_count: 1,
  })
})
