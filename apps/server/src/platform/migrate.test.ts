import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
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
