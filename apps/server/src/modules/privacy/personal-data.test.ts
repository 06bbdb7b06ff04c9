import { impersonalTables, personalData, personalTables, type PersonalTable } from '@trivet/core/privacy'
import { expect, test } from 'vitest'
import { kinds } from '../../../prisma/kinds.ts'
import { testDatabase } from '../../test/database.ts'

type Column = { table: string; column: string; type: string }

const { sql } = await testDatabase()
const { rows: columns } = await sql.query<Column>(
  `SELECT table_name AS "table", column_name AS "column", data_type AS type
   FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
   WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
)
const lists: Record<string, PersonalTable> = personalData
const isKind = ({ table, column }: Column) =>
  kinds.some((kind) => kind.table === table && kind.column === column)
const isPointer = ({ column }: Column) => /^id$|_(id|by)$/.test(column)
const saysWords = (one: Column) =>
  ['text', 'character varying', 'jsonb', 'json', 'ARRAY'].includes(one.type) &&
  !isKind(one) &&
  !isPointer(one)

test('every table is about people, or is said not to be', () => {
  const known = [...personalTables, ...impersonalTables].toSorted()
  expect([...new Set(columns.map(({ table }) => table))].toSorted()).toEqual(known)
})

test('every column with words is answered in core’s list, so that no copy and no erasure forgets one', () => {
  const unanswered = columns.filter((one) => {
    const list = lists[one.table]
    const answered = [...Object.keys(list?.columns ?? {}), ...(list?.impersonal ?? [])]
    return list && saysWords(one) && !answered.includes(one.column)
  })
  expect(unanswered.map(({ table, column }) => `${table}.${column}`)).toEqual([])
})

test('the list names no column that the database does not have', () => {
  const there = new Set(columns.map(({ table, column }) => `${table}.${column}`))
  const named = Object.entries(lists).flatMap(([table, { columns: own, facts = [], impersonal = [] }]) =>
    [...Object.keys(own), ...facts, ...impersonal].map((column) => `${table}.${column}`),
  )
  expect(named.filter((one) => !there.has(one))).toEqual([])
})
