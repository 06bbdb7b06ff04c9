import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '../../platform/database.ts'
import { migrate, migrationsDirectory } from '../../platform/migrate.ts'
import { testDatabaseUrl } from '../../test/database.ts'
import { temporaryDirectory } from '../../test/temporary-directory.ts'

test('a shop that had products before it forgave typos knows their words', async () => {
  const url = await testDatabaseUrl()
  const first = '20261121000000_foundation'
  const directory = temporaryDirectory('first-migration')
  afterAll(() => rmSync(directory, { recursive: true }))
  cpSync(join(migrationsDirectory, first), join(directory, first), { recursive: true })
  const { sql, close } = openDatabase(url)
  await sql.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public')
  await migrate(url, directory)
  await sql.query(`
    INSERT INTO products (id, slug, name, description, price_cents, image, count_in_stock)
    VALUES ('old', 'old', 'Copper Tagine', 'For couscous.', 100, 'tagine', 1)`)

  await migrate(url)
  const { rows } = await sql.query<{ word: string }>('SELECT word FROM search_words ORDER BY word')
  await close()
  expect(rows.map(({ word }) => word)).toEqual(['copper', 'couscous', 'for', 'tagine'])
})
