import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../test/database.ts'
import { allStatements } from './statement.ts'
import { allTextStatements } from './text-statement.ts'

const source = join(dirname(fileURLToPath(import.meta.url)), '../..')
const { sql } = await testDatabase()

// statements are known once their modules are loaded
beforeAll(async () => {
  for (const file of globSync('{modules,platform,api}/**/*.ts', { cwd: source }))
    if (!file.endsWith('.test.ts')) await import(join(source, file))
})

test('PostgreSQL prepares every statement against the migrated tables', async () => {
  const statements = allStatements()
  expect(statements.length).toBeGreaterThan(2)

  const refused: Record<string, string> = {}
  for (const { name, text } of statements) {
    const problem = await problemOfPreparing(text)
    if (problem) refused[name] = problem
  }
  expect(refused).toEqual({})
})

test('each query that stands as text takes and gives what it declares', async () => {
  const client = await sql.connect()
  for (const { name, text, values, row } of allTextStatements()) {
    await client.query(`PREPARE declared AS ${text}`)
    const { rows } = await client.query<{ takes: string[]; gives: string[] }>(
      `SELECT parameter_types::text[] AS takes, result_types::text[] AS gives
       FROM pg_prepared_statements WHERE name = 'declared'`,
    )
    await client.query('DEALLOCATE declared')
    const none = Object.values(values).map(() => null)
    const { fields } = await client.query(`SELECT * FROM (${text}) asked LIMIT 0`, none)
    expect({
      name,
      takes: rows[0]?.takes,
      gives: fields.map((field, index) => `${field.name} ${rows[0]?.gives[index]}`),
    }).toEqual({
      name,
      takes: Object.values(values).map(withoutMark),
      gives: Object.entries(row).map(([column, type]) => `${column} ${withoutMark(type)}`),
    })
  }
  client.release()
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

function withoutMark(type: string): string {
  return type.replace('?', '')
}
