import { describe, expect, test } from 'vitest'
import { personalTableWords } from '../copy/privacy/index.ts'
import { impersonalTables } from './impersonal-tables.ts'
import { personalData, personalTables } from './personal-data.ts'
import { copiedColumns, isDeleted } from './personal-table.ts'
import type { PersonalTable } from './personal-table.ts'

const tables: [string, PersonalTable][] = Object.entries(personalData)

describe.each(tables)('%s', (name, table) => {
  test('goes with its rows, or keeps them without the person', () => {
    const fates = Object.values(table.columns)
    expect(isDeleted(table) ? new Set(fates) : new Set()).toEqual(
      new Set(isDeleted(table) ? ['deleted'] : []),
    )
  })

  test('withholds nothing but what it has', () => {
    const known = Object.keys(table.columns)
    expect((table.withheld ?? []).filter((column) => !known.includes(column))).toEqual([])
  })

  test('has words, and stands in one list only', () => {
    expect(personalTableWords).toHaveProperty(name)
    expect(impersonalTables).not.toContain(name)
  })
})

test('no copy has a secret', () => {
  const copied = personalTables.flatMap((name) => copiedColumns(personalData[name]))
  for (const secret of ['password_hash', 'secret', 'token_hash', 'request_hash', 'response_body']) {
    expect(copied).not.toContain(secret)
  }
})

test('what an order needs to get in is copied, and erased', () => {
  expect(copiedColumns(personalData.orders)).toContain('access')
  expect(personalData.orders.columns.access).toBe('empty')
})
