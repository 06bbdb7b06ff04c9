import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../test/database.ts'
import { allStatements } from './statement.ts'

const source = join(dirname(fileURLToPath(import.meta.url)), '../..')
const { sql } = await testDatabase()

// statements are known once their modules are loaded
beforeAll(async () => {
  for (const file of globSync('{modules,platform,api}/**/*.ts', { cwd: source }))
    if (!file.endsWith('.test.ts')) await import(join(source, file))
})

test('PostgreSQL prepares every statement against the migrated tables', async () => {
  const statements = allStatements()
  expect(statements.length).toBeGreaterThan(200)

  const refused: Record<string, string> = {}
  for (const { name, text } of statements) {
    const problem = await problemOfPreparing(text)
    if (problem) refused[name] = problem
  }
  expect(refused).toEqual({})
})

async function problemOfPreparing(text: string): Promise<string | null> {
  const client = await sql.connect()
  try {
    await client.query(`PREPARE once AS ${text}`)
    await client.query('DEALLOCATE once')
    return null
  } catch (error) {
    return String(error)
  } finally {
    client.release()
  }
}
