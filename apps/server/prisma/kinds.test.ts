import { expect, test } from 'vitest'
import { testDatabase } from '../src/test/database.ts'
import { kinds } from './kinds.ts'

type Check = { table: string; column: string; definition: string }

const database = await testDatabase()

test(`the ${kinds.length} columns that hold kinds take what core lists, and nothing else`, async () => {
  const { inDatabase, inCore } = await compareKinds()
  expect(Object.keys(inDatabase).length).toBeGreaterThan(0)
  expect(inDatabase).toEqual(inCore)
})

/** By column, as 'orders.status': the words that a CHECK of the database lets it hold, and those that core lists. */
async function compareKinds() {
  const { rows } = await database.sql.query<Check>(
    `SELECT c.conrelid::regclass::text AS "table", a.attname AS "column", pg_get_constraintdef(c.oid) AS definition
     FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
     WHERE c.contype = 'c' AND cardinality(c.conkey) = 1`,
  )
  const checks = rows.flatMap(({ table, column, definition }): [string, string[]][] => {
    const [, words] = /(?:= ANY \(|<@ )ARRAY\[(.*)\]/.exec(definition) ?? []
    return words === undefined ? [] : [[`${table}.${column}`, wordsOf(words)]]
  })
  const lists = kinds.map(({ table, column, list }): [string, string[]] => [
    `${table}.${column}`,
    list.toSorted(),
  ])
  return { inDatabase: Object.fromEntries(checks), inCore: Object.fromEntries(lists) }
}

/** Of 'a'::text, 'b'::text. */
function wordsOf(array: string): string[] {
  return [...array.matchAll(/'([^']*)'::text/g)].map(([, word = '']) => word).toSorted()
}
